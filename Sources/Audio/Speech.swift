/// Something to be said aloud.
package struct Speech: Sendable, Equatable {
  package let text: String
  /// The number of the person who speaks, from 0; each has a voice of its own where there are several.
  package let speaker: Int
  /// Whether it is said at about 60 % of the usual speed.
  package let isSlow: Bool

  package init(_ text: String, speaker: Int = 0, isSlow: Bool = false) {
    self.text = SpokenText.prepared(text)
    self.speaker = speaker
    self.isSlow = isSlow
  }

  /// Returns the parts of a text whose paragraphs are those of a narrator or of a dialogue: each
  /// paragraph begins with the name of the person and a colon, which are not said.
  package static func parts(of paragraphs: [String], isSlow: Bool = false) -> [Speech] {
    var speakers: [Substring] = []
    return paragraphs.map { paragraph in
      guard let name = name(in: paragraph) else { return Speech(paragraph, isSlow: isSlow) }
      let number = speakers.firstIndex(of: name) ?? speakers.count
      if number == speakers.count { speakers.append(name) }
      return Speech(
        String(paragraph[name.endIndex...].dropFirst()),
        speaker: number + 1,
        isSlow: isSlow
      )
    }
    .filter { !$0.text.isEmpty }
  }

  /// Returns the name before the colon; nil if the paragraph doesn't begin with one.
  private static func name(in paragraph: String) -> Substring? {
    guard let colon = paragraph.firstIndex(of: ":") else { return nil }
    let name = paragraph[..<colon]
    let words = name.split(separator: " ")
    let next = paragraph.index(after: colon)
    guard (1...3).contains(words.count), next < paragraph.endIndex, paragraph[next] == " ",
      words.allSatisfy({ word in
        word.first?.isUppercase == true && word.allSatisfy { $0.isLetter || $0 == "'" }
      })
    else { return nil }
    return name
  }
}
