/// What a suffix is called and what it says, for a learner who has not met its name.
struct SuffixMeaning: Sendable, Equatable {
  /// Its name in grammars: "dative", "yönelme hâli eki".
  var name: String
  /// Its meaning in plain words, with quotation marks where it is a translation.
  var gloss: String

  init(_ name: String, _ gloss: String) {
    self.name = name
    self.gloss = gloss
  }
}
