import Turkish

/// A sentence of an explanation, as clauses of words.
struct ToldSentence: Equatable, Sendable {
  var clauses: [[ToldWord]]
  /// Whether it comes to its end: a full stop, or the end of a line.
  var isEnded: Bool

  var words: [ToldWord] { clauses.flatMap(\.self) }

  /// The clauses, parted further where quotation marks begin or end.
  var phrases: [[ToldWord]] {
    clauses.flatMap { clause in
      clause.reduce(into: [[ToldWord]]()) { phrases, word in
        if phrases.last?.last?.isQuoted == word.isQuoted {
          phrases[phrases.count - 1].append(word)
        } else {
          phrases.append([word])
        }
      }
    }
  }

  /// The sentences of a text.
  static func all(in text: String) -> [ToldSentence] {
    var splitter = SentenceSplitter()
    for scalar in withoutOptionalLetters(text) { splitter.take(scalar) }
    return splitter.finish()
  }

  /// The scalars without the brackets of an ending's optional letters: -(y)e, -(s)i(n).
  private static func withoutOptionalLetters(_ text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    var result: [Unicode.Scalar] = []
    var place = 0
    while place < scalars.count {
      let follows = result.last.map { $0.isHyphen || $0.properties.isAlphabetic } ?? false
      if follows, scalars[place] == "(",
        let end = (1...2).map({ place + 1 + $0 }).first(where: {
          $0 < scalars.count && scalars[$0] == ")"
        }), scalars[(place + 1)..<end].allSatisfy(\.properties.isAlphabetic)
      {
        place = end + 1
      } else {
        result.append(scalars[place])
        place += 1
      }
    }
    return result
  }
}

/// Parts scalars into words, clauses and sentences.
private struct SentenceSplitter {
  private var sentences: [ToldSentence] = []
  private var clauses: [[ToldWord]] = []
  private var clause: [ToldWord] = []
  private var word = String.UnicodeScalarView()
  private var isQuoted = false
  private var wasQuote = false
  /// A sign that ends a sentence if a space follows.
  private var mayEnd = false
  /// Whether the space has followed, and the sign was inside quotation marks.
  private var mayGoOn = false

  private static let ends = ".!?…".unicodeScalars
  private static let breaks = ",;:()[]–—→".unicodeScalars
  private static let quotes = "\"“”«»„".unicodeScalars

  mutating func take(_ scalar: Unicode.Scalar) {
    if mayGoOn, !scalar.properties.isWhitespace {
      // “Okula!” he says.
      if scalar.properties.isLowercase { endClause() } else { endSentence(isEnded: true) }
      (mayEnd, mayGoOn) = (false, false)
    }
    if scalar.properties.isWhitespace || Self.isLineEnd(scalar) {
      endWord()
      if Self.isLineEnd(scalar) {
        endSentence(isEnded: true)
      } else if mayEnd, wasQuote {
        mayGoOn = true
      } else if mayEnd {
        endSentence(isEnded: true)
      }
    } else if Self.ends.contains(scalar) {
      endWord()
      mayEnd = true
    } else if Self.quotes.contains(scalar) {
      endWord()
      // The same sign opens in one language and closes in another.
      isQuoted.toggle()
      wasQuote = true
      return
    } else if Self.breaks.contains(scalar) {
      endWord()
      if scalar == "(", !clause.isEmpty { clause[clause.count - 1].isGlossed = true }
      endClause()
    } else if scalar.properties.isAlphabetic || scalar.isHyphen || scalar.isApostrophe
      || scalar.properties.numericType != nil || Composition.isCombining(scalar)
    {
      mayEnd = false
      word.append(scalar)
    } else {
      endWord()
    }
    wasQuote = false
  }

  mutating func finish() -> [ToldSentence] {
    endWord()
    endSentence(isEnded: mayEnd)
    return sentences
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private mutating func endWord() {
    while let last = word.last, last.isApostrophe { word.removeLast() }
    let text = String(word.drop(while: \.isApostrophe))
    word = String.UnicodeScalarView()
    guard text.unicodeScalars.contains(where: { !$0.isHyphen }) else { return endDash(text) }
    clause.append(ToldWord(text, isQuoted: isQuoted))
  }

  /// A hyphen between spaces is a dash.
  private mutating func endDash(_ text: String) {
    if !text.isEmpty { endClause() }
  }

  private mutating func endClause() {
    if !clause.isEmpty { clauses.append(clause) }
    clause = []
  }

  private mutating func endSentence(isEnded: Bool) {
    endClause()
    if !clauses.isEmpty { sentences.append(ToldSentence(clauses: clauses, isEnded: isEnded)) }
    clauses = []
    (mayEnd, mayGoOn, isQuoted) = (false, false, false)
  }
}
