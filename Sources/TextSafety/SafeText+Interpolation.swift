extension SafeText: ExpressibleByStringInterpolation {
  /// Creates a sentence of the program with values from outside.
  ///
  /// Each value is made safe separately and put on one line, so it can't forge another line, and an
  /// unfinished escape sequence in it hides nothing of the sentence.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = SafeText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.append(SafeText(literal)) }

    package mutating func appendInterpolation<Value>(_ value: Value) {
      text.append(SafeText(line: String(describing: value)))
    }

    /// Appends text that is already safe; it may have several lines.
    package mutating func appendInterpolation(_ safe: SafeText) { text.append(safe) }
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
