import Interface

extension SafeText: ExpressibleByStringInterpolation {
  /// Creates a sentence of the program with values from outside, in the language of the interface.
  ///
  /// Each value is made safe separately and put on one line, so it can't forge another line, and an
  /// unfinished escape sequence in it hides nothing of the sentence.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Creates a sentence of the program in the language of the interface.
  package init(stringLiteral sentence: String) {
    self = Self.translation(of: sentence, values: []) ?? SafeText(sentence)
  }

  /// A sentence in English, with the template and the values by which its translation is found.
  package struct StringInterpolation: StringInterpolationProtocol {
    private var english = SafeText()
    private var template = ""
    private var values: [SafeText] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      english.append(SafeText(literal))
      template += literal
    }

    package mutating func appendInterpolation<Value>(_ value: Value) {
      append(SafeText(line: String(describing: value)))
    }

    /// Appends text that is already safe; it may have several lines.
    package mutating func appendInterpolation(_ safe: SafeText) { append(safe) }

    private mutating func append(_ value: SafeText) {
      english.append(value)
      values.append(value)
      template += "%\(values.count)"
    }

    fileprivate var text: SafeText {
      SafeText.translation(of: template, values: values) ?? english
    }
  }

  /// Returns the translation of a template with its values; nil if it has none.
  private static func translation(of template: String, values: [SafeText]) -> SafeText? {
    guard let translation = InterfaceLanguage.translation(of: template) else { return nil }
    return Catalogue.pieces(of: translation).reduce(into: SafeText()) { text, piece in
      switch piece {
      case .literal(let literal): text.append(SafeText(literal))
      case .value(let place):
        if values.indices.contains(place) { text.append(values[place]) }
      }
    }
  }
}

extension SafeText {
  package static func + (first: SafeText, second: SafeText) -> SafeText {
    var text = first
    text.append(second)
    return text
  }

  package static func += (first: inout SafeText, second: SafeText) { first.append(second) }
}

extension Sequence<SafeText> {
  package func joined(separator: SafeText = "") -> SafeText {
    var text = SafeText()
    var isFirst = true
    for part in self {
      if !isFirst { text.append(separator) }
      text.append(part)
      isFirst = false
    }
    return text
  }
}
