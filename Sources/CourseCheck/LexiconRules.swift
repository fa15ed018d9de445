import Bilingual
import Curriculum
import TextSafety
import Turkish

/// The rules on the bilingual lexicon: its form, its lemmas, its English, and the course's cards.
struct LexiconRules {
  private let file: Course.LexiconFile

  /// Checks the lexicon of a course; a course without one has nothing to check.
  static func complaints(_ course: Course) -> [Complaint] {
    guard let file = course.lexicon else { return [] }
    let rules = LexiconRules(file: file)
    return rules.formComplaints + file.entries.flatMap(rules.complaints) + rules.doubleSpellings
      + course.lessons.flatMap(rules.cardComplaints)
  }

  private var formComplaints: [Complaint] {
    file.errors.map { place($0.line).fail(.lexiconFormat, $0.reason.message) }
  }

  private func place(_ line: Int) -> CoursePlace { CoursePlace(file: file.path, line: line) }

  private func complaints(line: Int, _ entry: LexiconEntry) -> [Complaint] {
    let place = place(line)
    var complaints: [Complaint] = []
    if !LexiconLemma.isKnown(entry) {
      complaints.append(
        place.fail(
          .lexiconLemma,
          """
          the analyser doesn't know '\(entry.shownLemma)' as \(entry.partOfSpeech.rawValue); \
          correct one of them, or add its stem
          """
        )
      )
    }
    for sense in entry.senses {
      complaints += sense.glosses.compactMap { self.complaint(about: $0, of: entry, place) }
      complaints += sense.synonyms.filter { isTakenBack(entry, sense, $0) }.map { synonym in
        place.fail(
          .lexiconSynonym,
          """
          '\(synonym.lemma)' is a synonym here, but \"not\" takes back every English word that \
          both have; delete one of them
          """
        )
      }
      complaints += sense.synonyms.compactMap { synonym in
        names(entry, sense, synonym)
          ? nil
          : place.fail(
            .lexiconSynonym,
            """
            '\(synonym.lemma)' has no sense with the same English that names \
            '\(entry.shownLemma)'; add it there, or delete it here
            """
          )
      }
    }
    return complaints
  }

  // MARK: English

  private func complaint(
    about gloss: Sense.Gloss,
    of entry: LexiconEntry,
    _ place: CoursePlace
  ) -> Complaint? {
    let english = gloss.english
    // Some things have no other name: dolmuş.
    let isLoan = english.lowercased() == entry.lemma.turkishLowercased
    if !isLoan, let odd = english.first(where: { !Self.isEnglish($0) }) {
      return place.fail(
        .lexiconEnglish,
        "'\(english)' has '\("\(odd)")'; write plain English words, remarks in brackets"
      )
    }
    let first = english.split(separator: " ").first.map(String.init) ?? ""
    let isArticle = ["a", "an", "the"].contains(first) && english.contains(" ")
    let isTo = entry.partOfSpeech == .verb && first == "to"
    // In adverbs and determiners the article belongs to the phrase: a lot, the other day.
    guard isTo || (isArticle && entry.partOfSpeech == .noun) else { return nil }
    return place.fail(
      .lexiconEnglish,
      "'\(english)' begins with '\(first)'; write the base form without it"
    )
  }

  /// Whether English words are written with this character; some, as café, keep an accent.
  private static func isEnglish(_ character: Character) -> Bool {
    character.isASCII
      ? character.isLetter || character.isNumber || " -'’./!?".contains(character)
      : "’éèêïñç…".contains(character)
  }

  // MARK: Synonyms

  /// Whether the synonym has a sense with the same English that names the word; a narrower one
  /// need not name it.
  private func names(_ entry: LexiconEntry, _ sense: Sense, _ synonym: Sense.Synonym) -> Bool {
    let english = Set(sense.glosses.map { $0.english.lowercased() })
    let others = file.lexicon.entries(of: synonym.lemma).flatMap(\.senses).filter { other in
      other.glosses.contains { english.contains($0.english.lowercased()) }
    }
    if synonym.nearness == .narrower { return !others.isEmpty }
    return others.contains { $0.synonyms.contains { $0.lemma == entry.lemma } }
  }

  /// Whether `not` blocks a synonym for each English word of the sense that both words have.
  private func isTakenBack(
    _ entry: LexiconEntry,
    _ sense: Sense,
    _ synonym: Sense.Synonym
  ) -> Bool {
    let english = Set(sense.glosses.map(\.english))
    let shared = file.lexicon.entries(of: synonym.lemma).flatMap { other in
      english.intersection(other.senses.flatMap(\.glosses).map(\.english)).map { (other, $0) }
    }
    return !shared.isEmpty
      && shared.allSatisfy { other, english in
        entry.confusions.contains { $0.lemma == synonym.lemma && $0.english == english }
          || other.confusions.contains { $0.lemma == entry.lemma && $0.english == english }
      }
  }

  /// The words that have two entries because a circumflex is written or not.
  private var doubleSpellings: [Complaint] {
    var seen: [String: [(line: Int, entry: LexiconEntry)]] = [:]
    var complaints: [Complaint] = []
    for (line, entry) in file.entries {
      let key = TurkishText.plain(entry.lemma)
      let english = Set(entry.senses.flatMap(\.glosses).map(\.english))
      let other = seen[key]?.first { other in
        other.entry.lemma != entry.lemma
          && other.entry.senses.flatMap(\.glosses).contains { english.contains($0.english) }
      }
      if let other {
        complaints.append(
          place(line).fail(
            .lexiconSpelling,
            """
            '\(entry.lemma)' is '\(other.entry.lemma)' of line \(other.line) in another spelling; \
            keep one entry, which is found by both
            """
          )
        )
      }
      seen[key, default: []].append((line, entry))
    }
    return complaints
  }

  // MARK: Cards

  private func cardComplaints(_ lesson: Course.LessonFile) -> [Complaint] {
    lesson.lesson.exercises.flatMap { exercise -> [Complaint] in
      guard let card = exercise.task.taughtWord else { return [] }
      let place = lesson.place(exercise.line)
      let entries = file.lexicon.entries(of: card.word) + slotEntries(of: card.word)
      guard !entries.isEmpty else {
        return [place.fail(.cardInLexicon, "the lexicon has no entry for '\(card.word)'")]
      }
      let english = Set(
        entries.flatMap(\.senses).flatMap(\.glosses).map { EnglishGloss.plain($0.english) }
      )
      return card.meanings.filter { !english.contains(EnglishGloss.plain($0)) }.map { meaning in
        place.fail(
          .cardInLexicon,
          "'\(meaning)' is no sense of '\(card.word)' in the lexicon; add it there, or correct it"
        )
      }
    }
  }

  /// The entries of a phrase whose possessive may be of any person: göğsü kabarmak.
  private func slotEntries(of word: String) -> [LexiconEntry] {
    word.contains(" ") ? LexiconLookup(file.lexicon).turkish(word) : []
  }
}
