import SeededRandom

/// One of the four options of a question, as it is put before the learner.
public struct Option: Sendable, Equatable {
  public var text: String
  /// Whether this is the key.
  public var isRight: Bool

  /// Makes an option from its parts.
  public init(text: String, isRight: Bool) {
    self.text = text
    self.isRight = isRight
  }
}

extension Question {
  /// The options in the order in which they are shown, the same for an item at every time.
  ///
  /// Options that are all different numbers or times rise by value; others are shuffled by a hash of the
  /// item's id (FNV-1a 64 into SplitMix64 and Fisher-Yates), so that the position carries nothing.
  public func options(for item: ItemID) -> [Option] {
    var options = [Option(text: key.text, isRight: true)]
    options += distractors.map { Option(text: $0.text, isRight: false) }
    let values = options.compactMap { Quantity($0.text) }
    if Set(values.map(\.value)).count == options.count {
      return zip(options, values).sorted { $0.1.value < $1.1.value }.map(\.0)
    }
    var random = SplitMix64(seed: Self.hash(item.description))
    for last in options.indices.dropFirst().reversed() {
      options.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    return options
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
