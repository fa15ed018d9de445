/// Distances between two texts of the code page, counted in bytes, which are letters in Turkish.
///
/// For many pairs keep an ``EditDistanceKernel``, for one text against many a
/// ``PreparedReference``; these functions are for a pair here and there.
public enum EditDistance {
  /// The least number of insertions, deletions and replacements from one text to the other.
  public static func levenshtein(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var kernel = EditDistanceKernel()
    return kernel.levenshtein(left, right)
  }

  /// The Levenshtein distance as a similarity: 1 for equal texts, 0 if nothing is in common.
  public static func similarity(_ left: [UInt8], _ right: [UInt8]) -> Double {
    similarity(ofDistance: levenshtein(left, right), left.count, right.count)
  }

  /// The similarity that a distance between texts of two lengths means.
  public static func similarity(ofDistance distance: Int, _ left: Int, _ right: Int) -> Double {
    let longest = max(left, right)
    return longest == 0 ? 1 : 1 - Double(distance) / Double(longest)
  }

  /// The least number of edits where two swapped neighbours count as one edit.
  ///
  /// The optimal string alignment distance: no part is edited twice, so `ca` to `abc` is 3.
  /// Hyyrö 2003 in one word for texts up to 64 bytes after the common ends; a table beyond.
  public static func optimalAlignment(_ left: [UInt8], _ right: [UInt8]) -> Int {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        let core = CommonEnds.stripped(left, right)
        if core.short.isEmpty { return core.long.count }
        return core.short.count <= 64
          ? OptimalAlignment.oneWord(core.short, core.long)
          : OptimalAlignment.table(core.short, core.long)
      }
    }
  }
}
