import JSON

extension JSONValue {
  /// Reads what a server has sent; nil if it is no JSON.
  ///
  /// Broken UTF-8 and broken escapes of it are repaired: they must not hide the rest.
  static func parse(_ bytes: [UInt8]) -> JSONValue? {
    try? JSONValue(reading: String(decoding: bytes, as: UTF8.self), .ofServers)
  }

  /// A string, or a whole number as its digits.
  var text: String? {
    switch self {
    case .string(let text): text
    case .integer, .unsigned: integer(as: Int.self).map { "\($0)" }
    default: nil
    }
  }
}
