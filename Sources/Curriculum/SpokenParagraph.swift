/// A paragraph as it is said: `Elif: Merhaba.` is said by Elif, without her name.
package struct SpokenParagraph: Sendable, Equatable {
  /// The person who speaks; nil for a narrator.
  package let speaker: String?
  package let text: String

  package init(_ paragraph: String) {
    let colon = paragraph.firstIndex(of: ":")
    let rest = colon.map { paragraph[paragraph.index(after: $0)...] }
    guard let colon, let rest, rest.first == " ", Self.isName(String(paragraph[..<colon])) else {
      (speaker, text) = (nil, paragraph)
      return
    }
    (speaker, text) = (String(paragraph[..<colon]), String(rest.dropFirst()))
  }

  /// Whether a text is one to three words with capitals, as a name or "Ayşe Hanım" is.
  static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return (1...3).contains(words.count)
      && words.allSatisfy { word in
        word.first?.isUppercase == true && word.allSatisfy { $0.isLetter || $0 == "'" }
      }
  }
}
