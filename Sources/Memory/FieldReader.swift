/// A reader of the fields of a stored state; valid only as long as the bytes that it reads.
///
/// It copies nothing and allocates no list of fields, because a queue reads ten thousand states at
/// once.
struct FieldReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The ends of the first fields.
  private var ends = SIMD8<Int>()
  private(set) var count = 1

  static let counts = 0...1_000_000_000

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") {
      endField(at: index)
      count += 1
    }
    endField(at: bytes.count)
  }

  private mutating func endField(at index: Int) {
    if count <= SIMD8<Int>.scalarCount { ends[count - 1] = index }
  }

  /// The bytes of a field; empty if there is no such field among the first eight.
  subscript(field: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard field < min(count, SIMD8<Int>.scalarCount) else { return bytes[..<0] }
    return bytes[(field == 0 ? 0 : ends[field - 1] + 1)..<ends[field]]
  }

  func text(_ field: Int) -> String { String(decoding: self[field], as: UTF8.self) }

  func error(_ field: Int) -> MemoryTextError { error(.field(field)) }

  func error(_ reason: MemoryTextError.Reason) -> MemoryTextError {
    MemoryTextError(text: String(decoding: bytes, as: UTF8.self), reason: reason)
  }

  func expect(_ count: Int) throws(MemoryTextError) {
    guard self.count == count else { throw error(.fieldCount) }
  }

  func integer(
    _ field: Int,
    dropping prefix: Int = 0,
    in range: ClosedRange<Int>
  ) throws(MemoryTextError) -> Int {
    guard let number = Self.integer(self[field].dropFirst(prefix)), range.contains(number) else {
      throw error(field)
    }
    return number
  }

  /// Reads decimal digits, with a minus sign for a negative number.
  private static func integer(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    // 18 digits always fit into 64 bits.
    guard 1...18 ~= digits.count else { return nil }
    var number = 0
    for byte in digits {
      guard case let digit = byte &- UInt8(ascii: "0"), digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return isNegative ? -number : number
  }

  func day(_ field: Int, dropping prefix: Int = 0) throws(MemoryTextError) -> StudyDay {
    StudyDay(try integer(field, dropping: prefix, in: -100_000_000...100_000_000))
  }

  func seconds(_ field: Int, dropping prefix: Int = 0) throws(MemoryTextError) -> Int64 {
    let range = -10_000_000_000_000...10_000_000_000_000
    return Int64(try integer(field, dropping: prefix, in: range))
  }

  func number(_ field: Int, in range: ClosedRange<Double>) throws(MemoryTextError) -> Double {
    guard let number = Double(text(field)), range.contains(number) else { throw error(field) }
    return number
  }
}
