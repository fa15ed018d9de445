/// Conversion between plain text and the HTML of Anki's fields.
package enum AnkiField {
  /// The plain text of a field with the names of its media files.
  package struct Content: Sendable, Equatable {
    package var text = ""
    /// Names of picture files.
    package var images: [String] = []
    /// Names of sound files.
    package var sounds: [String] = []
  }

  /// Returns plain text as HTML: special characters are escaped, line endings become `<br>`, and
  /// further spaces in a row become `&nbsp;`.
  package static func html(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 < 0x20 || "&<>\"".utf8.contains($0) }),
      text.utf8.firstRange(of: "  ".utf8) == nil
    {
      return text
    }
    var html = ""
    var isAfterSpace = false
    for character in text {
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "\t": html += "&#9;"
      case "\n", "\r\n": html += "<br>"
      case " " where isAfterSpace: html += "&nbsp;"
      default: html.append(character)
      }
      isAfterSpace = character == " " || character == "\n"
    }
    return html
  }

  /// Returns the text of a field as a browser would show it.
  package static func content(_ html: String) -> Content {
    let content = HTMLReader.content(of: SourcedHTML(html))
    return Content(text: content.text, images: content.images, sounds: content.sounds)
  }
}
