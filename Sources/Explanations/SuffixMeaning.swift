/// The name and the meaning of a suffix, for learners who don't know its name.
struct SuffixMeaning: Sendable, Equatable {
  /// The name in grammars: “dative”, “yönelme hâli eki”.
  var name: String
  /// The meaning in plain words, in quotation marks if it is a translation.
  var gloss: String

  init(_ name: String, _ gloss: String) {
    self.name = name
    self.gloss = gloss
  }
}
