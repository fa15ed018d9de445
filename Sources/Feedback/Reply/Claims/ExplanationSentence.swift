import Turkish

/// A sentence of an explanation, split into clauses and words.
struct ExplanationSentence: Equatable, Sendable {
  var clauses: [[ExplanationWord]]
  /// Whether the sentence is complete: it ends with punctuation or a line end.
  var isEnded: Bool

  var words: [ExplanationWord] { clauses.flatMap(\.self) }

  /// The clauses, also split at quotation marks.
  var phrases: [[ExplanationWord]] {
    clauses.flatMap { clause in
      clause.reduce(into: [[ExplanationWord]]()) { phrases, word in
        if phrases.last?.last?.isQuoted == word.isQuoted {
          phrases[phrases.count - 1].append(word)
        } else {
          phrases.append([word])
        }
      }
    }
  }

  /// Returns the sentences of a text.
  static func all(in text: String) -> [ExplanationSentence] {
    var splitter = SentenceSplitter()
    for scalar in withoutOptionalLetters(text) { splitter.append(scalar) }
    return splitter.finish()
  }

  /// Removes the optional letters of an ending with their brackets: -(y)e, -(s)i(n).
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

/// A splitter of scalars into words, clauses and sentences.
private struct SentenceSplitter {
  private var sentences: [ExplanationSentence] = []
  private var clauses: [[ExplanationWord]] = []
  private var clause: [ExplanationWord] = []
  private var word = String.UnicodeScalarView()
  private var isQuoted = false
  private var wasQuote = false
  /// Whether punctuation has come that ends the sentence if a space follows.
  private var mayEnd = false
  /// Whether the space has followed, and the punctuation was inside quotation marks.
  private var mayGoOn = false

  private static let ends = ".!?…".unicodeScalars
  private static let breaks = ",;:()[]–—→".unicodeScalars
  private static let quotes = "\"“”«»„".unicodeScalars

  mutating func append(_ scalar: Unicode.Scalar) {
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
      // The same mark opens in one language and closes in another.
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

  mutating func finish() -> [ExplanationSentence] {
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
    clause.append(ExplanationWord(text, isQuoted: isQuoted))
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
    if !clauses.isEmpty {
      sentences.append(ExplanationSentence(clauses: clauses, isEnded: isEnded))
    }
    clauses = []
    (mayEnd, mayGoOn, isQuoted) = (false, false, false)
  }
}
