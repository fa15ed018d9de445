import Interface
import TextSafety

/// A page for the browser and for paper: one file, without scripts and without anything from outside.
enum ClassPage {
  static func text(title: SafeText, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(InterfaceLanguage.current.rawValue)">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'"/>
    \(HTMLText.element("title", title))
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    \(HTMLText.element("h1", title))
    \(body)</main>
    </body>
    </html>

    """
  }

  static func section(_ heading: SafeText, _ body: String) -> String {
    body.isEmpty ? "" : "<section>\n\(HTMLText.element("h2", heading))\n\(body)</section>\n"
  }

  static func paragraph(_ text: SafeText, _ attributes: String = "") -> String {
    HTMLText.element("p", text, attributes) + "\n"
  }

  /// Light and plain, and black on white on paper.
  private static let style = """
    html { background: #fff; color: #1b1b1f; font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 54rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    p, li { max-width: 42rem; margin: .2rem 0; } .soft { color: #5a5a66; }
    ol > li { margin: 1rem 0; } .wide { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; font-weight: 600; padding: .3rem 0; }
    th, td { text-align: left; vertical-align: top; padding: .15rem .7rem .15rem 0;
      border-bottom: 1px solid #767685; overflow-wrap: anywhere; }
    th[scope="col"] { overflow-wrap: normal; }
    th[scope="row"] { font-weight: 400; min-width: 6rem; }
    @media print {
      html { color: #000; font-size: 12px; } main { max-width: none; padding: 0; }
      .wide { overflow: visible; } tr, li { break-inside: avoid; } h2 { break-after: avoid; }
      thead { display: table-header-group; }
    }
    """
}
