/// Distances between two texts of the code page, counted in bytes.
///
/// A letter is one byte. For many pairs keep an ``EditDistanceKernel``; to compare one text with
/// many keep a ``PreparedReference``.
package enum EditDistance {
  /// Returns the smallest number of insertions, deletions and replacements between two texts.
  package static func levenshtein(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var kernel = EditDistanceKernel()
    return kernel.levenshtein(left, right)
  }

  /// Returns the Levenshtein distance as a similarity from 0 to 1; 1 is for equal texts.
  package static func similarity(_ left: [UInt8], _ right: [UInt8]) -> Double {
    similarity(ofDistance: levenshtein(left, right), left.count, right.count)
  }

  /// Returns the similarity for a distance between texts of these lengths, from 0 to 1.
  package static func similarity(ofDistance distance: Int, _ left: Int, _ right: Int) -> Double {
    let longest = max(left, right)
    return longest == 0 ? 1 : 1 - Double(distance) / Double(longest)
  }

  /// Returns the optimal string alignment distance, in which swapped neighbours are one edit.
  ///
  /// No part is edited twice, so the distance of `ca` and `abc` is 3. It is computed by Hyyrö 2003
  /// if a text has at most 64 bytes without the common ends, otherwise with a table.
  package static func optimalAlignment(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
