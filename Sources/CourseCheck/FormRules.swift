import Curriculum
import Patterns
import Scoring
import TextSafety
import Turkish

/// The rules on gaps: a missing word has a cue, and is a form of it if the cue is a word; a derived
/// word has a trap of its family.
enum GapRules {
  static func complaints(_ gaps: [ItemsByKind.Item<Gap>]) -> [Complaint] {
    gaps.flatMap { item -> [Complaint] in
      guard !item.content.isPartOfWord else { return [] }
      guard let cue = item.content.cue else {
        return [
          item.place.fail(.gapCue, "a whole word is missing without a cue; add '> word' below it")
        ]
      }
      if isDerived(cue.text), item.content.traps.isEmpty {
        return [
          item.place.fail(
            .formationTrap,
            "a derived word without a trap; add an 'x' line with another word of the family"
          )
        ]
      }
      guard isHeadword(cue.text) else { return [] }
      return item.content.answers.filter { !isForm($0, of: cue.text) }.map { answer in
        item.file.place(cue.line).fail(.gapForm, "'\(answer)' is no form of '\(cue.text)'")
      }
    }
  }

  /// Whether a cue in capitals asks for a derived word.
  private static func isDerived(_ cue: String) -> Bool {
    cue.count > 1 && cue.allSatisfy(\.isLetter) && cue == cue.turkishUppercased
  }

  /// Whether a cue is a word as a dictionary has it; one in capitals asks for a derivation.
  private static func isHeadword(_ cue: String) -> Bool {
    guard cue.allSatisfy(\.isLetter), cue != cue.turkishUppercased else { return false }
    return readings(of: cue).contains { TurkishText.plain(Lexicon.headword(of: $0.stem)) == cue }
      || cue.hasSuffix("mak") || cue.hasSuffix("mek")
  }

  /// Whether the inflector makes exactly this word of a headword.
  private static func isForm(_ word: String, of headword: String) -> Bool {
    guard !word.contains(" ") else { return true }
    let letters = CodePage.encode(TurkishText.plain(word))
    return readings(of: word).contains { reading in
      TurkishText.plain(Lexicon.headword(of: reading.stem)) == headword
        && (reading.suffixes.isEmpty
          || Morphology.form(of: reading.stem, reading.suffixes) == letters)
    }
  }

  private static func readings(of word: String) -> [Reading] {
    Morphology.readings(of: CodePage.encode(TurkishText.plain(word)))
  }
}

/// The rules on orders: a listed order has the words of the pieces and parts no constituent.
enum OrderRules {
  static func complaints(_ orders: [ItemsByKind.Item<Order>]) -> [Complaint] {
    orders.flatMap { item -> [Complaint] in
      let sentence = item.content.sentence
      let words = TurkishText.plainWords(sentence).sorted()
      let grader = OrderGrader(
        item.content.pieces,
        listed: [AnswerPattern(literal: sentence)]
      )
      return item.content.others.flatMap { line -> [Complaint] in
        let forms = item.file.forms(of: line.text)
        let place = item.file.place(line.line)
        if let form = forms.first(where: { TurkishText.plainWords($0).sorted() != words }) {
          return [place.fail(.orderWords, "'\(form)' has other words than the pieces")]
        }
        let broken = forms.first { grader.judge($0, by: .none).verdict.fails }
        return broken.map { form in
          [
            place.warn(
              .orderRule,
              "'\(form)' parts words that belong together; make sure that it is right"
            )
          ]
        } ?? []
      }
    }
  }
}

/// The rules on sentences to be said another way: the key is in every answer, and what is already
/// there is none.
enum TransformationRules {
  static func complaints(_ items: [ItemsByKind.Item<Transformation>]) -> [Complaint] {
    items.flatMap { item -> [Complaint] in
      let task = item.content
      let key = RequiredWords(task.keyParts)
      let lacking = task.accepted.compactMap { line -> Complaint? in
        let form = item.file.forms(of: line.text).first { !key.areKept(in: $0) }
        return form.map {
          item.file.place(line.line).fail(
            .keyWord,
            "'\($0)' lacks '\(task.keyParts.joined(separator: " … "))', which the item asks for"
          )
        }
      }
      let patterns = task.accepted.compactMap { try? AnswerPattern($0.text) }
      let verdict = TranslationGrader(accepted: patterns).judge(task.source).verdict
      guard verdict.passes, !patterns.isEmpty else { return lacking }
      return lacking + [
        item.place.fail(.sourceAccepted, "the sentence itself is accepted as an answer")
      ]
    }
  }
}

/// The rules on paragraphs with mistakes: what is wrong is a mistake, and what is right is none.
enum CorrectionRules {
  static func complaints(_ items: [ItemsByKind.Item<Correction>]) -> [Complaint] {
    items.flatMap { item -> [Complaint] in
      item.content.faults.compactMap { fault in
        let right = fault.right.map { AnswerPattern(literal: $0) }
        let verdict = TranslationGrader(accepted: right).judge(fault.wrong, strict: true).verdict
        guard verdict.passes else { return nil }
        return item.place.fail(
          .harmlessFault,
          "'\(fault.wrong)' counts as right for '\(fault.right[0])'; capitals and marks are not graded"
        )
      }
    }
  }
}

/// The rule on pairs: none fits twice, so that each number has one right letter.
enum MatchingRules {
  static func complaints(_ items: [ItemsByKind.Item<Matching>]) -> [Complaint] {
    items.flatMap { item -> [Complaint] in
      let pairs = item.content.pairs
      let classes = item.content.isSorting ? classLines(pairs) : pairs.map(\.second)
      return repeated(pairs.map(\.first), item.file) + repeated(classes, item.file)
    }
  }

  /// One text for each line of a sorting.
  private static func classLines(_ pairs: [Matching.Pair]) -> [LocatedText] {
    pairs.map(\.second).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static func repeated(_ texts: [LocatedText], _ file: Course.LessonFile) -> [Complaint] {
    var lines: [String: Int] = [:]
    return texts.compactMap { text in
      let plain = TurkishText.plain(text.text)
      guard let first = lines[plain] else {
        lines[plain] = text.line
        return nil
      }
      return file.place(text.line).fail(
        .pairRepeats,
        "'\(text.text)' is also in line \(first); each part of a pair fits once"
      )
    }
  }
}
