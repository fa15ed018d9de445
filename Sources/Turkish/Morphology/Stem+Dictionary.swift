extension Stem {
  /// The word as a dictionary lists it: kitap, gelmek.
  public var dictionaryForm: String {
    let word = CodePage.decode(letters)
    guard partOfSpeech == .verb else { return word }
    return word + (word.lastVowel?.isFront ?? true ? "mek" : "mak")
  }
}
