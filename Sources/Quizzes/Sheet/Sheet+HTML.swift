import Coordination
import Curriculum
import Interface
import TextSafety

extension Sheet {
  /// The sheet as a page for paper: one file, without scripts and without anything from outside.
  package func html(withKey: Bool) -> String {
    let title = SafeText(line: sections.map(\.title).joined(separator: " · "))
    return """
      <!DOCTYPE html>
      <html lang="\(InterfaceLanguage.current.rawValue)">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'"/>
      \(HTMLText.element("title", title))
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <p class="head"><span>\(Self.escaped(SheetWording.name))</span><span>\
      \(Self.escaped(SheetWording.date))</span><span>\(Self.escaped(SheetWording.points(count)))</span></p>
      \(sections.map(html).joined())</main>
      \(withKey ? keyHTML : "")</body>
      </html>

      """
  }

  private static func escaped(_ text: SafeText) -> String { HTMLText.escaped(text.string) }

  private static func paragraph(_ text: String, _ attributes: String = "") -> String {
    HTMLText.element("p", SafeText(line: text), attributes) + "\n"
  }

  private func html(of section: Section) -> String {
    "<h1>\(HTMLText.escaped(section.title))</h1>\n" + section.blocks.map(html).joined()
  }

  private func html(of block: Block) -> String {
    switch block {
    case .text(let paragraphs, let glosses):
      return "<div class=\"text\">\n"
        + paragraphs.map { Self.paragraph($0, "lang=\"tr\"") }.joined()
        + Self.html(of: glosses) + "</div>\n"
    case .heard: return HTMLText.element("p", SheetWording.heard) + "\n"
    case .rule(let screen): return Self.html(of: screen)
    case .items(let group):
      let start = group.items.first?.number ?? 1
      return HTMLText.element("h2", group.instruction) + "\n<ol start=\"\(start)\">\n"
        + group.items.map(Self.html).joined() + "</ol>\n"
    }
  }

  private static func html(of glosses: [Glossary.Gloss]) -> String {
    if glosses.isEmpty { return "" }
    let words = glosses.map { gloss in
      "<b lang=\"tr\">\(HTMLText.escaped(gloss.word))</b> \(HTMLText.escaped(gloss.meaning))"
    }
    return "<p class=\"soft\">\(words.joined(separator: " · "))</p>\n"
  }

  private static func html(of screen: GrammarScreen) -> String {
    var html = "<div class=\"text\">\n" + HTMLText.element("h3", SafeText(line: screen.title.text))
    var isTable = false
    for line in screen.lines {
      if case .row(let cells, _) = line {
        html += isTable ? "" : "<table>"
        isTable = true
        let row = cells.map { HTMLText.element("td", SafeText(line: $0)) }.joined()
        html += "<tr>\(row)</tr>\n"
        continue
      }
      if isTable { html += "</table>\n" }
      isTable = false
      switch line {
      case .sentence(let text): html += paragraph(text.text)
      case .example(let turkish, let english): html += paragraph("\(turkish.text) – \(english)")
      case .row: continue
      }
    }
    return html + (isTable ? "</table>\n" : "") + "</div>\n"
  }

  private static func html(of item: SheetItem) -> String {
    var html = "<li>"
    for (place, line) in item.lines.enumerated() {
      let text = HTMLText.escaped(line)
        .replacing(SheetItem.gap, with: "<span class=\"gap\">&#160;</span>")
      html += place == 0 ? text : "<br/>\(text)"
    }
    if !item.options.isEmpty {
      let options = item.options.map { HTMLText.element("li", SafeText(line: $0)) }
      html += "<ol class=\"options\">\(options.joined())</ol>"
    }
    if let sides = item.sides {
      let firsts = sides.firsts.map { first in
        "<li><span class=\"short\">&#160;</span> \(HTMLText.escaped(first))</li>"
      }
      let seconds = sides.seconds.map { HTMLText.element("li", SafeText(line: $0)) }
      html +=
        "<div class=\"sides\"><ol>\(firsts.joined())</ol>"
        + "<ol class=\"options\">\(seconds.joined())</ol></div>"
    }
    html += String(repeating: "<div class=\"line\"></div>", count: item.room)
    return html + "</li>\n"
  }

  private var keyHTML: String {
    var html = "<section class=\"key\">\n" + HTMLText.element("h1", SheetWording.answers) + "\n"
    for section in sections {
      html += HTMLText.element("h2", SafeText(line: section.title)) + "\n"
      for block in section.blocks {
        switch block {
        case .heard(let paragraphs):
          html += HTMLText.element("p", SheetWording.readOut, "class=\"soft\"") + "\n"
          html += paragraphs.map { Self.paragraph($0, "lang=\"tr\"") }.joined()
        case .items(let group):
          for item in group.items where !item.key.isEmpty {
            html += Self.paragraph("\(item.number). \(item.key)")
          }
        case .text, .rule: continue
        }
      }
    }
    return html + "</section>\n"
  }

  /// Black on white; the answers begin on a page of their own.
  private static let style = """
    @page { size: A4; margin: 18mm 16mm; }
    html { background: #fff; color: #000; font: 15px/1.5 "DejaVu Sans", system-ui, sans-serif; }
    main, .key { max-width: 46rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.3rem; margin: 1.2rem 0 .4rem; } h2 { font-size: 1rem; margin: 1.1rem 0 .3rem; }
    h3 { font-size: 1rem; margin: 0 0 .3rem; } p { margin: .25rem 0; }
    .soft { color: #444; font-size: .87rem; }
    .head { display: flex; gap: 1rem; } .head span { border-bottom: 1px solid #000; flex: 1; }
    .head span:first-child { flex: 2; } .text { border-left: 2px solid #888; padding: 0 .8rem; }
    ol { margin: .2rem 0; padding-left: 2rem; } ol > li { margin: .5rem 0; break-inside: avoid; }
    .options { list-style: lower-alpha; } .options > li { margin: .1rem 0; }
    .line { border-bottom: 1px solid #777; height: 2.1rem; }
    .gap { display: inline-block; min-width: 8rem; border-bottom: 1px solid #000; }
    .short { display: inline-block; min-width: 2.2rem; border-bottom: 1px solid #000; }
    .sides { display: flex; gap: 2rem; } td { padding: .1rem 1rem .1rem 0; }
    .key { break-before: page; } .key p { margin: .1rem 0; }
    h1, h2, h3 { break-after: avoid; }
    @media print { html { font-size: 12px; } main, .key { max-width: none; padding: 0; } }
    """
}
