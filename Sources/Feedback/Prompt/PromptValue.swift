/// The value of a variable of a prompt.
package enum PromptValue: Sendable, Equatable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case null
  case list([PromptValue])
  /// Named values in the order in which they are written.
  case fields([Field])

  /// A name with its value.
  package struct Field: Sendable, Equatable {
    package var name: String
    package var value: PromptValue

    /// Creates a field.
    package init(_ name: String, _ value: PromptValue) {
      self.name = name
      self.value = value
    }
  }

  /// Whether the value is true for `{{#if}}`: anything except false, null and empty values.
  package var isPresent: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .number: true
    case .flag(let flag): flag
    case .null: false
    case .list(let values): !values.isEmpty
    case .fields(let fields): !fields.isEmpty
    }
  }

  /// The value as `{{var}}` writes it: sanitised text, or JSON for any other value.
  package var plain: String {
    if case .text(let text) = self { ForeignText.harmless(text) } else { json }
  }

  /// The value as `{{json var}}` writes it: JSON on one line with sanitised texts.
  ///
  /// It has a space after commas and colons, as models write JSON. Keys of kept replies are hashes of
  /// this text, so its format must not change; the module JSON writes another format.
  package var json: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): Self.write(text, to: &result)
    case .number(let number): result += String(number)
    case .flag(let flag): result += flag ? "true" : "false"
    case .null: result += "null"
    case .list(let values):
      result += "["
      for (place, value) in values.enumerated() {
        if place > 0 { result += ", " }
        value.write(to: &result)
      }
      result += "]"
    case .fields(let fields):
      result += "{"
      for (place, field) in fields.enumerated() {
        if place > 0 { result += ", " }
        Self.write(field.name, to: &result)
        result += ": "
        field.value.write(to: &result)
      }
      result += "}"
    }
  }

  private static func write(_ text: String, to result: inout String) {
    var scalars = "\"".unicodeScalars
    for scalar in ForeignText.harmless(text).unicodeScalars {
      switch scalar {
      case "\"": scalars.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": scalars.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": scalars.append(contentsOf: "\\n".unicodeScalars)
      case "\t": scalars.append(contentsOf: "\\t".unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    scalars.append("\"")
    result.unicodeScalars.append(contentsOf: scalars)
  }
}
