/// A typed "I don't know", which is no attempt at an answer.
enum UnknownReply {
  private static let phrases: Set<String> = [
    "i dont know", "dont know", "i do not know", "idk", "dunno", "no idea", "bilmiyorum",
    "ben bilmiyorum", "bilmem",
  ]

  /// Whether a text says only that the learner doesn't know, or is nothing but question marks.
  static func matches(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    if !signs.isEmpty, signs.allSatisfy({ $0 == "?" }) { return true }
    let words = text.lowercased().filter { $0.isLetter || $0.isWhitespace }
      .split(whereSeparator: \.isWhitespace)
    return phrases.contains(words.joined(separator: " "))
  }
}
