import Classes
import TextSafety
import Turkish

/// A part of an XML file, with its line.
enum XMLToken {
  case start(String, attributes: [String: String], line: Int)
  case end(String, line: Int)
  case text(String)
  case comment(String)
}

/// A strict reader of XML without document types, so that no entity can grow.
struct XMLScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var open: [String] = []
  /// An element that was closed in its own tag.
  private var closed: XMLToken?
  private var hasRoot = false

  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the next part; nil at the end.
  mutating func next() throws(TableFault) -> XMLToken? {
    if let token = closed {
      closed = nil
      return token
    }
    guard place < bytes.count else {
      if let name = open.last { throw fault(QuizWording.elementOpen(name)) }
      guard hasRoot else { throw fault(QuizWording.noXML) }
      return nil
    }
    guard bytes[place] == UInt8(ascii: "<") else { return .text(try text()) }
    if starts("<!--") { return .comment(try between("<!--", "-->")) }
    if starts("<![CDATA[") {
      guard !open.isEmpty else { throw fault(QuizWording.textOutside) }
      return .text(try between("<![CDATA[", "]]>"))
    }
    if starts("<?") {
      _ = try between("<?", "?>")
      return try next()
    }
    if starts("<!") { throw fault(QuizWording.documentType) }
    return starts("</") ? try end() : try start()
  }

  private func fault(_ reason: SafeText) -> TableFault { TableFault(line: line, reason) }

  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[place..<place + count].elementsEqual($0) }
  }

  private mutating func advance(_ count: Int) {
    for byte in bytes[place..<place + count] where byte == 0x0A { line += 1 }
    place += count
  }

  private mutating func between(
    _ first: StaticString,
    _ last: StaticString
  ) throws(TableFault) -> String {
    let began = line
    advance(first.utf8CodeUnitCount)
    let start = place
    while place < bytes.count {
      if starts(last) {
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        advance(last.utf8CodeUnitCount)
        return text
      }
      advance(1)
    }
    throw TableFault(line: began, QuizWording.notClosed("\(first)"))
  }

  private mutating func text() throws(TableFault) -> String {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let raw = bytes[place..<end]
    let text = try decoded(raw)
    if open.isEmpty, !text.isBlank { throw fault(QuizWording.textOutside) }
    advance(raw.count)
    return text
  }

  /// Replaces the references of a text.
  private func decoded(_ raw: ArraySlice<UInt8>) throws(TableFault) -> String {
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var (result, rest, line) = ([UInt8](), raw, self.line)
    while let byte = rest.first {
      if byte == 0x0A { line += 1 }
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(String(decoding: rest[..<end].dropFirst(), as: UTF8.self))
      else { throw TableFault(line: line, QuizWording.badReference) }
      result += Array(String(scalar).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
  }

  private mutating func end() throws(TableFault) -> XMLToken {
    let line = line
    advance(2)
    let name = name()
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw fault(QuizWording.badTag)
    }
    advance(1)
    guard let last = open.popLast(), last == name else {
      throw TableFault(line: line, QuizWording.elementMismatch(name))
    }
    return .end(name, line: line)
  }

  private mutating func start() throws(TableFault) -> XMLToken {
    let line = line
    advance(1)
    let name = name()
    guard !name.isEmpty, open.count < Self.deepest, !(open.isEmpty && hasRoot) else {
      throw fault(QuizWording.badTag)
    }
    hasRoot = true
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if starts("/>") {
        advance(2)
        closed = .end(name, line: line)
        break
      }
      if starts(">") {
        advance(1)
        open.append(name)
        break
      }
      let attribute = try attribute()
      guard attributes.updateValue(attribute.value, forKey: attribute.name) == nil else {
        throw fault(QuizWording.badTag)
      }
    }
    return .start(name, attributes: attributes, line: line)
  }

  private mutating func attribute() throws(TableFault) -> (name: String, value: String) {
    let name = name()
    skipSpace()
    guard !name.isEmpty, starts("=") else { throw fault(QuizWording.badTag) }
    advance(1)
    skipSpace()
    guard place < bytes.count, case let quote = bytes[place], quote == 0x22 || quote == 0x27,
      let end = bytes[(place + 1)...].firstIndex(of: quote)
    else { throw fault(QuizWording.badTag) }
    let value = try decoded(bytes[(place + 1)..<end])
    advance(end + 1 - place)
    return (name, value)
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { advance(1) }
  }
}
