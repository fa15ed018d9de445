/// A rule of the grammar: a suffix, its letters, the states before it and the state after it.
struct SuffixRule: Sendable {
  var suffix: Suffix
  var template: SuffixTemplate
  var from: [WordState]
  var to: WordState
  /// The properties that the previous sound must have.
  var requires: Sound = []
  /// The properties that the previous sound must not have.
  var forbids: Sound = []
  /// The properties that the suffix adds to the sound.
  var adds: Sound = []
  /// The cost of the suffix in a reading; a reading with a higher cost is less likely.
  var cost: UInt8
  /// Whether the rule is used only for analysis, not for generation: gelsene.
  var isOnlyRead: Bool

  init(
    _ suffix: Suffix,
    _ template: String,
    from: [WordState],
    to: WordState,
    requires: Sound = [],
    forbids: Sound = [],
    adds: Sound = [],
    cost: UInt8 = 2,
    isOnlyRead: Bool = false
  ) {
    self.suffix = suffix
    self.template = SuffixTemplate(template)
    self.from = from
    self.to = to
    self.requires = requires
    self.forbids = forbids
    self.adds = adds
    self.cost = cost
    self.isOnlyRead = isOnlyRead
  }
}
