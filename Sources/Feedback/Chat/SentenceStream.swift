/// Parts a text that comes in pieces into sentences, so that each can be judged before it is shown.
///
/// A sentence ends with its stop and the space after it, or with its line. A text that begins like an
/// object or code is held back until its end: no part of it is a sentence.
public struct SentenceStream: Sendable {
  private var held = ""
  private var isObject = false
  private var hasBegun = false

  /// Waits for the first piece.
  public init() {}

  /// Takes the next piece and gives the sentences that it completes, each with the space after it.
  public mutating func append(_ piece: String) -> [String] {
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

  /// What is left when no piece follows; `isWhole` if the text has come to its own end.
  ///
  /// Of an object this is its one text. A sentence that is not finished is dropped.
  public mutating func finish(isWhole: Bool) -> [String] {
    defer { held = "" }
    if !isObject { return isWhole && !held.isBlank ? [held] : [] }
    guard let text = Self.onlyText(in: held) else { return held.isBlank ? [] : [held] }
    var inner = SentenceStream()
    return inner.append(text) + inner.finish(isWhole: true)
  }

  /// After the stop, the quotes and brackets around it, and the space; nil while more may belong to it.
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

  /// The text of an object that has but one, or one by a usual name.
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
    guard chosen.count == 1, let only = chosen.first?.1, ReadReply.isPlain(only) else { return nil }
    return only
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
