/// A JSON object of texts, whole numbers, truth values and lists of texts, read in one pass.
///
/// Requests look like this; whatever doesn't is left to the decoder, which knows all of JSON and
/// names each fault.
struct FlatJSON {
  enum Value {
    case text(String)
    case texts([String])
    case integer(Int64)
    case bool(Bool)
  }

  private(set) var members: [(key: String, value: Value)] = []

  private static let mostMembers = 8

  /// Nil if the line is anything else, has a key twice or is no JSON at all.
  init?(_ line: String) {
    var line = line
    let members = line.withUTF8 { bytes in
      var scanner = JSONScanner(bytes)
      return try? Self.members(&scanner)
    }
    guard let members else { return nil }
    self.members = members
  }

  private static func members(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Unusual) -> [(key: String, value: Value)] {
    var members: [(key: String, value: Value)] = []
    members.reserveCapacity(4)
    try scanner.expect("{")
    repeat {
      let key = try scanner.string()
      guard members.count < mostMembers, !members.contains(where: { $0.key == key }) else {
        throw .init()
      }
      try scanner.expect(":")
      members.append((key, try value(&scanner)))
    } while scanner.takes(",")
    try scanner.expect("}")
    try scanner.expectEnd()
    return members
  }

  private static func value(_ scanner: inout JSONScanner) throws(JSONScanner.Unusual) -> Value {
    switch scanner.next {
    case UInt8(ascii: "\""): .text(try scanner.string())
    case UInt8(ascii: "["): .texts(try scanner.strings())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool(try scanner.bool())
    default: .integer(try scanner.integer())
    }
  }
}

/// A request that can be read without the decoder where it is flat.
protocol FlatRequest: Decodable {
  /// Nil if the object has a member too many, too few or of another type.
  init?(_ object: FlatJSON)
}
