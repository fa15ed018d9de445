/// Finds the known name that a mistyped one is nearest to.
package enum NearName {
  /// Returns the nearest name within two edits, the first of equally near ones, or nil.
  ///
  /// A text longer than 40 bytes is not compared, so that hostile input costs no time.
  package static func of(_ text: String, in names: some Sequence<String>) -> String? {
    let typed = Array(text.utf8)
    guard typed.count <= 40 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names where abs(name.utf8.count - typed.count) <= 2 {
      let distance = distance(typed, Array(name.utf8))
      guard distance <= min(2, max(1, name.utf8.count / 3)) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns the edit distance of two names (optimal string alignment): a swap of neighbours is
  /// one edit.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(last[j] + (byte == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, byte == right[j - 1], left[i - 1] == other {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      before = last
      last = row
    }
    return last[right.count]
  }
}
