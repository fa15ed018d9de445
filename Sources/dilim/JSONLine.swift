import JSON
import Screens
import TextSafety

/// JSON on one line with stable keys, safe to print: see ``SafeText/init(json:)``.
enum JSONLine {
  static func text(of value: some JSONWritable) -> SafeText {
    var json = JSONWriter()
    value.write(to: &json)
    return json.safeText
  }

  /// Encodes a value by its `Codable` properties, whose names become keys in snake case.
  static func encoded(_ value: some Encodable) throws(Failure) -> SafeText {
    do {
      return text(of: try JSONValue(encoding: value, keys: .snakeCase))
    } catch {
      throw Failure(code: .badData, message: Wording.notEncoded("\(error)"))
    }
  }
}

extension JSONWriter {
  /// The JSON written so far, safe to print.
  var safeText: SafeText { SafeText(json: string) }
}
