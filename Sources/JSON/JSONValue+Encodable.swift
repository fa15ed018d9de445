/// A value inside an object that is encoded by its properties, such as a row that is JSON already.
extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    // Its keys keep their spelling, whatever that of the properties around it is.
    if let encoder = encoder as? JSONValueEncoder { return encoder.node.set(self) }
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: MemberKey.self)
      // Of two members with the same key, the first counts.
      for member in members.reversed() {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
      }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .unsigned(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }

  private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
