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
    text(of: try json(value))
  }

  /// Encodes an object like ``encoded(_:)``, with the number of its form as `schema`.
  static func encoded(_ value: some Encodable, schema: Int64) throws(Failure) -> SafeText {
    let members = try json(value).members ?? []
    return text(of: JSONValue.object(members + [JSONValue.Member("schema", .integer(schema))]))
  }

  private static func json(_ value: some Encodable) throws(Failure) -> JSONValue {
    do { return try JSONValue(encoding: value, keys: .snakeCase) } catch {
      throw Failure(code: .badData, message: Wording.notEncoded("\(error)"))
    }
  }
}

extension JSONWriter {
  /// The JSON written so far, safe to print.
  var safeText: SafeText { SafeText(json: string) }
}
