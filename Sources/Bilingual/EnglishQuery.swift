/// The base forms by which an English word or phrase is looked up: “looked after”, “a book”.
struct EnglishQuery {
  /// The words as typed, without “to” or an article before them, then with a base form in the
  /// place of the word that is inflected.
  let keys: [String]
  /// The inflected word of each key; nil for the words as typed.
  private let forms: [String?]

  init(_ english: String) {
    var words = EnglishPrompt.words(of: english)
    if words.count > 1, ["to", "a", "an", "the"].contains(words[0]) { words.removeFirst() }
    var keys: [String] = []
    var forms: [String?] = []
    func add(_ key: [String], _ form: String?) {
      let key = key.joined(separator: " ")
      if !key.isEmpty, !keys.contains(key) {
        keys.append(key)
        forms.append(form)
      }
    }
    add(words, nil)
    // The form is in the last word of a noun phrase (railway stations), in the first of a verb
    // phrase (looked after).
    if let last = words.last {
      for base in EnglishForms.bases(of: last) { add(words.dropLast() + [base], last) }
      for base in EnglishForms.bases(of: words[0]) { add([base] + words.dropFirst(), words[0]) }
    }
    self.keys = keys
    self.forms = forms
  }

  /// Whether a key can be the base of the typed form for a word of this kind: “evening” is no form
  /// of the adverb “even”.
  func fits(_ key: String, _ kind: LexiconEntry.PartOfSpeech) -> Bool {
    guard let place = keys.firstIndex(of: key), let form = forms[place] else { return true }
    let words = key.split(separator: " ")
    guard !words.contains(where: { EnglishForms.isIrregular(form, of: String($0)) }) else {
      return true
    }
    if form.hasSuffix("ing") || form.hasSuffix("ed") { return kind == .verb || kind == .phrase }
    if form.hasSuffix("er") || form.hasSuffix("est") {
      return kind == .adjective || kind == .adverb
    }
    return true
  }
}
