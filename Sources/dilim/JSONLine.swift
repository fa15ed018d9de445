import TextSafety

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON on one line with stable keys, safe to print: see ``SafeText/init(json:)``.
enum JSONLine {
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return encoder
  }()

  static func text(of value: some JSONWritable) -> SafeText {
    var json = JSONWriter()
    value.write(to: &json)
    return json.text
  }

  /// For values that are written once.
  static func encoded(_ value: some Encodable) throws(Failure) -> SafeText {
    do {
      return SafeText(json: String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      throw Failure(code: .badData, message: "The result can't be written as JSON: \(error)")
    }
  }
}
