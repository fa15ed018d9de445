import Bilingual
import Turkish

/// The ways to understand several words as one phrase of the lexicon.
struct PhraseForms {
  private let lexicon: BilingualLexicon
  private let analyzer: WordAnalyzer

  init(_ lexicon: BilingualLexicon, _ analyzer: WordAnalyzer) {
    self.lexicon = lexicon
    self.analyzer = analyzer
  }

  /// Returns the forms of the phrase of the words `heads` and a last unit; empty if the lexicon has
  /// no such phrase.
  ///
  /// `ending` is the last unit as it is written, or nil if it has several words.
  func forms(_ heads: [String], _ last: MeaningUnit, _ ending: String?) -> [MeaningForm] {
    let head = heads.map(MeaningForm.plain).joined(separator: " ")
    if let ending {
      let forms = fixed("\(head) \(MeaningForm.plain(ending))")
      if !forms.isEmpty { return forms.map { asked($0, like: last) } }
    }
    let forms = last.forms.compactMap { form -> MeaningForm? in
      var form = form
      form.lemma = "\(head) \(form.lemma)"
      return lexicon.entries(of: form.lemma).isEmpty ? nil : form
    }
    return forms.isEmpty ? compounds(head, last) : forms
  }

  /// A phrase whose last word has endings of its own: şu anda.
  private func fixed(_ phrase: String) -> [MeaningForm] {
    lexicon.entries(of: phrase).prefix(1).compactMap { entry in
      [.adverb, .interjection].contains(entry.partOfSpeech)
        ? MeaningForm(lemma: phrase, kind: .adverb) : nil
    }
  }

  /// Gives a phrase the person and the tense of mI after it: tek başına mıydın.
  private func asked(_ phrase: MeaningForm, like last: MeaningUnit) -> MeaningForm {
    guard last.isAsked, let form = last.forms.first(where: { $0.kind != .verb }) else {
      return phrase
    }
    var phrase = phrase
    phrase.person = form.person
    phrase.tenses = form.tenses.filter { $0.slot == .copula }
    return phrase
  }

  /// A compound in -(s)I, whose ending another possessive replaces: iş arkadaşım.
  ///
  /// Its own ending may also be the possessive of an owner: onun iş arkadaşı.
  private func compounds(_ head: String, _ last: MeaningUnit) -> [MeaningForm] {
    let owned = last.forms.filter { $0.possessive != nil && $0.kind == .nominal }
    guard !owned.isEmpty else { return [] }
    var forms: [MeaningForm] = []
    for entry in lexicon.compounds(after: head) {
      guard let ending = entry.lemma.split(separator: " ").last else { continue }
      let bases = analyzer.readings(of: CodePage.encode(String(ending))).map(MeaningForm.init)
        .filter { $0.possessive == .third && $0.grammaticalCase == nil && $0.others.isEmpty }.map(
          \.lemma
        )
      for var form in owned where bases.contains(form.lemma) {
        form.lemma = MeaningForm.plain(entry.lemma)
        if form.possessive == .third {
          var bare = form
          bare.possessive = nil
          if !forms.contains(bare) { forms.append(bare) }
        }
        if !forms.contains(form) { forms.append(form) }
      }
    }
    return forms
  }
}
