/// One line of the description: a suffix, its letters, where it may stand and where it leads.
struct SuffixRule: Sendable {
  var suffix: Suffix
  var template: SuffixTemplate
  var from: [WordState]
  var to: WordState
  /// What the sound before must have, and must not have.
  var requires: Sound = []
  var forbids: Sound = []
  /// What the suffix adds to the sound.
  var adds: Sound = []
  /// How much less likely a reading with it is.
  var cost: UInt8
  /// Whether it is understood, but no form is made with it: gelsene.
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
