/// A model's reply to ``PromptName/explainError`` after parsing, before it is judged.
package enum ParsedReply: Sendable, Equatable {
  /// The fields of an object of the schema.
  case fields(PartialReply)
  /// Plain text without signs of an object.
  case text(String)
  /// It has signs of an object or of markup, but no readable explanation.
  case unreadable

  /// Parses a reply of any form.
  ///
  /// It accepts the object of the schema with text, a code fence or other objects around it, with
  /// single quotes, and with missing fields or fields of another type; and it accepts plain text.
  package init(_ reply: String) {
    let scalars = Array(reply.unicodeScalars)
    guard let start = Self.start(in: scalars) else {
      if let fields = Self.fieldsOfLines(reply).flatMap(PartialReply.init) {
        self = .fields(fields)
      } else {
        self = Self.isPlain(reply) ? .text(Self.unmarked(reply)) : .unreadable
      }
      return
    }
    // A cut or broken object is not searched: a part of it may say the opposite.
    guard let value = LooseJSON.read(scalars, from: start) else {
      self = .unreadable
      return
    }
    var found = Self.replies(in: value, named: [PartialReply.textName], depth: 0)
    if found.isEmpty {
      found = Self.replies(in: value, named: PartialReply.otherTextNames, depth: 0)
    }
    if found.count == 1, let fields = PartialReply(found[0]) {
      self = .fields(fields)
    } else {
      self = found.isEmpty && Self.isPlain(reply) ? .text(Self.unmarked(reply)) : .unreadable
    }
  }

  private static let deepest = 4

  /// Returns the index of the first bracket before JSON, or of a string that contains an object.
  private static func start(in scalars: [Unicode.Scalar]) -> Int? {
    if let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[first] == "\"", case .text(let inner) = LooseJSON.read(scalars, from: first),
      inner.contains("{")
    {
      return first
    }
    return scalars.indices.first { place in
      guard begins(scalars[place]) else { return false }
      let next = scalars[(place + 1)...].first { !$0.properties.isWhitespace }
      return next.map { "{}\"'“[/".unicodeScalars.contains($0) } ?? true
    }
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool { scalar == "{" || scalar == "[" }

  /// Returns the objects with an explanation: the value itself, or objects nested in it.
  private static func replies(
    in value: LooseJSON,
    named names: Set<String>,
    depth: Int
  ) -> [[LooseJSON.Member]] {
    guard depth < deepest else { return [] }
    switch value {
    case .object(let members):
      let texts = members.filter { names.contains($0.name) && $0.value.isWords }
      if texts.contains(where: { isPlain($0.value.words ?? "") }) { return [members] }
      return members.filter { $0.name != "error" }
        .flatMap { replies(in: $0.value, named: names, depth: depth + 1) }
    case .list(let values):
      return values.flatMap { replies(in: $0, named: names, depth: depth + 1) }
    case .text(let text):
      let scalars = Array(text.unicodeScalars)
      guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        begins(scalars[first]), let inner = LooseJSON.read(scalars, from: first)
      else { return [] }
      return replies(in: inner, named: names, depth: depth + 1)
    case .null, .flag, .number: return []
    }
  }

  /// Returns the fields of a reply that is written as lines `name: text`; nil if there are none.
  private static func fieldsOfLines(_ reply: String) -> [LooseJSON.Member]? {
    let known: Set = ["verdict_agrees", "corrected", "hint", "confidence", PartialReply.textName]
    var members: [LooseJSON.Member] = []
    for line in unmarked(reply).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      let name = parts[0].lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "\"" }
      if parts.count == 2, known.contains(name) || name == "example" || name == "edits" {
        members.append(LooseJSON.Member(name: name, value: .text(parts[1].trimmingSpace)))
      } else if let last = members.last, case .text(let text) = last.value {
        let more = text.isEmpty ? String(line).trimmingSpace : text + " " + line
        members[members.count - 1].value = .text(more)
      } else {
        return nil
      }
    }
    return members.count > 1 ? members : nil
  }

  /// Whether a text has no signs of an object, a tag or a list of fields.
  static func isPlain(_ text: String) -> Bool {
    let text = text.lowercased()
    return !signs.contains { text.contains($0) } && !hasMember(text)
  }

  private static let signs = [
    "{", "}", "```", "</", "/>", "verdict_agrees", "corrected:", "confidence:", "explanation:",
    "edits:", "<think", "<|",
  ]

  /// Whether the text has a quoted name with a colon and a JSON value.
  private static func hasMember(_ text: String) -> Bool {
    text.ranges(of: "\":").contains { colon in
      let rest = text[colon.upperBound...].drop(while: \.isWhitespace)
      return rest.isEmpty || ["\"", "[", "true", "false", "null"].contains { rest.hasPrefix($0) }
    }
  }

  /// Returns the text without Markdown for headings, bold text and code.
  private static func unmarked(_ text: String) -> String {
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == "#" }.filter { $0 != "*" && $0 != "`" }
      result += (result.isEmpty ? "" : "\n") + content
    }
    return result.trimmingSpace
  }
}

extension LooseJSON {
  /// Whether it is a text, or a list of texts.
  var isWords: Bool { words != nil }

  /// The text, or the joined texts of a list.
  var words: String? {
    switch self {
    case .text(let text): return text
    case .list(let values):
      let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == values.count && !texts.isEmpty ? texts.joined(separator: " ") : nil
    case .null, .flag, .number, .object: return nil
    }
  }
}

extension StringProtocol {
  /// The text without white space around it.
  fileprivate var trimmingSpace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
