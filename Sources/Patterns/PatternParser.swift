/// A parser for patterns: `(x)`, `(x|y)`, `[x|y]`, `{a / b}`, nested, and `\` before a sign.
///
/// It makes one linear pass. Nesting is limited so that hostile input can't exhaust the stack.
struct PatternParser {
  static let deepestNesting = 16
  static let longestSource = 4_000
  static let mostParts = 5

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  static func parse(_ source: String) throws(PatternError) -> PatternNode {
    var parser = PatternParser(scalars: Array(source.unicodeScalars))
    return try parser.pattern()
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func error(at place: Int, _ reason: String) -> PatternError {
    PatternError(column: place + 1, reason: reason)
  }

  private mutating func pattern() throws(PatternError) -> PatternNode {
    guard scalars.count <= Self.longestSource else {
      throw error(
        at: Self.longestSource,
        "too long: expected at most \(Self.longestSource) characters"
      )
    }
    let node = try sequence()
    guard let stray = next else { return node }
    let reason =
      switch stray {
      case "|": "'|' without a bracket: expected it inside [ ] or ( ), or '\\|'"
      case "/": "'/' without { }: expected it between the parts of { }, or '\\/'"
      default: "'\(stray)' closes nothing: expected an opening bracket before it, or '\\\(stray)'"
      }
    throw error(at: position, reason)
  }

  /// Reads until a sign of the enclosing bracket, or to the end.
  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    var text: [Unicode.Scalar] = []
    reading: while let scalar = next {
      switch scalar {
      case ")", "]", "}", "|", "/":
        break reading
      case "(", "[", "{":
        if !text.isEmpty { nodes.append(.text(text)) }
        text.removeAll(keepingCapacity: true)
        nodes.append(try bracket(scalar))
      default:
        text.append(try letter(scalar))
      }
    }
    if !text.isEmpty { nodes.append(.text(text)) }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func letter(_ scalar: Unicode.Scalar) throws(PatternError) -> Unicode.Scalar {
    guard scalar.value >= 0x20, scalar.value != 0x7F else {
      throw error(at: position, "control character: expected a letter or a space")
    }
    position += 1
    guard scalar == "\\" else { return scalar }
    guard let escaped = next, "()[]{}|/\\".unicodeScalars.contains(escaped) else {
      throw error(at: position - 1, "stray '\\': expected one of ( ) [ ] { } | / \\ after it")
    }
    position += 1
    return escaped
  }

  private mutating func bracket(_ open: Unicode.Scalar) throws(PatternError) -> PatternNode {
    let start = position
    guard depth < Self.deepestNesting else {
      throw error(at: start, "nested too deeply: expected at most \(Self.deepestNesting) levels")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    let close: Unicode.Scalar = open == "(" ? ")" : open == "[" ? "]" : "}"
    let separator: Unicode.Scalar = open == "{" ? "/" : "|"
    let parts = try self.parts(from: start, open: open, close: close, separator: separator)
    return try node(open, parts, at: start)
  }

  private mutating func parts(
    from start: Int,
    open: Unicode.Scalar,
    close: Unicode.Scalar,
    separator: Unicode.Scalar
  ) throws(PatternError) -> [PatternNode] {
    var parts: [PatternNode] = []
    while true {
      let partStart = position
      let part = try sequence()
      guard let scalar = next else {
        throw error(at: start, "'\(open)' is never closed: expected '\(close)'")
      }
      guard scalar == close || scalar == separator else {
        throw error(
          at: position,
          "'\(scalar)' inside '\(open)': expected '\(close)', '\(separator)' or '\\\(scalar)'"
        )
      }
      guard !part.isBlank else {
        throw error(at: partStart, "nothing between '\(open)', '\(separator)' and '\(close)'")
      }
      parts.append(part)
      position += 1
      if scalar == close { return parts }
    }
  }

  private func node(
    _ open: Unicode.Scalar,
    _ parts: [PatternNode],
    at start: Int
  ) throws(PatternError) -> PatternNode {
    switch open {
    case "(":
      return .choice(parts, isOptional: true)
    case "[":
      guard parts.count > 1 else {
        throw error(at: start, "one choice in [ ]: expected '|' and another, or ( ) for optional")
      }
      return .choice(parts, isOptional: false)
    default:
      guard parts.count > 1 else {
        throw error(at: start, "one part in { }: expected '/' and another")
      }
      guard parts.count <= Self.mostParts else {
        throw error(at: start, "\(parts.count) parts in { }: expected at most \(Self.mostParts)")
      }
      return .anyOrder(parts)
    }
  }
}

extension PatternNode {
  /// Whether the node has only spaces.
  fileprivate var isBlank: Bool {
    switch self {
    case .text(let scalars): scalars.allSatisfy { $0 == " " }
    case .sequence(let nodes): nodes.allSatisfy(\.isBlank)
    case .choice, .anyOrder: false
    }
  }
}
