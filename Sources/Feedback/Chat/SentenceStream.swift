/// A splitter of streamed text into sentences, so that each can be judged before it is shown.
///
/// A sentence ends with its punctuation and the space after it, or with its line. A text that begins
/// like an object or code is held back until the end, since no part of it is a sentence.
package struct SentenceStream: Sendable {
  private var held = ""
  private var isObject = false
  private var hasBegun = false

  /// Creates an empty stream.
  package init() {}

  /// Appends a piece and returns the sentences that it completes, each with the space after it.
  package mutating func append(_ piece: String) -> [String] {
    held += piece
    if !hasBegun, let first = held.first(where: { !$0.isWhitespace }) {
      hasBegun = true
      isObject = first == "{" || first == "[" || first == "`"
    }
    guard hasBegun, !isObject else { return [] }
    var sentences: [String] = []
    while let end = Self.endOfSentence(in: held) {
      sentences.append(String(held[..<end]))
      held.removeSubrange(..<end)
    }
    return sentences
  }

  /// Ends the text and returns the rest; `isWhole` says that the text did not break off.
  ///
  /// For an object the rest is its only text. An unfinished sentence is dropped.
  package mutating func finish(isWhole: Bool) -> [String] {
    defer { held = "" }
    if !isObject { return isWhole && !held.isBlank ? [held] : [] }
    guard let text = Self.onlyText(in: held) else { return held.isBlank ? [] : [held] }
    var inner = SentenceStream()
    return inner.append(text) + inner.finish(isWhole: true)
  }

  /// Returns the index after the punctuation, closing quotes and space; nil if more may follow.
  private static func endOfSentence(in text: String) -> String.Index? {
    var place = text.startIndex
    while place < text.endIndex {
      let character = text[place]
      place = text.index(after: place)
      let rest = text[place...]
      if character.isNewline { return afterSpace(rest) }
      guard ".!?…".contains(character) else { continue }
      let closed = rest.drop { "\"”’»')*_.!?…".contains($0) }
      guard let next = closed.first else { return nil }
      if next.isWhitespace { return afterSpace(closed) }
    }
    return nil
  }

  private static func afterSpace(_ text: Substring) -> String.Index {
    text.firstIndex { !$0.isWhitespace } ?? text.endIndex
  }

  /// Returns the only text of an object, or the only one with a usual name.
  private static func onlyText(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let start = scalars.firstIndex(of: "{"),
      case .object(let members) = LooseJSON.read(scalars, from: start)
    else { return nil }
    let texts = members.compactMap { member in
      if case .text(let text) = member.value { (member.name, text) } else { nil }
    }
    let named = texts.filter {
      ["answer", "content", "message", "reply", "response", "text"].contains($0.0)
    }
    let chosen = named.count == 1 ? named : texts
    guard chosen.count == 1, let only = chosen.first?.1, ParsedReply.isPlain(only) else {
      return nil
    }
    return only
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
