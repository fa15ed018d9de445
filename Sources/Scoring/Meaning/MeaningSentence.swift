import Bilingual
import Turkish

/// A sentence as units of meaning, before any rule compares it with another.
struct MeaningSentence {
  private(set) var units: [MeaningUnit] = []
  /// The words that the analyser doesn't know.
  private(set) var unknown: [Int] = []

  /// The words of the sentence.
  let words: [[UInt8]]

  /// Reads words; only the rules about copulas and numbers matter here.
  init(_ words: [[UInt8]], using analyzer: WordAnalyzer, _ witness: Witness) {
    self.words = words
    for (place, word) in words.enumerated() {
      let forms = Self.forms(of: word, using: analyzer)
      if forms.isEmpty { unknown.append(place) }
      let fallback = MeaningForm(lemma: "?" + CodePage.decode(word), kind: .nominal)
      units.append(
        MeaningUnit(words: place..<place + 1, forms: forms.isEmpty ? [fallback] : forms)
      )
    }
    joinQuestions(words)
    if witness.allows(.copula) { joinCopulas(words) }
    if witness.allows(.number) { joinNumbers() }
    joinPhrases(words, witness.lexicon, analyzer)
  }

  private static func forms(of word: [UInt8], using analyzer: WordAnalyzer) -> [MeaningForm] {
    let bare = WordComparison.bare(word)
    if bare.allSatisfy(CodePage.isDigit), !bare.isEmpty {
      return [MeaningForm(lemma: CodePage.decode(bare), kind: .numeral)]
    }
    var forms: [MeaningForm] = []
    var readings = analyzer.readings(of: bare)
    // Not every word is known with its circumflex: hükûmet.
    if readings.allSatisfy({ !$0.slips.isEmpty }) {
      readings = analyzer.readings(of: bare.map { CodePage.withoutCircumflex[Int($0)] })
    }
    for reading in readings where reading.slips.isEmpty {
      let form = MeaningForm(reading)
      if !forms.contains(form) { forms.append(form) }
      for derived in derived(form, reading, bare) where !forms.contains(derived) {
        forms.append(derived)
      }
    }
    // The optative of the third person is old: görmeye is no “let him not see”.
    let others = forms.filter { $0.tenses != [.optative] || $0.person != nil }
    if !others.isEmpty { forms = others }
    // A pronoun is hardly ever meant as another word: ona, “to ten”.
    let pronouns = forms.filter { $0.kind == .pronoun || $0.kind == .determiner }
    return pronouns.isEmpty ? forms : forms.filter { pronouns.contains($0) || $0.isBare }
  }

  /// Returns the form with derived stems as lemmas of their own: görülmek, şekersiz.
  private static func derived(
    _ form: MeaningForm,
    _ reading: Reading,
    _ word: [UInt8]
  ) -> [MeaningForm] {
    let count = reading.morphemes.prefix { [.derivation, .voice].contains($0.suffix.slot) }.count
    guard count > 0, let end = reading.morphemes[..<count].last?.range.upperBound,
      end <= word.count
    else { return [] }
    let taken = reading.suffixes[..<count]
    var derived = form
    derived.others = Array(form.others.dropFirst(count))
    let stem = CodePage.decode(Array(word[..<end]))
    let makesVerb = taken.contains {
      $0.slot == .voice || [.verbalizer, .become, .getInto].contains($0)
    }
    if makesVerb || form.kind == .verb && taken.allSatisfy({ $0.slot == .voice }) {
      derived.kind = .verb
      derived.lemma = stem + (stem.lastVowelIsFront ? "mek" : "mak")
    } else {
      derived.kind = .nominal
      derived.lemma = stem
    }
    derived.lemma = MeaningForm.plain(derived.lemma)
    return [derived]
  }

  /// Makes the particle mI a feature of the word before it, with its person and tense.
  private mutating func joinQuestions(_ words: [[UInt8]]) {
    var joined: [MeaningUnit] = []
    for unit in units {
      guard let place = unit.words.first, QuestionParticle.matches(words[place]),
        var before = joined.popLast()
      else {
        joined.append(unit)
        continue
      }
      let ending = unit.forms.first { $0.person != nil || !$0.tenses.isEmpty }
      before.isAsked = true
      if ending?.person == nil {
        // The person comes after the particle, except after -DI, -sA and -(y)A: gelecek misin.
        before.forms.removeAll { form in
          Self.isAddressed(form.person)
            && form.tenses.last.map { !Self.personBeforeParticle.contains($0) } ?? true
        }
        if before.forms.isEmpty {
          before.forms = [MeaningForm(lemma: "?" + CodePage.decode(words[place - 1]), kind: .verb)]
        }
      }
      before.words = before.words.joined(with: unit.words)
      for index in before.forms.indices {
        if let person = ending?.person { before.forms[index].person = person }
        before.forms[index].tenses += (ending?.tenses ?? []).filter { $0.slot == .copula }
      }
      joined.append(before)
    }
    units = joined
  }

  private static let personBeforeParticle: Set<Suffix> = [
    .past, .copulaPast, .conditional, .copulaConditional, .optative, .imperative,
  ]

  private static func isAddressed(_ person: MeaningForm.Person?) -> Bool {
    person.map { $0 != .third && $0 != .thirdPlural } ?? false
  }

  /// Joins idi, ise and imiş with the word before them: aç iseniz is açsanız.
  private mutating func joinCopulas(_ words: [[UInt8]]) {
    var joined: [MeaningUnit] = []
    for unit in units {
      guard let place = unit.words.first, unit.words.count == 1,
        let (copula, person) = FreeCopula.parts(of: words[place]), var before = joined.popLast()
      else {
        joined.append(unit)
        continue
      }
      before.words = before.words.joined(with: unit.words)
      for index in before.forms.indices {
        before.forms[index].tenses.append(copula)
        if let person { before.forms[index].person = person }
      }
      joined.append(before)
    }
    units = joined
  }

  /// Joins the words of a number and gives it its value as the lemma: yirmi beşte is 25'te.
  private mutating func joinNumbers() {
    var joined: [MeaningUnit] = []
    var place = units.startIndex
    while place < units.endIndex {
      guard let (value, count) = NumberWords.value(at: place, in: units) else {
        joined.append(units[place])
        place += 1
        continue
      }
      let last = units[place + count - 1]
      var unit = last
      unit.words = units[place].words.joined(with: last.words)
      // A word may be another as well (yüz, “swim”), or be made from a number: ikinci.
      let numbers = last.forms.filter { NumberWords.isNumber($0.lemma) && $0.kind != .verb }
      unit.forms = numbers.map { form in
        var form = form
        form.lemma = "\(value)"
        form.kind = .numeral
        return form
      }
      if count == 1 { unit.forms += last.forms.filter { !numbers.contains($0) } }
      if unit.forms.isEmpty { unit.forms = last.forms }
      joined.append(unit)
      place += count
    }
    units = joined
  }

  /// Joins the words of a phrase that the lexicon has: yardım etmek, her zaman.
  private mutating func joinPhrases(
    _ words: [[UInt8]],
    _ lexicon: BilingualLexicon,
    _ analyzer: WordAnalyzer
  ) {
    guard lexicon.count > 0 else { return }
    var joined: [MeaningUnit] = []
    var place = units.startIndex
    while place < units.endIndex {
      guard let (unit, count) = phrase(at: place, words, lexicon, analyzer) else {
        joined.append(units[place])
        place += 1
        continue
      }
      joined.append(unit)
      place += count
    }
    units = joined
  }

  private func phrase(
    at place: Int,
    _ words: [[UInt8]],
    _ lexicon: BilingualLexicon,
    _ analyzer: WordAnalyzer
  ) -> (MeaningUnit, Int)? {
    let head = MeaningForm.plain(CodePage.decode(words[units[place].words.lowerBound]))
    guard lexicon.mayHavePhrase(after: head) else { return nil }
    for count in [3, 2] where place + count <= units.count {
      let parts = units[place..<place + count]
      // Only the last word of a phrase has endings, and only it may be asked about.
      guard let last = parts.last,
        parts.dropLast().allSatisfy({ !$0.isAsked && $0.words.count == 1 })
      else { continue }
      let heads = parts.dropLast().map { CodePage.decode(words[$0.words.lowerBound]) }
      let ending =
        last.words.count == (last.isAsked ? 2 : 1)
        ? CodePage.decode(words[last.words.lowerBound]) : nil
      let forms = PhraseForms(lexicon, analyzer).forms(heads, last, ending)
      guard !forms.isEmpty else { continue }
      let range = parts[place].words.joined(with: last.words)
      return (MeaningUnit(words: range, forms: forms, isAsked: last.isAsked), count)
    }
    return nil
  }
}

extension String {
  /// Whether the last vowel is e, i, ö or ü.
  fileprivate var lastVowelIsFront: Bool {
    for character in reversed() {
      if "eiöüî".contains(character) { return true }
      if "aıouâû".contains(character) { return false }
    }
    return false
  }
}
