/// The string literals of a Swift file, as templates of sentences.
///
/// It knows as much of Swift as the sources of sentences need: comments, literals on one line and on
/// several, escapes, and interpolations with literals inside.
struct SourceLiterals {
  /// A literal, with `%1`, `%2` … for its interpolations.
  struct Literal: Equatable {
    var line: Int
    var template: String
    /// The label of the argument that the literal is; empty if it has none.
    var label = ""
    /// Whether the literal is an argument of `count`, which puts a number before it.
    var isCounted = false
  }

  private(set) var literals: [Literal] = []
  private let source: [Character]
  private var place = 0
  private var line = 1
  /// For each open parenthesis whether it begins the arguments of `count`.
  private var counts: [Bool] = []

  init(_ text: String) {
    source = Array(text)
    readCode(until: nil)
    literals.sort { $0.line < $1.line }
  }

  private func starts(_ text: String) -> Bool {
    var index = place
    for character in text {
      guard index < source.count, source[index] == character else { return false }
      index += 1
    }
    return true
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      if source[place].isNewline { line += 1 }
      place += 1
    }
  }

  /// Reads code up to the end of the file, or up to the parenthesis that ends an interpolation.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while place < source.count {
      if starts("//") {
        while place < source.count, !source[place].isNewline { advance() }
      } else if starts("\"\"\"") {
        readBlock()
      } else if starts("#\"") {
        skipRaw()
      } else if starts("\"") {
        readLine()
      } else if let end, source[place] == end, depth == 0 {
        return advance()
      } else {
        if source[place] == "(" {
          depth += 1
          counts.append(word(before: place) == "count")
        }
        if source[place] == ")" {
          depth -= 1
          _ = counts.popLast()
        }
        advance()
      }
    }
  }

  private func word(before place: Int) -> String {
    String(source[..<place].suffix(20).reversed().prefix { $0.isLetter }.reversed())
  }

  private mutating func skipRaw() {
    let end = starts("#\"\"\"") ? "\"\"\"#" : "\"#"
    advance(end.count)
    while place < source.count, !starts(end) { advance() }
    advance(end.count)
  }

  /// The word before the colon before this place.
  private var label: String {
    let before = source[..<place].suffix(60).reversed().drop { $0.isWhitespace }
    guard before.first == ":" else { return "" }
    return String(before.dropFirst().prefix { $0.isLetter }.reversed())
  }

  private mutating func readLine() {
    let start = line
    let (label, isCounted) = (label, counts.last ?? false)
    advance()
    var text = ""
    var values = 0
    while place < source.count, source[place] != "\"" { readPart(into: &text, &values) }
    advance()
    literals.append(Literal(line: start, template: text, label: label, isCounted: isCounted))
  }

  private mutating func readBlock() {
    let start = line
    let label = label
    advance(4)
    var text = ""
    var values = 0
    while place < source.count, !starts("\"\"\"") {
      if starts("\\\n") {
        advance(2)
        // A backslash at the end of a line joins it with the next.
        text += "\u{0}"
      } else {
        readPart(into: &text, &values)
      }
    }
    advance(3)
    let indent = text.reversed().prefix { $0 == " " }.count
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let joined = lines.map { line in
      line.split(separator: "\u{0}", omittingEmptySubsequences: false)
        .map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined()
    }
    literals.append(
      Literal(line: start, template: joined.joined(separator: "\n"), label: label)
    )
  }

  private mutating func readPart(into text: inout String, _ values: inout Int) {
    guard source[place] == "\\", place + 1 < source.count else {
      text.append(source[place])
      return advance()
    }
    advance()
    let escaped = source[place]
    advance()
    switch escaped {
    case "(":
      values += 1
      text += "%\(values)"
      counts.append(false)
      readCode(until: ")")
      counts.removeLast()
    case "n": text += "\n"
    case "t": text += "\t"
    case "u":
      var digits = ""
      while place < source.count, source[place] != "}" {
        if source[place] != "{" { digits.append(source[place]) }
        advance()
      }
      advance()
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    default: text.append(escaped)
    }
  }
}
