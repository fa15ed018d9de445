import Scoring
import Turkish

// Two forms of one word: case, possessive, number, person, tense, negation.
extension EnglishExplanation {
  var caseEnding: String {
    if let other = details.swapped, let ending = details.form?.expected {
      return "\(finding.found.quoted) and \(other.found.quoted) have swapped roles: the "
        + "\(meaning(ending).name) case, \(meaning(ending).gloss), belongs to "
        + "\(finding.expected.quoted), not to \(other.found.quoted)."
    }
    guard let form = details.form else {
      return "\(typed) is in the wrong case; here \(right) is needed."
    }
    if let cause = details.cause, [.verb, .postposition].contains(cause.kind) {
      return asked(by: cause.word, form)
    }
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      return "\(typed) \(isOrLooksLike) the \(meaning(found).name) case, "
        + "\(meaning(found).gloss)\(otherReading); here the \(named(expected)), "
        + "\(meaning(expected).gloss), is needed: \(right)."
    case (let expected?, nil):
      return "\(typed) has no case ending\(otherReading); here the \(named(expected)), "
        + "\(meaning(expected).gloss), is needed: \(right)."
    case (nil, let found?):
      return "\(typed) \(isOrLooksLike) the \(meaning(found).name) case, "
        + "\(meaning(found).gloss)\(otherReading); here the word has no case ending: \(right)."
    case (nil, nil): return "\(typed) is in the wrong case; here \(right) is needed."
    }
  }

  private func asked(by word: String, _ form: FindingDetails.Form) -> String {
    guard let expected = form.expected else {
      return "With \(word.quoted) the word has no case ending here: "
        + "\(right), not \(typed)."
    }
    return "With \(word.quoted) the \(meaning(expected).name) case, "
      + "\(meaning(expected).gloss), is needed here: \(right), not \(typed)."
  }

  var possessive: String {
    guard let form = details.form else {
      return "The possessive ending differs: \(right), not \(typed)."
    }
    if let cause = details.cause, cause.kind == .genitive, let expected = form.expected {
      return "After \(cause.word.quoted) the thing owned takes the "
        + "\(named(expected)), \(meaning(expected).gloss): \(right), not \(typed)."
    }
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      return "\(typed) says \(meaning(found).gloss)\(otherReading); here the "
        + "\(named(expected)), \(meaning(expected).gloss), is needed: \(right)."
    case (let expected?, nil):
      return "\(typed) has no possessive ending\(otherReading); here \(dashed(expected)), "
        + "\(meaning(expected).gloss), is needed: \(right)."
    case (nil, let found?):
      return "\(typed) has the \(named(found)), \(meaning(found).gloss)\(otherReading); "
        + "here the word has no possessive ending: \(right)."
    case (nil, nil): return "The possessive ending differs: \(right), not \(typed)."
    }
  }

  private func dashed(_ form: Finding.SuffixForm) -> String {
    form.text.isEmpty ? "the \(meaning(form).name)" : "-\(form.text)"
  }

  var number: String {
    if let cause = details.cause, cause.kind == .numeral {
      return "After \(cause.word.quoted) the noun stays singular: "
        + "\(right), not \(typed)."
    }
    guard let form = details.form else {
      return "Singular and plural differ: \(right), not \(typed)."
    }
    if let expected = form.expected {
      return "\(typed) is singular\(otherReading); here the \(named(expected)) is needed: \(right)."
    }
    return "\(typed) is plural\(otherReading); here the singular is needed: \(right)."
  }

  var person: String {
    if details.has(.register) {
      return "The person “you” is sen to a friend, and siz politely or to several people: "
        + "\(right), not \(typed)."
    }
    if let shape = details.shape {
      return "The endings -m, -n, -k, -nız belong to -dı and -sa, the others to the other tenses; "
        + "here it is -\(shape.form.text), not -\(shape.found): \(right), not \(typed)."
    }
    guard let form = details.form else {
      return NegativeAorist.isRegular(finding.found)
        ? "In the negative of this tense “I” and “we” have no z: \(right), not \(typed)."
        : "The person differs: \(right), not \(typed)."
    }
    if let cause = details.cause, cause.kind == .subject {
      let ending = form.expected.map { "is -\($0.text)" } ?? "has no letters"
      return "With \(cause.word.quoted) the personal ending \(ending): "
        + "\(right), not \(typed)."
    }
    let bare = "“he, she, it”"
    if let command = form.expected, command.suffix == .imperative {
      return "\(typed) is not a command to \(bare); that has -\(command.text): \(right)."
    }
    if let command = form.found, command.suffix == .imperative {
      return "\(typed), with -\(command.text), is a command to \(bare); here it is another "
        + "person: \(right)."
    }
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      let ending = expected.text.isEmpty ? "without an ending" : dashed(expected)
      return "\(typed) says \(meaning(found).gloss)\(otherReading); here the person is "
        + "\(meaning(expected).gloss), \(ending): \(right)."
    case (let expected?, nil):
      return "\(typed) has no personal ending, so it says \(bare)\(otherReading); "
        + "\(meaning(expected).gloss) is \(dashed(expected)): \(right)."
    case (nil, let found?):
      let ending = details.endsAssertively ? "" : ", without an ending"
      return "\(typed) says \(meaning(found).gloss)\(otherReading); here it is the third person"
        + "\(ending): \(right)."
    case (nil, nil): return "The person differs: \(right), not \(typed)."
    }
  }

  var tense: String {
    guard let form = details.form else {
      return "Another tense or verb form is needed here: \(right), not \(typed)."
    }
    let isTense = details.differsInTense
    if let sentence = conditional(form) { return sentence }
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      return
        "\(typed) \(isOrLooksLike) the \(typedTense(found))"
        + "\(otherReading); here the \(isTense ? "tense" : "verb form") is the "
        + "\(rightTense(expected)): \(right)."
    case (let expected?, nil):
      return "\(typed) lacks a \(isTense ? "tense" : "verb") ending\(otherReading); here the "
        + "\(rightTense(expected)), is needed: \(right)."
    case (nil, let found?):
      return "\(typed) has the \(isTense ? "tense" : "verb") ending of the "
        + "\(typedTense(found))\(otherReading); it does not belong here: \(right)."
    case (nil, nil): return "Another tense or verb form is needed here: \(right), not \(typed)."
    }
  }

  /// The sentence on a verb with or without -sA, which is no tense; nil for other differences.
  private func conditional(_ form: FindingDetails.Form) -> String? {
    switch (form.expected, form.found) {
    case (let expected?, let found?) where expected.isConditional && !found.isConditional:
      "\(typed) \(isOrLooksLike) the \(typedTense(found))\(otherReading); "
        + "here the verb needs the \(described(expected)): \(right)."
    case (let expected?, nil) where expected.isConditional:
      "\(typed) is no condition\(otherReading); here the verb or predicate needs the "
        + "\(described(expected)): \(right)."
    case (let expected?, let found?) where found.isConditional && !expected.isConditional:
      "\(typed) \(isOrLooksLike) the \(described(found))\(otherReading); here the verb is no "
        + "condition, but the \(described(expected)): \(right)."
    case (nil, let found?) where found.isConditional:
      "\(typed) has the \(described(found))\(otherReading); here the verb or predicate is no "
        + "condition: \(right)."
    default: nil
    }
  }

  private func typedTense(_ form: Finding.SuffixForm) -> String {
    described(form, in: details.parts?.found, details.copula?.found)
  }

  private func rightTense(_ form: Finding.SuffixForm) -> String {
    described(form, in: details.parts?.expected, details.copula?.expected)
  }

  /// Describes a tense with the ending after it, which changes what it says: “past progressive
  /// -iyordu, “was doing””, “necessity -meli with -ydi, “was””.
  private func described(
    _ form: Finding.SuffixForm,
    in parts: String?,
    _ copula: Finding.SuffixForm?
  ) -> String {
    if let construction = Construction(form, in: parts) {
      return described(.english(construction))
    }
    return copula.map { "\(meaning(form).name) with -\($0.text), \(meaning($0).gloss)" }
      ?? described(form)
  }

  private func described(_ form: Finding.SuffixForm) -> String { described(meaning(form)) }

  private func described(_ meaning: SuffixMeaning) -> String {
    "\(meaning.name), \(meaning.gloss)"
  }

  var voice: String {
    let simple =
      "Another voice or another word is needed here: \(right), not \(typed)."
    guard let form = details.form,
      [form.expected, form.found].allSatisfy({ $0.map { $0.suffix.slot == .voice } ?? true })
    else { return simple }
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      return
        "\(typed) is in the \(voiced(found)); here the \(voiced(expected)), is needed: \(right)."
    case (let expected?, nil) where expected.suffix == .passive && !expected.mayBeReflexive:
      return "\(typed) is in the active voice; here the \(voiced(expected)), is needed: \(right)."
    case (let expected?, nil):
      return "\(typed) lacks the \(voiced(expected)), which is needed here: \(right)."
    case (nil, let found?) where found.suffix == .passive && !found.mayBeReflexive:
      return "\(typed) is in the \(voiced(found)); here the active voice is needed: \(right)."
    case (nil, let found?):
      return "\(typed) is in the \(voiced(found)); that is not meant here: \(right)."
    case (nil, nil): return simple
    }
  }

  /// Describes a voice with its letters and meaning: “passive voice, -ıl, “be done””.
  private func voiced(_ form: Finding.SuffixForm) -> String {
    if form.mayBeReflexive {
      return "passive or reflexive voice, -\(form.text), “be done, do to oneself”"
    }
    let name = meaning(form).name.prefix { $0 != " " }
    return "\(name) voice, -\(form.text), \(meaning(form).gloss)"
  }

  var negation: String {
    if let word = negationWord { return word }
    if details.isOfPhrase, let form = details.form?.expected, form.suffix == .negative {
      return "A verb is negated with -\(form.text), not with değil: \(right), not \(typed)."
    }
    if let sentence = existence { return sentence }
    guard let form = details.form else {
      if details.isMissing { return "The negation is left out: \(right)." }
      if details.isExtra { return "\(typed) does not belong here: mind what is negative." }
      return "One is negative, the other is not: \(right), not \(typed)."
    }
    guard [.polarity, .ability].contains((form.expected ?? form.found)?.suffix.slot) else {
      return "Mind what is negative here: \(right), not \(typed)."
    }
    if let expected = form.expected {
      if expected.suffix == .negative, form.found == nil {
        return "\(typed) is positive\(otherReading); here the \(named(expected)), “not”, "
          + "is needed: \(right)."
      }
      if expected.suffix == .inability, let vowel = expected.text.last {
        return "\(typed) does not say “cannot”\(otherReading); the negative of ability has "
          + "-\(expected.text)- before -m\(vowel): \(right)."
      }
      if expected.suffix == .ability, form.found?.suffix == .inability {
        return "\(typed) says “cannot”\(otherReading); here the positive form, “can”, is needed: "
          + "\(right)."
      }
      return "\(typed) does not say \(meaning(expected).gloss)\(otherReading); here the "
        + "\(named(expected)) is needed: \(right)."
    }
    guard let found = form.found else {
      return "One is negative, the other is not: \(right), not \(typed)."
    }
    let wanted =
      found.suffix == .negative
      ? "here the positive form is needed" : "here that is not meant"
    return "\(typed) is the \(described(found))\(otherReading); \(wanted): \(right)."
  }

  /// The sentence on a form of değil in place of one of yok, or the reverse: değildi, yoktu.
  private var existence: String? {
    guard let words = details.negativeWords else { return nil }
    let meanings = ["değil": "“not”", "yok": "“there is not”"]
    return
      "\(typed) is a form of \(words.found), \(meanings[words.found] ?? ""); here \(words.expected), "
      + "\(meanings[words.expected] ?? ""), is needed: \(right)."
  }

  /// The sentence on değil, var or yok; nil if the finding is not about these words.
  private var negationWord: String? {
    let meanings = ["değil": "“not”", "var": "“there is”", "yok": "“there is not”"]
    let expected = meanings[finding.expected.turkishLowercased]
    let found = meanings[finding.found.turkishLowercased]
    switch (expected, found) {
    case (let expected?, let found?):
      return "\(typed) says \(found); \(right), \(expected), is needed here: "
        + "mind what is negative."
    case (let expected?, nil) where details.isMissing:
      return finding.expected.turkishLowercased == "var"
        ? "\(right), \(expected), is left out; it is the opposite of the negative yok."
        : "The negation is left out: \(right), \(expected)."
    case (nil, let found?) where details.isExtra:
      return finding.found.turkishLowercased == "var"
        ? "\(typed), \(found), the opposite of the negative yok, does not belong here."
        : "\(typed), \(found), does not belong here: mind what is negative."
    default: return nil
    }
  }
}
