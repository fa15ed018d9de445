/// Counts the omissions while notes are read.
struct OmissionTally {
  private var counts: [ImportOmission.Part: Int] = [:]

  mutating func add(_ part: ImportOmission.Part, count: Int = 1) {
    if count > 0 { counts[part, default: 0] += count }
  }

  var parts: [ImportOmission] { counts.map { ImportOmission($0.key, count: $0.value) } }
}
