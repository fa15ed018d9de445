import Bilingual
import Turkish

/// Pronouns, denials and question words in the places of others.
extension ContradictionFinder {
  /// Claims about words of closed classes, where nothing else differs.
  var closedClassContradictions: [Contradiction] {
    if let index = questionForStatement { return [index] }
    guard comparison.unmatchedExpected.count == 1, comparison.unmatchedFound.count == 1 else {
      return []
    }
    let (place, index) = (comparison.unmatchedExpected[0], comparison.unmatchedFound[0])
    return kindOfWord(comparison.expected[place], comparison.found[index]).map {
      [Contradiction(kind: $0, expected: place, found: index)]
    } ?? []
  }

  private func kindOfWord(_ unit: MeaningUnit, _ other: MeaningUnit) -> Contradiction.Kind? {
    guard unit.isAsked == other.isAsked else { return nil }
    if isOtherDenial(unit, other) { return .opposite }
    return isOtherPronoun(unit, other) || isOtherDemonstrative(unit, other) ? .otherWord : nil
  }

  /// Whether yok denies what something is, or one says that there is what the other denies.
  private func isOtherDenial(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    if unit.has("değil"), other.has("yok") {
      return !english.has(anyOf: Self.existence)
    }
    return unit.has("var") && other.has("yok") || unit.has("yok") && other.has("var")
  }

  private static let existence: Set = [
    "there", "have", "has", "had", "got", "without", "any", "no", "nobody", "nothing", "none",
  ]

  /// Whether a personal pronoun is one of which the English has no form.
  private func isOtherPronoun(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    let persons = unit.forms.flatMap { form in
      other.forms.compactMap { second -> (Int, Int)? in
        var same = second
        (same.lemma, same.kind) = (form.lemma, form.kind)
        guard same == form, second.kind == .pronoun, let own = Self.persons[form.lemma],
          let typed = Self.persons[second.lemma], own != typed
        else { return nil }
        return (own, typed)
      }
    }
    guard let (own, typed) = persons.first else { return false }
    return english.has(anyOf: Self.english[own]) && !english.has(anyOf: Self.english[typed])
  }

  private static let persons = ["ben": 0, "sen": 1, "siz": 1, "o": 2, "onlar": 2, "biz": 3]
  private static let english: [Set<String>] = [
    ["i", "me", "my", "mine", "myself"],
    ["you", "your", "yours", "yourself", "yourselves", "one"],
    [
      "he", "him", "his", "himself", "she", "her", "hers", "herself", "it", "its", "itself", "they",
      "them", "their", "theirs", "themselves", "that", "this", "these", "those", "one",
    ],
    ["we", "us", "our", "ours", "ourselves"],
  ]

  /// Whether şu or o stands for “this”.
  private func isOtherDemonstrative(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    unit.forms.allSatisfy { $0.lemma == "bu" }
      && other.forms.allSatisfy { ["şu", "o"].contains($0.lemma) }
      && unit.forms.contains { form in
        other.forms.contains { $0.grammaticalCase == form.grammaticalCase }
      }
      && english.has("this", "these")
      && !english.has("that", "those", "it", "he", "she", "they", "him", "her", "them")
  }

  /// A question for a word where the English asks whether something is so: sözlük nerede for “is
  /// there a dictionary”.
  private var questionForStatement: Contradiction? {
    guard english.isQuestion, prompt.asksWhether,
      let index = comparison.unmatchedFound.first(where: { isOtherQuestion(comparison.found[$0]) }),
      !comparison.found.contains(where: \.isAsked),
      let place = comparison.unmatchedExpected.first(where: { comparison.expected[$0].isAsked })
    else { return nil }
    return Contradiction(kind: .questionWord, expected: place, found: index)
  }

  private func isOtherQuestion(_ unit: MeaningUnit) -> Bool {
    QuestionWord(unit).map { [.place, .time, .person, .reason].contains($0) } ?? false
  }
}

extension EnglishPrompt {
  /// Whether the question begins with its verb and has no question word.
  fileprivate var asksWhether: Bool {
    guard let first = words.first else { return false }
    let asking: Set = [
      "who", "whom", "whose", "what", "which", "where", "when", "why", "how", "whether", "if",
    ]
    let verbs: Set = [
      "am", "is", "are", "was", "were", "do", "does", "did", "have", "has", "had", "can", "could",
      "will", "would", "should", "must", "may", "shall",
    ]
    return verbs.contains(first) && !words.contains(where: asking.contains)
  }
}

extension EnglishGrammar {
  /// Whether the prompt has one of these words in exactly this form.
  func has(anyOf words: Set<String>) -> Bool { words.contains { has($0) } }
}
