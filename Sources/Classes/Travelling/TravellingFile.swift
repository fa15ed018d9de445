import JSON

/// A file of which only the kind is known.
package enum TravellingFile {
  /// Returns what the first line says that the file is; nil if it is nothing of a class.
  package static func type(of bytes: [UInt8]) -> String? {
    let line = bytes.prefix { $0 != 0x0A }
    return (try? JSONValue(reading: Array(line)))?["type"]?.string
  }
}
