/// The translations of the program's sentences into one language.
///
/// A sentence is found by its English template, in which `%1` to `%9` are the values in their order:
/// `Hint %1 of 3: %2`. A translation may put them in another order, and may leave one out.
package struct Catalogue: Sendable {
  /// The translations by their templates.
  package let translations: [String: String]
  /// The templates that occur more than once.
  package let repeated: [String]
  /// The lines that are neither a template nor a translation, with the line number in their part.
  package let faults: [String]

  static let english = Catalogue([])

  /// Reads the parts of a catalogue.
  ///
  /// An entry has two lines: the template, and the translation after `= `. `\n` is a line feed.
  /// Empty lines and lines that begin with `#` are skipped.
  package init(_ parts: [StaticString]) {
    var reader = Reader()
    for part in parts { reader.read(part.description) }
    translations = reader.translations
    repeated = reader.repeated
    faults = reader.faults
  }

  /// Returns the translation of a template; white space around it is kept.
  package func translation(of template: String) -> String? {
    if translations.isEmpty { return nil }
    if let found = translations[template] { return found }
    let start = template.prefix { $0.isWhitespace }
    guard start.count < template.count else { return nil }
    let rest = template.dropFirst(start.count)
    let end = rest.reversed().prefix { $0.isWhitespace }
    guard !start.isEmpty || !end.isEmpty,
      let found = translations[String(rest.dropLast(end.count))]
    else { return nil }
    return start + found + String(end.reversed())
  }

  /// Splits a text at its placeholders: texts and the numbers of values, from 0, by turns.
  ///
  /// `%%` is a percent sign, which Turkish writes before a number.
  package static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(text)
    while let first = rest.popFirst() {
      if first == "%", rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if first == "%", let digit = rest.first, let number = Self.number(digit) {
        rest.removeFirst()
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.value(number))
      } else {
        literal.append(first)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// A piece of a template or of a translation.
  package enum Piece: Equatable {
    case literal(String)
    /// The place of a value among the values of the sentence, from 0.
    case value(Int)
  }

  private static func number(_ digit: Character) -> Int? {
    guard digit.isASCII, let value = digit.wholeNumberValue, value > 0 else { return nil }
    return value - 1
  }
}

extension Catalogue {
  private struct Reader {
    var translations: [String: String] = [:]
    var repeated: [String] = []
    var faults: [String] = []
    private var template: String?

    mutating func read(_ part: String) {
      template = nil
      for (index, line) in part.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line.isEmpty || line.hasPrefix("#") { continue }
        read(line, number: index + 1)
      }
      if let template { faults.append("no translation: \(template)") }
    }

    private mutating func read(_ line: Substring, number: Int) {
      guard line.hasPrefix("= ") else {
        if let template { faults.append("\(number): no translation: \(template)") }
        template = Self.unescaped(line)
        return
      }
      guard let known = template else {
        faults.append("\(number): a translation without its template: \(line)")
        return
      }
      if translations.updateValue(Self.unescaped(line.dropFirst(2)), forKey: known) != nil {
        repeated.append(known)
      }
      template = nil
    }

    private static func unescaped(_ line: Substring) -> String {
      let parts = line.split(separator: "\\n", omittingEmptySubsequences: false)
      return parts.joined(separator: "\n")
    }
  }
}
