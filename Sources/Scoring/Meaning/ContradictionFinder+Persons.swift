import Bilingual
import Turkish

/// Pronouns and subjects that the English doesn't have.
extension ContradictionFinder {
  private typealias Speaker = (persons: Set<MeaningForm.Person>, pronoun: String)

  /// The first and second person, each with its English words.
  private static let speakers: [(speaker: Speaker, english: Set<String>)] = [
    (([.first], "ben"), ["i", "me", "my", "mine", "myself"]),
    (([.firstPlural], "biz"), ["we", "us", "our", "ours", "ourselves", "everybody"]),
    (
      ([.second, .secondPlural], "sen"),
      ["you", "your", "yours", "yourself", "yourselves", "one"]
    ),
  ]

  /// The persons that neither the English nor the listed answer has.
  private var absent: [Speaker] {
    // “How about tomorrow?” asks the hearer: yarın sana uyar mı?
    let isAddress = Self.addresses.contains(where: english.hasPhrase)
    return Self.speakers.filter { speaker, words in
      !english.has(anyOf: words)
        && (speaker.pronoun != "sen" || !english.isImperative && !isAddress)
        && !comparison.expected.contains { $0.likelyMarks(speaker.persons, speaker.pronoun) }
    }
    .map(\.speaker)
  }

  private static let addresses = [
    "how about", "what about", "how is it going", "how 's it going", "how are things", "what 's up",
    "what is up",
  ]

  /// Persons of the answer that neither the English nor the listed answer has.
  var strangers: [Contradiction] {
    // In reported speech the persons are those of another speaker: hastayım dedi.
    if comparison.found.contains(where: { $0.has(["demek", "diye"]) }) { return [] }
    return absent.flatMap { persons, pronoun in
      comparison.unmatchedFound.compactMap { index -> Contradiction? in
        let unit = comparison.found[index]
        guard unit.marks(persons, pronoun), unit.isSubjectOrPredicate || isOtherOwner(index),
          !isQuoted(index)
        else { return nil }
        return Contradiction(kind: .person, expected: partner(of: index), found: index)
      }
    }
  }

  /// Whether the unit ends a quotation, in which the persons are those of its speaker.
  private func isQuoted(_ index: Int) -> Bool {
    index + 1 < comparison.found.count && comparison.found[index + 1].has(["demek", "diye"])
  }

  /// Whether the listed word belongs to somebody else than the typed one: işini, işimi.
  private func isOtherOwner(_ index: Int) -> Bool {
    pairs.pairs.contains { pair in
      pair.found == index
        && (pair.form.possessive == .third || pair.form.possessive == .thirdPlural)
    }
  }

  /// Pronouns that are left out of the comparison because an ending shows them too: senin adın, for
  /// “her name”.
  var strangePronouns: [Contradiction] {
    if comparison.typed.contains(where: { $0.has(["demek", "diye"]) }) { return [] }
    return absent.flatMap { persons, _ in
      comparison.typed.filter { unit in
        unit.forms.allSatisfy { form in
          form.kind == .pronoun && MeaningFilter.subjects[form.lemma].map(persons.contains) == true
        }
      }
      .map { Contradiction(kind: .otherWord, foundWords: $0.words) }
    }
  }

  /// Whether the subject of the main verb is somebody else, although the verb is the same: annem
  /// bana aldı, for “I bought it for my mother”.
  func isOtherSubject(_ pair: MeaningPairs.Pair) -> Bool {
    let (form, other) = (pair.form, pair.other)
    let isLost =
      (form.person == .first && english.has("i")
        || form.person == .firstPlural && english.has("we"))
      && Self.isThird(other.person)
    // “My uncle told me” has the speaker, but not as its subject.
    let isStrange =
      Self.isThird(form.person)
      && (other.person == .first && !english.has("i")
        || other.person == .firstPlural && !english.has("we", "'s", "let"))
    guard isLost || isStrange && form.kind == .verb,
      pair.expected == comparison.expected.indices.last,
      pair.found == comparison.found.indices.last,
      form.others == other.others, form.mood == .statement, other.mood == .statement,
      comparison.found[pair.found].forms.allSatisfy({
        $0.kind != .verb || $0.person == other.person
      }),
      !comparison.typed.contains(where: { $0.has(["demek", "diye"]) })
    else { return false }
    return !comparison.typed.contains { unit in
      // canım istiyor is “I want”, and ikimiz gitti “the two of us went”.
      unit.forms.contains { form in
        form.grammaticalCase == nil
          && (Self.selves.contains(form.lemma) || form.kind == .pronoun && form.possessive != nil)
      }
        || unit.words != comparison.found[pair.found].words
          && unit.forms.contains {
            $0.isFiniteVerb && $0.person == form.person && !$0.tenses.isEmpty
          }
    }
  }

  /// Whether the same verb tells of somebody else although the English has “you” as its subject: eve
  /// gitti, for “you went home”.
  ///
  /// An impersonal “you” has another voice in Turkish: buraya park edilmez.
  func isForYou(_ form: MeaningForm, _ other: MeaningForm) -> Bool {
    let persons: Set<MeaningForm.Person> = [.second, .secondPlural]
    guard let person = form.person, persons.contains(person), Self.isThird(other.person),
      english.has("you"), form.others == other.others, other.tenses != [.imperative]
    else { return false }
    // “İkiniz de geldi” says “you” elsewhere.
    return !comparison.typed.contains {
      $0.likelyMarks(persons, "sen") || $0.likelyMarks(persons, "siz")
    }
  }

  /// Whether a thing is onun or onların, although the English says only that it is mine, yours or
  /// ours: onların işi, for “our affairs”.
  func isTheirs(_ form: MeaningForm, _ other: MeaningForm) -> Bool {
    guard form.grammaticalCase == other.grammaticalCase, other.kind != .pronoun,
      other.possessive == .third || other.possessive == .thirdPlural,
      let owners = form.possessive.flatMap({ Self.owners[$0] }), english.has(anyOf: owners),
      !english.has(anyOf: Self.others)
    else { return false }
    return comparison.typed.contains { unit in
      unit.forms.contains {
        ["o", "onlar"].contains($0.lemma) && $0.kind == .pronoun && $0.grammaticalCase == .genitive
      }
    }
  }

  private static let owners: [MeaningForm.Person: Set<String>] = [
    .first: ["my"], .firstPlural: ["our"], .second: ["your"], .secondPlural: ["your"],
  ]
  /// Words for a third person or a thing, which onun and onların may translate.
  private static let others: Set = [
    "he", "him", "his", "she", "her", "hers", "it", "its", "they", "them", "their", "theirs",
    "this", "that", "these", "those", "one", "someone", "somebody", "everyone", "everybody",
  ]

  private static func isThird(_ person: MeaningForm.Person?) -> Bool {
    person == nil || person == .third || person == .thirdPlural
  }

  /// Parts of a person whose acts are those of the person.
  private static let selves: Set = [
    "can", "iç", "akıl", "kafa", "gönül", "yürek", "göz", "karın", "dil", "el", "boğaz", "baş",
    "keyif", "moral", "uyku", "mide", "kalp", "kulak", "ayak", "vicdan", "dizi", "diz", "kol",
    "herkes", "hepsi", "biri", "kimse", "insan", "kendi",
  ]

  /// Whether a duty of the past is told as one of now: gitmelisin, for “you should have gone”.
  func isLateDuty(_ form: MeaningForm, _ other: MeaningForm) -> Bool {
    form.tenses == [.necessity, .copulaPast] && other.tenses == [.necessity]
      && form.isNegative == other.isNegative
      && (english.hasPhrase("should have") || english.hasPhrase("ought to have")
        || english.hasPhrase("should not have"))
  }
}
