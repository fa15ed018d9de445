import Turkish

/// What the ending of a predicate says of its subject.
enum PersonEnding {
  private enum Person: CaseIterable { case i, you, we, youAll }

  private static let pronouns: [(Person, [UInt8])] = [
    (.i, CodePage.encode("ben")), (.you, CodePage.encode("sen")), (.we, CodePage.encode("biz")),
    (.youAll, CodePage.encode("siz")),
  ]

  /// Endings that no noun has, in the notation of ``QuestionParticle/shape(of:)``.
  private static let certain: [Person: [[UInt8]]] = [
    .i: shapes("Iyorum AcAğIm mAlIyIm mIşIm mAdIm AmAm değIlIm yordum AcAktIm mIştIm"),
    .you: shapes("Iyorsun AcAksIn mAlIsIn mIşsIn mAdIn mAzsIn ArsIn IrsIn değIlsIn yordun"),
    .we: shapes("Iyoruz AcAğIz mAlIyIz mIşIz mAdIk mAyIz ArIz IrIz değIlIz yorduk AlIm"),
    .youAll: shapes(
      "IyorsunIz AcAksInIz mAlIsInIz mIşsInIz mAdInIz mAzsInIz ArsInIz IrsInIz değIlsInIz yordunuz"
    ),
  ]

  private static func shapes(_ list: String) -> [[UInt8]] {
    list.split(whereSeparator: \.isWhitespace).map { ending in
      CodePage.encode(
        String(ending).replacing(vowels: "ıiuü", by: "I").replacing(vowels: "ae", by: "A")
      )
    }
  }

  private static func person(of pronoun: [UInt8]) -> Person? {
    pronouns.first { $0.1 == pronoun }?.0
  }

  /// Whether the sentence stays whole without the pronoun, because its predicate names the person.
  static func allowsDropping(_ pronoun: [UInt8], from sentence: [[UInt8]]) -> Bool {
    guard let person = person(of: pronoun), let predicate = predicate(of: sentence),
      predicate.count > 2
    else { return false }
    let shape = QuestionParticle.shape(of: predicate)
    return switch person {
    case .i: shape.last == UInt8(ascii: "m")
    case .you: shape.last == UInt8(ascii: "n")
    case .we: shape.last == UInt8(ascii: "k") || shape.suffix(2) == CodePage.encode("Iz")[...]
    case .youAll: shape.suffix(3) == CodePage.encode("nIz")[...]
    }
  }

  /// Whether the pronoun may be added, because the predicate can only have this person.
  static func allowsAdding(
    _ pronoun: [UInt8],
    to sentence: [[UInt8]],
    in vocabulary: Vocabulary
  ) -> Bool {
    guard let person = person(of: pronoun), let predicate = predicate(of: sentence) else {
      return false
    }
    let shape = QuestionParticle.shape(of: predicate)
    let hasSubject = sentence.contains { KnownWords.subjectPronouns.contains($0) }
    guard !hasSubject else { return false }
    return (certain[person] ?? []).contains {
      shape.count > $0.count && shape.suffix($0.count) == $0[...]
    } || onlyPerson(of: predicate, isAlone: sentence.count == 1, in: vocabulary) == person
  }

  /// The person that every reading of a predicate names; nil where they differ or one names none.
  ///
  /// A word that could also be "my …" is sure to be a predicate only if it stands alone.
  private static func onlyPerson(
    of predicate: [UInt8],
    isAlone: Bool,
    in vocabulary: Vocabulary
  ) -> Person? {
    var persons: Set<Person?> = []
    for reading in vocabulary.readings(of: WordComparison.bare(predicate)) {
      let person = reading.suffixes.compactMap { suffixes[$0] }.last
      if person == nil, isAlone, reading.suffixes.contains(where: { $0.slot == .possessive }) {
        continue
      }
      persons.insert(person)
    }
    return persons.count == 1 ? persons.first ?? nil : nil
  }

  private static let suffixes: [Suffix: Person] = [
    .person1s: .i, .person2s: .you, .person1p: .we, .person2p: .youAll,
  ]

  /// The last word, with a question word that carries the person left aside if it doesn't.
  private static func predicate(of sentence: [[UInt8]]) -> [UInt8]? {
    guard let last = sentence.last else { return nil }
    guard QuestionParticle.matches(last), last.count == 2 else { return last }
    return sentence.dropLast().last
  }
}

extension String {
  fileprivate func replacing(vowels: String, by sign: Character) -> String {
    String(map { vowels.contains($0) ? sign : $0 })
  }
}
