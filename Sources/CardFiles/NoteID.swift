/// Conversion between the lasting name of a note in Anki (its GUID) and the id of its entry.
package enum NoteID {
  private static let prefix = "anki:"

  /// The digits of base 91 in Anki.
  private static let digits = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~"
  )

  /// Returns the GUID of an entry: the one with which it was imported, or a hash of its id.
  package static func guid(ofEntry id: String) -> String {
    if id.hasPrefix(prefix) { return String(id.dropFirst(prefix.count)) }
    // FNV-1a with 64 bits.
    var number = id.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var text = ""
    repeat {
      text.insert(digits[Int(number % 91)], at: text.startIndex)
      number /= 91
    } while number > 0
    return text
  }

  /// Returns the id for a new entry that is imported with a GUID.
  package static func entry(withGUID guid: String) -> String { prefix + guid }
}
