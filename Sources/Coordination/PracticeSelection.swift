public import Curriculum

/// Draws items for practice: by seed always the same, without one the unknown items first.
public enum PracticeSelection {
  /// Chooses up to `count` items; items that share a passage stay together, in their order.
  ///
  /// The order of equals comes from SplitMix64 (Steele, Lea, Flood 2014) over the seed.
  public static func draw(
    from items: [ItemMaterial],
    count: Int,
    seed: UInt64,
    known: Set<ItemID> = []
  ) -> [ItemMaterial] {
    var generator = SplitMix64(state: seed)
    let shuffled = items.shuffled(using: &generator)
    let ordered =
      shuffled.filter { !known.contains($0.id) } + shuffled.filter { known.contains($0.id) }
    return grouped(Array(ordered.prefix(max(0, count))), inOrderOf: items)
  }

  private static func grouped(
    _ drawn: [ItemMaterial],
    inOrderOf items: [ItemMaterial]
  ) -> [ItemMaterial] {
    let chosen = Set(drawn.map(\.id))
    var placed: Set<ItemID> = []
    var result: [ItemMaterial] = []
    for item in drawn where !placed.contains(item.id) {
      let group =
        item.passage == nil
        ? [item] : items.filter { chosen.contains($0.id) && $0.sharesPassage(with: item) }
      result += group
      placed.formUnion(group.map(\.id))
    }
    return result
  }
}

/// A small generator with a good spread, the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
