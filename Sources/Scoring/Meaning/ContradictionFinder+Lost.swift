import Bilingual
import Turkish

/// What an answer adds to the English or leaves out of it: a denial, a duty, a comparison, a “since”.
extension ContradictionFinder {
  /// The first of these faults.
  var lostMeaning: Contradiction? {
    var lost =
      addedDenial ?? lostStart ?? lostComparison ?? addedBefore ?? lostDuty ?? lostPair
      ?? lostProhibition
    lost?.isCertain = true
    return lost
  }

  /// Whether a sentence denies its predicate or another verb.
  private func denies(_ units: some Collection<MeaningUnit>) -> Bool {
    units.contains { unit in
      unit.has(["değil", "yok"]) || unit.forms.first?.isNegative == true
        || unit.forms.first?.others.contains(.withoutDoing) == true
        // hazırlıksızdı, hazır değildi
        || unit.forms.contains { $0.kind == .nominal && $0.isWithout }
    }
  }

  /// “There is no need” for “mustn't”: unutmak zorunda değiliz.
  private var lostProhibition: Contradiction? {
    guard english.hasPhrase("must not"), !english.has("if"),
      let index = comparison.found.firstIndex(where: { unit in
        unit.forms.contains { $0.markers.contains(.noNeed) }
      }),
      !comparison.expected.contains(where: { unit in
        unit.forms.contains { $0.markers.contains(.noNeed) }
      })
    else { return nil }
    return Contradiction(kind: .negation, expected: partner(of: index), found: index)
  }

  /// One of two for “both”: kızlarımın biri.
  private var lostPair: Contradiction? {
    let isTwo = { (unit: MeaningUnit) in unit.has(["iki", "2", "ikisi"]) }
    guard english.has("both"), !comparison.typed.contains(where: isTwo),
      let place = comparison.unmatchedExpected.first(where: { isTwo(comparison.expected[$0]) }),
      let index = comparison.unmatchedFound.first(where: { index in
        comparison.found[index].forms.first.map { form in
          ["biri", "birisi", "hiçbiri", "bir"].contains(form.lemma) && form.possessive != nil
            || ["biri", "birisi", "hiçbiri"].contains(form.lemma)
        } == true
      })
    else { return nil }
    return Contradiction(kind: .value, expected: place, found: index)
  }

  /// değil after the predicate of a listed answer that denies nothing: bu çanta ağır değil.
  private var addedDenial: Contradiction? {
    guard !english.isNegative, !english.isQuestion, !denies(comparison.expected),
      let index = comparison.found.indices.last, index > 0, comparison.found[index].has("değil"),
      !denies(comparison.found.dropLast()),
      let last = comparison.expected.indices.last,
      comparison.partners[index - 1] == last
        || pairs.pairs.contains(where: { $0.expected == last && $0.found == index - 1 }),
      comparison.unmatchedFound.allSatisfy({ place in
        place == index || pairs.pairs.contains { $0.found == place }
      })
    else { return nil }
    return Contradiction(kind: .negation, expected: last, found: index)
  }

  /// A time without beri or -DIr for “since”: dün for dünden beri.
  private var lostStart: Contradiction? {
    guard english.has("since"),
      let pair = pairs.pairs.first(where: { pair in
        pair.form.markers.contains(.duration) && !pair.other.markers.contains(.duration)
          && pair.other.grammaticalCase == nil && pair.other.tenses.isEmpty
      })
    else { return nil }
    return Contradiction(kind: .missingWord, expected: pair.expected)
  }

  /// kadar for “than”, where nothing is denied: öncekinden kolay, önceki kadar kolay.
  private var lostComparison: Contradiction? {
    let isCompared = { (units: [MeaningUnit]) in
      units.contains { $0.has("daha") || $0.forms.contains { $0.grammaticalCase == .ablative } }
    }
    guard english.has("than"), !english.has("as", "less", "rather", "other"), !english.isNegative,
      isCompared(comparison.expected), !isCompared(comparison.typed),
      !denies(comparison.typed), !comparison.expected.contains(where: { $0.has("kadar") }),
      let index = comparison.unmatchedFound.first(where: { comparison.found[$0].has("kadar") })
    else { return nil }
    if let daha = comparison.unmatchedExpected.first(where: { comparison.expected[$0].has("daha") })
    {
      return Contradiction(kind: .otherWord, expected: daha, found: index)
    }
    // The ending of the noun is what kadar replaces: gölden, göl kadar.
    guard index > 0,
      let noun = comparison.expected.first(where: { unit in
        unit.forms.contains { $0.grammaticalCase == .ablative }
          && unit.has(Set(comparison.found[index - 1].forms.map(\.lemma)))
      })
    else { return nil }
    let (before, kadar) = (comparison.found[index - 1].words, comparison.found[index].words)
    return Contradiction(
      kind: .otherWord,
      expectedWords: noun.words,
      foundWords: before.joined(with: kadar)
    )
  }

  /// önce for “when” or “after”, where the English has nothing that comes before.
  private var addedBefore: Contradiction? {
    guard english.has("when", "after", "while"), !english.has(anyOf: Self.before),
      !comparison.expected.contains(where: { $0.has("önce") }),
      let index = comparison.unmatchedFound.first(where: { comparison.found[$0].has("önce") }),
      index > 0, comparison.found[index - 1].forms.contains(where: { $0.kind == .verb }),
      // “After he ate, he left” may be turned round: çıkmadan önce yedi.
      let main = comparison.expected.last,
      !comparison.found[index - 1].has(Set(main.forms.map(\.lemma)))
    else { return nil }
    return Contradiction(kind: .extraWord, found: index)
  }

  private static let before: Set = [
    "before", "ago", "first", "earlier", "previous", "previously", "until", "till", "already",
    "prior", "yet", "once", "formerly", "by", "advance", "ahead", "just", "rather", "preceding",
  ]

  /// A past in place of a duty: boyandı, for “needs to be painted”.
  private var lostDuty: Contradiction? {
    guard ["have to", "has to", "must", "need to", "needs to"].contains(where: english.hasPhrase),
      english.tenses.isDisjoint(with: [.simplePast, .perfect, .pastPerfect]),
      comparison.expected.contains(where: \.tellsDuty),
      !comparison.typed.contains(where: \.tellsDuty),
      let index = comparison.found.indices.last,
      let pair = pairs.pairs.first(where: { $0.found == index }),
      pair.form.tellsDuty
        || comparison.expected.dropFirst(pair.expected + 1).first?.tellsDuty == true,
      comparison.found[index].forms.allSatisfy({ $0.isFiniteVerb && $0.tenses == [.past] })
    else { return nil }
    return Contradiction(kind: .tense, expected: pair.expected, found: index)
  }

  /// Another question word inside a statement: neden geldiği, for “who came”.
  var indirectQuestionWord: Contradiction? {
    guard !english.isQuestion || prompt.words.first.map({ QuestionWord.isEnglish($0) }) == false,
      let asked = QuestionWord(prompt), asked != .time
    else { return nil }
    let listed = comparison.expected.indices.filter { QuestionWord(comparison.expected[$0]) != nil }
    let typed = comparison.found.indices.filter { QuestionWord(comparison.found[$0]) != nil }
    guard listed.count == 1, typed.count == 1,
      QuestionWord(comparison.expected[listed[0]]) == asked,
      let other = QuestionWord(comparison.found[typed[0]]), asked.excludes(other)
    else { return nil }
    return Contradiction(kind: .questionWord, expected: listed[0], found: typed[0])
  }
}

extension MeaningUnit {
  /// Whether it may say that something must be done.
  fileprivate var tellsDuty: Bool { has(Self.duties) || forms.contains(where: \.tellsDuty) }

  private static let duties: Set = [
    "gerek", "gerekmek", "gerekli", "lazım", "şart", "zorunda", "zor", "zorunlu", "zorunluluk",
    "mecbur", "mecburiyet", "icap", "icap etmek", "ihtiyaç", "yükümlü", "borç",
  ]
}

extension MeaningForm {
  /// Whether the lemma ends with -sIz.
  fileprivate var isWithout: Bool {
    lemma.count > 4 && ["sız", "siz", "suz", "süz"].contains { lemma.hasSuffix($0) }
  }

  fileprivate var tellsDuty: Bool { tenses.contains(.necessity) || markers.contains(.modal) }
}
