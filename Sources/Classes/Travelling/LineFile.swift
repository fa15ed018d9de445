import JSON
import TextSafety

/// A file that travels between a teacher and a pupil: JSON Lines with a head as the first line.
struct LineFile {
  let head: Row
  private(set) var rows: [Row] = []

  /// An object with its line, from 1.
  struct Row {
    let line: Int
    private let fields: JSONFields

    fileprivate init(line: Int, _ fields: JSONFields) {
      self.line = line
      self.fields = fields
    }

    func string(_ key: String) throws(TableFault) -> String {
      do { return try fields.string(key) } catch { throw missing(key) }
    }

    func optionalString(_ key: String) throws(TableFault) -> String? {
      do { return try fields.optionalString(key) } catch { throw missing(key) }
    }

    func strings(_ key: String) throws(TableFault) -> [String]? {
      do { return try fields.optionalStrings(key) } catch { throw missing(key) }
    }

    func bool(_ key: String) throws(TableFault) -> Bool {
      do { return try fields.optionalBool(key) ?? false } catch { throw missing(key) }
    }

    func optionalInteger(_ key: String) throws(TableFault) -> Int64? {
      guard let value = fields[key], value != .null else { return nil }
      guard let number = value.integer(as: Int64.self) else { throw missing(key) }
      return number
    }

    func integer(_ key: String) throws(TableFault) -> Int64 {
      guard let number = try optionalInteger(key) else { throw missing(key) }
      return number
    }

    /// A number; nil if it is missing or null.
    func number(_ key: String) throws(TableFault) -> Double? {
      guard let value = fields[key], value != .null else { return nil }
      guard let number = value.double else { throw missing(key) }
      return number
    }

    /// The fault of a field that is missing or has another type.
    func missing(_ key: String) -> TableFault {
      TableFault(line: line, ClassWording.noField(key))
    }
  }

  /// The longest file, in bytes: far more than a class can type.
  private static let longest = 1 << 24

  /// Reads a file whose head is of this type.
  init(_ bytes: [UInt8], type: String) throws(TableFault) {
    guard bytes.count <= Self.longest else { throw TableFault(ClassWording.tooLongFile) }
    var rows: [Row] = []
    for (index, text) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !text.isEmpty {
      rows.append(try Self.row(Array(text), line: index + 1))
    }
    guard let head = rows.first else { throw TableFault(ClassWording.emptyFile) }
    guard try head.string("type") == type else {
      throw TableFault(line: head.line, ClassWording.otherType(try head.string("type"), type))
    }
    guard try head.integer("schema") == 1 else {
      throw TableFault(line: head.line, ClassWording.newerFile)
    }
    self.head = head
    self.rows = Array(rows.dropFirst())
  }

  /// Reads the lines of a list to which lines are added; one that can't be read is a fault, unless it
  /// is the last one and was not written to its end.
  static func list(_ bytes: [UInt8]) -> (rows: [Row], faults: [TableFault]) {
    var (rows, faults): ([Row], [TableFault]) = ([], [])
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() where !text.isEmpty {
      do throws(TableFault) {
        rows.append(try row(Array(text), line: index + 1))
      } catch  where index < lines.count - 1 {
        faults.append(error)
      } catch {}
    }
    return (rows, faults)
  }

  private static func row(_ bytes: [UInt8], line: Int) throws(TableFault) -> Row {
    do {
      return Row(line: line, try JSONFields(JSONValue(reading: bytes)))
    } catch {
      throw TableFault(line: line, ClassWording.notALine)
    }
  }

  /// Returns objects as lines.
  static func bytes(_ objects: [[(String, JSONValue?)]]) -> [UInt8] {
    var json = JSONWriter()
    for members in objects {
      let present = members.compactMap { key, value in
        value.map { JSONValue.Member(key, $0) }
      }
      JSONValue.object(present).write(to: &json)
      json.endLine()
    }
    return json.bytes
  }
}

extension JSONValue {
  static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  static func whole(_ number: Int64?) -> JSONValue? { number.map { .integer($0) } }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
