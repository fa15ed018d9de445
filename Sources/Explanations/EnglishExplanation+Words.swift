import Scoring
import Turkish

// Particles, spelling and whole words.
extension EnglishExplanation {
  var questionParticle: String {
    if details.has(.joined) {
      return "The question particle is written apart: \(right), not \(typed)."
    }
    if let place = details.place {
      return "After \(place.word.quoted) no \(typed) can follow: with this tense the personal "
        + "ending goes on the question particle."
    }
    if details.isMissing { return "The question particle \(right) is left out." }
    if details.isExtra { return "The question particle \(typed) does not belong here." }
    if details.has(.order(grammatical: false)) || finding.expected == finding.found {
      return "The question particle \(typed) follows the word it asks about."
    }
    if let vowel = details.vowel {
      return "The question particle follows the last vowel: after \(vowel.after) it takes "
        + "\(vowel.expected): \(right), not \(typed)."
    }
    switch details.movedEnding {
    case .toParticle?:
      return "The ending goes on the question particle here, not on the word before: "
        + "\(right), not \(typed)."
    case .toVerb?:
      return "The ending stays on the word before the question particle here: "
        + "\(right), not \(typed)."
    case nil:
      return details.differsInParticleVowel
        ? "The question particle follows the last vowel before it: \(right), not \(typed)."
        : "Mind the question particle and its ending: \(right), not \(typed)."
    }
  }

  var deDa: String {
    let forms = "\(right), not \(typed)"
    if details.has(.joined) {
      return "de/da meaning “too” is written apart: \(forms), which would mean “in, at, on”."
    }
    if details.has(.split) {
      return "-de/-da meaning “in, at, on” is joined: \(forms); apart, de/da means “too”."
    }
    if details.isMissing { return "\(right), the de/da that means “too, and”, is left out." }
    if details.isExtra { return "\(typed), the de/da that means “too, and”, is not needed here." }
    if let vowel = details.vowel {
      return "de/da, “too”, follows the last vowel: after \(vowel.after) it takes "
        + "\(vowel.expected): \(forms)."
    }
    if ["de", "da"].contains(finding.found.turkishLowercased), finding.expected.count == 2 {
      return "de/da, “too”, follows the last vowel before it: \(forms)."
    }
    if let letter = finding.found.turkishLowercased.first, letter == "t" {
      return "de/da, “too”, never turns into te or ta: \(forms)."
    }
    return
      "de/da meaning “too” is a separate word; -de/-da meaning “in, at, on” is joined: \(forms)."
  }

  var ki: String {
    let forms = "\(right), not \(typed)"
    if details.hasExtraKi {
      return "\(typed) has -ki, “the one in, of”, which doesn't belong here: \(right)."
    }
    if details.lacksKi {
      return "\(typed) lacks -ki, “the one in, of”, which is needed here: \(right)."
    }
    if details.hasFrozenKi {
      return "This is one of the few words to which ki, “that”, is always joined: \(forms)."
    }
    if details.has(.joined) { return "ki meaning “that” is written apart: \(forms)." }
    if details.has(.split) {
      return "The suffix -ki, “the one in, of”, is joined: \(forms)."
    }
    if details.isMissing { return "\(right), the ki that means “that”, is left out." }
    if details.isExtra { return "\(typed), the ki that means “that”, is not needed here." }
    if details.hasRoundedKi {
      return "The suffix -ki becomes -kü in dünkü, bugünkü and öbürkü only: \(forms)."
    }
    if details.hasConstantKi {
      return "The suffix -ki keeps its i whatever vowel comes before: \(forms)."
    }
    return
      "ki meaning “that” is a separate word; the suffix -ki, “the one in, of”, is joined: \(forms)."
  }

  var apostrophe: String {
    if finding.expected.turkishLowercased.hasPrefix("n'") {
      return "The apostrophe takes the place of the e of “ne”: \(right), not \(typed)."
    }
    return details.expectsApostrophe
      ? "An apostrophe separates a name, number or abbreviation from its suffix: "
        + "\(right), not \(typed)."
      : "No apostrophe here: \(right), not \(typed)."
  }

  var diacritics: String {
    guard let mark = details.circumflex else {
      return "Mind the Turkish letters: \(letters); \(right), not \(typed)."
    }
    if !mark.isMissing { return "\(right) is written without a circumflex, not \(typed)." }
    return mark.distinguishes
      ? "Write \(right) with its circumflex: without it, \(typed) is another word."
      : "\(right) is written with a circumflex; \(typed) is often seen too."
  }

  var spacing: String {
    if details.has(.variant), !details.hasSpace {
      return "Both forms are used: \(right) and \(typed)."
    }
    if details.has(.variant) {
      return "Written together or apart, both are right: \(right) and \(typed)."
    }
    if details.has(.joined) { return "\(right) is written apart, not together as \(typed)." }
    if details.has(.split) { return "\(right) is written together, as one word, not \(typed)." }
    return "Mind what is written together or apart: \(right), not \(typed)."
  }

  var wordOrder: String {
    if let place = details.place {
      let word = place.word.quoted
      switch place.placement {
      case .after:
        let ending = details.takesEnding ? " and takes the ending" : ""
        let forms = "\(place.word) \(finding.expected)"
        return "Word order: “\(details.bareWord)” comes right after \(word)\(ending): “\(forms)”."
      case .before:
        return "Word order: \(typed) comes right before \(word), to which it belongs."
      case .last: return "Word order: the verb comes last, here \(typed)."
      case .stressed where !details.has(.order(grammatical: true)):
        return "Word order: the question word \(word) comes right before the verb, and \(typed) "
          + "before \(word)."
      case .stressed where !place.word.isEmpty:
        return "The words are right; in this order \(typed), right before the verb, is stressed, "
          + "where usually \(word) is."
      case .stressed:
        return "Right before the verb \(typed) is stressed: “it is \(finding.found) who …”."
      }
    }
    if details.isOfSeveralPlaces { return "The word order is wrong: \(right), not \(typed)." }
    return details.has(.order(grammatical: true))
      ? "The words are right; in the usual word order \(typed) is elsewhere."
      : "The word order is wrong: \(typed) is in the wrong place."
  }

  var wrongWord: String {
    if details.has(.quiteDifferent) {
      return "Your answer is quite different from the accepted one; compare the two."
    }
    if let lemma = details.lemma, lemma.expected != lemma.found {
      let isOwn = finding.found.turkishLowercased == lemma.found.turkishLowercased
      let from = isOwn ? "is the wrong word" : "is the wrong word, from \(lemma.found)"
      let needed =
        finding.expected.turkishLowercased == lemma.expected.turkishLowercased
        ? "" : "\(lemma.expected) is needed: "
      return "\(typed) \(from); here \(needed)\(right)\(needed.isEmpty ? " is needed" : "")."
    }
    if let circumflex = details.circumflex, circumflex.distinguishes {
      return "\(typed) is the wrong word: its circumflex makes it another; \(right) belongs here."
    }
    if details.isOfPhrase { return "\(typed) is wrong here; \(right) is needed." }
    if details.has(.otherWord) {
      return "\(typed) is another word; \(right) belongs here."
    }
    return wrongEnding ?? "\(typed) is the wrong word; \(right) belongs here."
  }

  /// The sentence on where the two words begin to differ; nil if they don't begin alike.
  private var wrongEnding: String? {
    guard let tails = details.tails else { return nil }
    let head = "A wrong word or form: \(right) belongs here, not \(typed)"
    if tails.expected.isEmpty { return "\(head); “\(tails.found)” at its end is not needed." }
    if tails.found.isEmpty { return "\(head), which stops before “\(tails.expected)”." }
    return "\(head); after “\(tails.start)” comes “\(tails.expected)”, not “\(tails.found)”."
  }

  /// The letters that differ: “write ş, not s”.
  var letters: String {
    let parts = details.letters.compactMap { fact -> String? in
      switch fact {
      case .letterReplaced(_, let expected, let found): "write \(expected), not \(found)"
      case .letterMissing(let place, let expected): "letter \(place + 1), \(expected), is left out"
      case .letterExtra(let place, let found): "letter \(place + 1), \(found), is not needed"
      case .lettersSwapped(_, let first, let second): "\(first) comes before \(second)"
      default: nil
      }
    }
    var unique: [String] = []
    for part in parts where !unique.contains(part) { unique.append(part) }
    return unique.isEmpty ? "mind the spelling" : unique.prefix(3).joined(separator: ", ")
  }
}
