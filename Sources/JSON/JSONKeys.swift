/// The spelling of property names as JSON keys.
package enum JSONKeys: Sendable {
  /// As declared.
  case declared
  /// `partOfSpeech` as `part_of_speech`; for names without acronyms.
  case snakeCase

  func key(of name: String) -> String {
    guard self == .snakeCase, name.utf8.contains(where: { 0x41...0x5A ~= $0 }) else { return name }
    var key = ""
    for scalar in name.unicodeScalars {
      if "A"..."Z" ~= scalar {
        key.unicodeScalars.append("_")
        key.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: scalar) | 0x20))
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    return key
  }
}

/// The index of an array element, in the coding path of an error.
struct JSONIndex: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }

  init(intValue: Int) { index = intValue }

  init?(stringValue: String) { nil }

  var intValue: Int? { index }

  var stringValue: String { "Index \(index)" }
}

/// The key `super`, under which a class encodes its superclass.
struct JSONSuperKey: CodingKey {
  init() {}

  init?(intValue: Int) { nil }

  init?(stringValue: String) { nil }

  var intValue: Int? { nil }

  var stringValue: String { "super" }
}
