/// The lasting name of a note in Anki (its GUID) and the id of the entry that it stands for.
package enum NoteID {
  private static let prefix = "anki:"

  /// Anki's digits of base 91.
  private static let digits = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~"
  )

  /// The GUID of an entry: that with which it came from Anki, or one that follows from its id.
  package static func guid(ofEntry id: String) -> String {
    if id.hasPrefix(prefix) { return String(id.dropFirst(prefix.count)) }
    // FNV-1a of 64 bits.
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

  /// The id of an entry that is new here and came with this GUID.
  package static func entry(withGUID guid: String) -> String { prefix + guid }
}
