/// A key by which texts are sorted in Turkish alphabetical order.
///
/// Letters are compared first: ç comes after c and ı before i; q, w and x are where English has
/// them; a letter that is not in the Turkish alphabet, such as â, counts as its base letter. Then
/// marks, then case with small letters first, then the scalars are compared, so that only equal
/// texts have equal keys. Spaces come before signs, signs before digits, and digits before letters.
/// Apostrophes are compared only with the scalars.
package struct CollationKey: Comparable, Sendable {
  private let letters: [UInt32]
  private let marks: [UInt32]
  private let cases: [UInt32]
  private let scalars: [UInt32]

  /// Makes the key of a text.
  package init(_ text: String) {
    let source = text.composed.unicodeScalars.filter { !$0.isApostrophe }
    let small = source.map { $0.turkishLowercased.first ?? $0 }
    let bases = small.map(Self.base)
    letters = bases.map(Self.rank)
    marks = zip(small, bases).map { $0 == $1 ? 0 : $0.value }
    cases = zip(source, small).map { $0 == $1 ? 0 : 1 }
    scalars = text.unicodeScalars.map(\.value)
  }

  /// Compares letters, then marks, then case, then scalars.
  package static func < (left: CollationKey, right: CollationKey) -> Bool {
    for (one, other) in zip(left.levels, right.levels) where one != other {
      return one.lexicographicallyPrecedes(other)
    }
    return false
  }

  private var levels: [[UInt32]] { [letters, marks, cases, scalars] }

  private static let order: [Unicode.Scalar] =
    Array("abcçdefgğhıijklmnoöpqrsştuüvwxyz".unicodeScalars)

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    order.contains(scalar) ? scalar : Composition.base(of: scalar) ?? scalar
  }

  /// Returns the kind of a character in the upper 8 bits and its order in that kind in the others.
  private static func rank(of scalar: Unicode.Scalar) -> UInt32 {
    if let place = order.firstIndex(of: scalar) { return 3 << 24 | UInt32(place) }
    if scalar.properties.isWhitespace { return 0 }
    if scalar.properties.numericType != nil { return 2 << 24 | scalar.value }
    return (scalar.properties.isAlphabetic ? 4 : 1) << 24 | scalar.value
  }
}
