import Bilingual
import Turkish

/// Pronouns, denials and question words in the places of others.
extension ContradictionFinder {
  /// Claims about words of closed classes, where nothing else differs.
  var closedClassContradictions: [Contradiction] {
    if let index = questionForStatement { return [index] }
    if let link = otherLink { return [link] }
    let swapped = swappedPersons
    if !swapped.isEmpty { return swapped }
    guard comparison.unmatchedExpected.count == 1, comparison.unmatchedFound.count == 1 else {
      return []
    }
    let (place, index) = (comparison.unmatchedExpected[0], comparison.unmatchedFound[0])
    return kindOfWord(comparison.expected[place], comparison.found[index]).map {
      [Contradiction(kind: $0, expected: place, found: index)]
    } ?? []
  }

  /// hem … hem or ya … ya for “neither … nor”, and ne … ne for “both … and”.
  private var otherLink: Contradiction? {
    let pairs: [(listed: String, others: Set<String>, english: String)] = [
      ("ne", ["hem", "ya"], "neither"), ("hem", ["ne", "ya"], "both"),
      ("ya", ["ne", "hem"], "either"),
    ]
    for (listed, others, word) in pairs where english.has(word) {
      let place = comparison.unmatchedExpected.filter { comparison.expected[$0].has(listed) }
      let index = comparison.unmatchedFound.filter { comparison.found[$0].has(others) }
      guard place.count == 2, index.count == 2,
        !comparison.found.contains(where: { $0.has(listed) })
      else { continue }
      return Contradiction(kind: .otherWord, expected: place[0], found: index[0])
    }
    return nil
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

  /// Pronouns and endings that all have another person, where nothing else differs: bana verdiğin
  /// for sana verdiğim.
  private var swappedPersons: [Contradiction] {
    let (listed, typed) = pairs.open
    guard listed.count == typed.count, listed.count + pairs.pairs.count > 1,
      zip(listed, typed).allSatisfy({ place, index in
        Self.pronouns(comparison.expected[place], comparison.found[index]) != nil
      }), pairs.pairs.allSatisfy({ Self.differInPerson($0.form, $0.other) })
    else { return [] }
    return zip(listed, typed).map { Contradiction(kind: .otherWord, expected: $0, found: $1) }
      + pairs.pairs.map { Contradiction(kind: .person, expected: $0.expected, found: $0.found) }
  }

  /// Whether two forms differ in their persons and in nothing else.
  private static func differInPerson(_ form: MeaningForm, _ other: MeaningForm) -> Bool {
    var same = other
    (same.person, same.possessive) = (form.person, form.possessive)
    return same == form
      && (isOther(form.person, other.person) || isOther(form.possessive, other.possessive))
      && [form.person, other.person].allSatisfy { $0 != .thirdPlural }
  }

  private static func isOther(_ own: MeaningForm.Person?, _ typed: MeaningForm.Person?) -> Bool {
    let group = { (person: MeaningForm.Person?) in
      switch person {
      case .first: 0
      case .second, .secondPlural: 1
      case nil, .third, .thirdPlural: 2
      case .firstPlural: 3
      }
    }
    return group(own) != group(typed)
  }

  /// Whether the answer has a personal pronoun that the English lacks in every form.
  private func isOtherPronoun(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    guard let (own, typed) = Self.pronouns(unit, other) else { return false }
    return english.has(anyOf: Self.english[own]) && !english.has(anyOf: Self.english[typed])
  }

  /// The groups of two personal pronouns in the same case; nil if they aren't, or are the same.
  private static func pronouns(_ unit: MeaningUnit, _ other: MeaningUnit) -> (Int, Int)? {
    unit.forms.lazy.flatMap { form in
      other.forms.compactMap { second -> (Int, Int)? in
        var same = second
        (same.lemma, same.kind) = (form.lemma, form.kind)
        guard same == form, second.kind == .pronoun, let own = persons[form.lemma],
          let typed = persons[second.lemma], own != typed
        else { return nil }
        return (own, typed)
      }
    }.first
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

  /// Whether the answer translates “this” by şu or o.
  private func isOtherDemonstrative(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    if isNearForFar(unit, other) || isThereForHere(unit, other) { return true }
    return unit.forms.allSatisfy { $0.lemma == "bu" }
      && other.forms.allSatisfy { ["şu", "o"].contains($0.lemma) }
      && unit.forms.contains { form in
        other.forms.contains { $0.grammaticalCase == form.grammaticalCase }
      }
      && english.has("this", "these")
      && !english.has("that", "those", "it", "he", "she", "they", "him", "her", "them")
  }

  /// Whether the answer translates “here” by orada or the like.
  private func isThereForHere(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    guard english.has("here"), !english.has("there") else { return false }
    return unit.forms.contains { form in
      guard form.lemma.hasPrefix("bura") else { return false }
      let far = "o" + form.lemma.dropFirst(2)
      return other.forms.contains { second in
        var same = second
        same.lemma = form.lemma
        return second.lemma == far && same.grammaticalCase == form.grammaticalCase
      }
    }
  }

  /// Whether the answer translates “that” before a noun by bu: bu sandalye for şu sandalye.
  private func isNearForFar(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    unit.forms.allSatisfy { ["şu", "o"].contains($0.lemma) }
      && other.forms.allSatisfy { $0.lemma == "bu" && $0.isBare }
      && other.forms.contains { $0.kind == .determiner }
      && prompt.words.indices.dropLast().contains { place in
        ["that", "those"].contains(prompt.words[place])
          && !EnglishGrammar.isFunctionWord(prompt.words[place + 1])
          && (place == 0 || Self.beforeThat.contains(prompt.words[place - 1]))
      }
      && !english.has("this", "these", "it")
  }

  /// Words after which “that” is no conjunction.
  private static let beforeThat: Set = [
    "is", "are", "was", "were", "do", "does", "did", "on", "in", "at", "to", "from", "with", "of",
    "for", "like", "read", "see", "want",
  ]

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
