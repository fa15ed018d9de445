import JSON

extension JSONValue {
  /// Parses the bytes of a server; nil if they are not JSON.
  ///
  /// Broken UTF-8 and broken escapes are repaired, so that they do not hide the rest.
  static func parse(_ bytes: [UInt8]) -> JSONValue? {
    try? JSONValue(reading: String(decoding: bytes, as: UTF8.self), .ofServers)
  }

  /// The string, or the digits of a whole number.
  var text: String? {
    switch self {
    case .string(let text): text
    case .integer, .unsigned: integer(as: Int.self).map { "\($0)" }
    default: nil
    }
  }
}
