import JSON

/// Tells the kind of a file before it is read.
package enum TravellingFile {
  /// Returns what the first line says that the file is; nil if it is nothing of a class.
  package static func type(of bytes: [UInt8]) -> String? {
    let line = bytes.prefix { $0 != 0x0A }
    return (try? JSONValue(reading: Array(line)))?["type"]?.string
  }
}
