/// The text of a field of Anki, which is HTML, and plain text.
package enum AnkiField {
  /// What a field says, freed of HTML.
  package struct Content: Sendable, Equatable {
    package var text = ""
    /// Names of picture files.
    package var images: [String] = []
    /// Names of sound files.
    package var sounds: [String] = []
  }

  /// Plain text as a field: signs of HTML escaped, line ends as `<br>`, spaces that a page would
  /// leave out as such that it keeps.
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

  /// The text of a field as a page shows it.
  package static func content(_ html: String) -> Content {
    let content = HTMLReader.content(of: SourcedHTML(html))
    return Content(text: content.text, images: content.images, sounds: content.sounds)
  }
}
