/// The words of a stored state.
struct FieldReader {
  private let text: String
  private let fields: [Substring.UTF8View]

  static let counts = 0...1_000_000_000

  init(_ text: String) {
    self.text = text
    // By bytes, for a queue reads some ten thousand states at once.
    fields = text.utf8.split(separator: 0x20, omittingEmptySubsequences: false)
  }

  var count: Int { fields.count }
  var scheduler: Substring { self[0] }

  /// A field, empty if there is none.
  subscript(index: Int) -> Substring {
    fields.indices.contains(index) ? Substring(fields[index]) : ""
  }

  func error(_ field: Int) -> MemoryTextError {
    MemoryTextError(text: text, reason: .field(field))
  }

  func expect(_ count: Int) throws(MemoryTextError) {
    guard fields.count == count else { throw MemoryTextError(text: text, reason: .fieldCount) }
  }

  func integer(
    _ field: Int,
    dropping prefix: Int = 0,
    in range: ClosedRange<Int>
  ) throws(MemoryTextError) -> Int {
    guard let number = Int(self[field].dropFirst(prefix)), range.contains(number) else {
      throw error(field)
    }
    return number
  }

  func day(_ field: Int, dropping prefix: Int = 0) throws(MemoryTextError) -> StudyDay {
    StudyDay(try integer(field, dropping: prefix, in: -100_000_000...100_000_000))
  }

  func seconds(_ field: Int, dropping prefix: Int = 0) throws(MemoryTextError) -> Int64 {
    let range = -10_000_000_000_000...10_000_000_000_000
    return Int64(try integer(field, dropping: prefix, in: range))
  }

  func number(_ field: Int, in range: ClosedRange<Double>) throws(MemoryTextError) -> Double {
    guard let number = Double(self[field]), range.contains(number) else { throw error(field) }
    return number
  }
}
