/// Text and elements of an HTML page, which is also well-formed XML.
package enum HTMLText {
  /// Returns a text for an element or an attribute in quotation marks.
  ///
  /// Characters that XML forbids, and marks of text direction, are left out.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00...0x1F, 0x7F...0x9F: false
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: false
    case 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// Returns an element with a text.
  package static func element(
    _ name: String,
    _ text: SafeText,
    _ attributes: String = ""
  ) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text.string))</\(name)>"
  }

  /// Returns a table; the first cell of each row is its heading.
  package static func table(
    _ caption: SafeText,
    head: [SafeText],
    rows: [[SafeText]]
  ) -> String {
    let columns = head.map { element("th", $0, "scope=\"col\"") }.joined()
    let body = rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index == 0 ? element("th", cell, "scope=\"row\"") : element("td", cell)
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    // A table that scrolls is reached by the keyboard, and then needs a name.
    let name = escaped(caption.string)
    return "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"\(name)\"><table>\n"
      + "\(element("caption", caption))\n"
      + "<thead><tr>\(columns)</tr></thead>\n<tbody>\n\(body.joined())</tbody>\n</table></div>\n"
  }
}
