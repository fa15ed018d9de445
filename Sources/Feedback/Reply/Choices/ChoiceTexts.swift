import Turkish

/// The words of a question, its options and its text.
struct ChoiceTexts: Sendable {
  /// The options with their words; the longest first, so that a part of another does not hide it.
  private let options: [(role: OptionMention.Role, words: [[UInt8]])]
  /// The question, the lines, the options and the author's reason, each as words.
  private let texts: [[[UInt8]]]
  /// The beginnings of the words by which an explanation shows that it is about this question.
  private let telling: Set<[UInt8]>

  /// The number of first letters that identify a word.
  private static let tellingLetters = 4
  /// The fewest letters of a telling word: ve, bir and da are in every text.
  private static let fewestLetters = 3

  init(_ request: ExplanationRequest, _ choice: ChoiceQuestion) {
    let all = [request.rightAnswer, request.answer] + choice.options
    var known: [[[UInt8]]] = []
    var options: [(role: OptionMention.Role, words: [[UInt8]])] = []
    for (place, option) in all.enumerated() {
      let words = Self.words(of: option)
      guard !words.isEmpty, !known.contains(words) else { continue }
      known.append(words)
      options.append((place == 0 ? .key : place == 1 ? .taken : .other, words))
    }
    self.options = options.sorted { $0.words.count > $1.words.count }
    let sentences =
      [choice.question, request.teacherNote ?? ""] + choice.lines + choice.evidence + all
    texts = sentences.map(Self.words)
    let named = choice.evidence + [request.rightAnswer, request.answer, choice.question]
    telling = Set(
      named.flatMap(Self.words).filter { $0.count >= Self.fewestLetters }
        .map { Array($0.prefix(Self.tellingLetters)) }
    )
  }

  /// Returns the normalised words of a text.
  static func words(of text: String) -> [[UInt8]] {
    PlainWords.bare(PlainWords.all(in: text)).filter { !$0.isEmpty }
  }

  /// All words.
  var allWords: Set<[UInt8]> { Set(texts.flatMap(\.self)) }

  /// Whether the words are in one of the texts, in this order.
  func contain(_ words: [[UInt8]]) -> Bool { texts.contains { $0.contains(words) } }

  /// Whether a text names a word of the question, of an option or of the evidence.
  func areNamed(in text: String) -> Bool {
    if telling.isEmpty { return true }
    let told = Self.words(of: text) + Self.words(of: PlainWords.joined(text))
    return told.contains { telling.contains(Array($0.prefix(Self.tellingLetters))) }
  }

  /// Returns the options that a sentence names, in order.
  func options(in words: [ExplanationWord]) -> [OptionMention] {
    var mentions: [OptionMention] = []
    var place = 0
    while place < words.count {
      let rest = words[place...].map(\.bytes)
      let found = options.first { option in
        guard rest.starts(with: option.words) else { return false }
        // A single word may be any word of the sentence unless it is quoted.
        return option.words.count > 1 || words[place].isQuoted
      }
      guard let found else {
        place += 1
        continue
      }
      mentions.append(OptionMention(role: found.role, range: place..<place + found.words.count))
      place += found.words.count
    }
    return mentions
  }

  /// Returns the text without the quotations that are in the texts; they are in Turkish.
  func withoutQuotations(_ text: String) -> String {
    var rest = ""
    var quotation: String?
    for character in text {
      guard "\"“”«»„".contains(character) else {
        if quotation == nil { rest.append(character) } else { quotation?.append(character) }
        continue
      }
      guard let ended = quotation else {
        quotation = ""
        continue
      }
      rest += contain(Self.words(of: ended)) ? " " : ended
      quotation = nil
    }
    return rest + (quotation ?? "")
  }
}

/// A place where a sentence names an option.
struct OptionMention: Equatable, Sendable {
  var role: Role
  var range: Range<Int>

  enum Role: Equatable, Sendable {
    case key, taken, other
  }
}
