/// Counts what has no place while notes are read.
struct LeftOutTally {
  private var counts: [LeftOut.Part: Int] = [:]

  mutating func add(_ part: LeftOut.Part, count: Int = 1) {
    if count > 0 { counts[part, default: 0] += count }
  }

  var parts: [LeftOut] { counts.map { LeftOut($0.key, count: $0.value) } }
}
