/// What the grammar of an English prompt fixes and what it leaves open.
package struct EnglishGrammar: Sendable {
  let words: Set<String>
  let all: [String]
  private let bases: Set<String>

  /// Whether “you” may be one person or several, familiar or polite.
  package let isYouOpen: Bool
  package let isNegative: Bool
  package let isQuestion: Bool
  /// Whether the sentence is a request or an order.
  package let isImperative: Bool
  package let tenses: Set<Tense>
  /// Whether a bracket asks for an order of words: “(subject last)”.
  package let demandsOrder: Bool
  /// Whether the speaker has it from others, or infers it.
  package let isHearsay: Bool

  /// A tense of an English sentence, as far as Turkish distinguishes it.
  package enum Tense: Sendable {
    case simplePresent, presentProgressive, simplePast, pastProgressive, perfect, pastPerfect
    case future, plannedFuture, modal, usedTo
  }

  /// Analyses a prompt.
  package init(_ prompt: EnglishPrompt) {
    all = prompt.words
    words = Set(all)
    bases = Set(prompt.bases.joined())
    isQuestion = prompt.isQuestion
    isNegative = !words.isDisjoint(with: Self.negations)
    isImperative = Self.isImperative(all)
    demandsOrder = prompt.brackets.contains { bracket in
      ["last", "first", "order", "inverted", "begin", "end with"].contains { bracket.contains($0) }
    }
    isHearsay =
      prompt.brackets.contains { bracket in
        ["heard", "hear", "told"].contains { bracket.contains($0) }
      }
      || !words.isDisjoint(with: Self.hearsay)
    isYouOpen =
      (!words.isDisjoint(with: Self.secondPersons) || isImperative)
      && !prompt.brackets.contains { bracket in Self.binding.contains { bracket.contains($0) } }
      && !Self.joined(all, has: ["both", "of", "you"]) && !words.contains("mr")
      && !words.contains("mrs") && !words.contains("sir") && !words.contains("madam")
      && !words.contains("yourselves")
    tenses = Self.tenses(all, words, isImperative: isImperative)
  }

  /// Whether “his”, “her” or “their” comes after the subject, to which it may belong.
  package var ownsUnderSubject: Bool {
    all.dropFirst().contains { ["his", "her", "their"].contains($0) }
  }
  /// Whether the prompt has one of these words in exactly this form.
  package func has(_ words: String...) -> Bool { words.contains { self.words.contains($0) } }
  /// Whether the prompt has a form of one of these words.
  package func hasForm(of words: String...) -> Bool { words.contains { bases.contains($0) } }
  /// Whether the words follow each other in the prompt.
  package func hasPhrase(_ phrase: String) -> Bool {
    Self.joined(all, has: phrase.split(separator: " ").map(String.init))
  }

  private static let negations: Set = [
    "not", "never", "no", "nothing", "nobody", "none", "without", "neither", "nor", "nowhere",
    "unless",
  ]
  private static let hearsay: Set = [
    "apparently", "reportedly", "seems", "evidently", "must", "heard", "hear", "rumour", "rumor",
    "obviously", "legend", "say",
  ]
  private static let secondPersons: Set = ["you", "your", "yours", "yourself"]
  /// Words in a bracket that say who is addressed.
  private static let binding = [
    "friend", "formal", "polite", "plural", "sir", "child", "several", "one person", "colleague",
    "stranger", "boss", "group", "you", "sen", "siz", "familiar", "singular", "people", "guests",
    "customer", "teacher", "family", "mother", "father", "everybody", "class", "visitor",
  ]
  private static func joined(_ words: [String], has phrase: [String]) -> Bool {
    guard let first = phrase.first, words.count >= phrase.count else { return false }
    return words.indices.contains { start in
      words[start] == first && words[start...].starts(with: phrase)
    }
  }
}

extension EnglishGrammar {
  private static let be: Set = ["am", "is", "are", "be"]
  private static let wasWere: Set = ["was", "were"]
  private static let nouns: Set = [
    "something", "anything", "nothing", "everything", "thing", "morning", "evening", "king", "ring",
    "building", "spring", "meeting", "during", "ceiling", "wedding", "string", "interesting",
    "boring", "exciting", "tiring", "surprising", "painting", "clothing",
  ]

  private static func tenses(
    _ all: [String],
    _ words: Set<String>,
    isImperative: Bool
  ) -> Set<Tense> {
    var tenses: Set<Tense> = []
    for (place, word) in all.enumerated() {
      let next = all[(place + 1)...].prefix(4)
      let progressive = next.first { isProgressive($0) }
      if be.contains(word), let progressive {
        tenses.insert(
          progressive == "going" && isGoingTo(all, after: place)
            ? .plannedFuture : .presentProgressive
        )
      }
      if wasWere.contains(word) {
        tenses.insert(progressive == nil ? .simplePast : .pastProgressive)
      }
      if ["have", "has"].contains(word), next.contains(where: isParticiple),
        all.dropFirst(place + 1).first != "to"
      {
        tenses.insert(.perfect)
      }
      if word == "had", next.contains(where: isParticiple) { tenses.insert(.pastPerfect) }
      if ["will", "shall"].contains(word) { tenses.insert(.future) }
      if modals.contains(word) { tenses.insert(.modal) }
      if word == "used", next.first == "to" { tenses.insert(.usedTo) }
      if word == "did" || isPast(word), !isBase(place, in: all) {
        tenses.insert(.simplePast)
        let subject = place > 0 ? all[place - 1] : ""
        if sameAsPresent.contains(word), ["i", "you", "we", "they"].contains(subject) {
          tenses.insert(.simplePresent)
        }
      }
    }
    if tenses.isDisjoint(with: [
      .presentProgressive, .future, .plannedFuture, .simplePast, .perfect,
    ]) || words.contains("do") || words.contains("does") {
      if !isImperative { tenses.insert(.simplePresent) }
    }
    return tenses
  }

  /// Whether a word whose past looks like its present comes after a word that takes the base form.
  private static func isBase(_ place: Int, in all: [String]) -> Bool {
    guard sameAsPresent.contains(all[place]) else { return false }
    let before = all[..<place].last { $0 != "not" }
    return before.map {
      modals.contains($0)
        || ["to", "do", "does", "did", "will", "shall", "let", "please"].contains($0)
    } ?? true
  }

  /// Verbs whose past looks like their present.
  private static let sameAsPresent: Set = [
    "beat", "hit", "put", "cut", "set", "hurt", "quit", "let", "read", "cost", "shut", "spread",
  ]

  private static let modals: Set = ["can", "could", "may", "might", "must", "should", "would"]

  private static func isProgressive(_ word: String) -> Bool {
    word.count > 4 && word.hasSuffix("ing") && !nouns.contains(word)
  }

  private static func isGoingTo(_ all: [String], after place: Int) -> Bool {
    guard let going = all[place...].firstIndex(of: "going") else { return false }
    return all.dropFirst(going + 1).first == "to"
  }

  private static func isParticiple(_ word: String) -> Bool {
    word.hasSuffix("ed") && word.count > 3 || participles.contains(word)
  }

  static func isPast(_ word: String) -> Bool {
    pasts.contains(word) || word.hasSuffix("ed") && word.count > 3 && !notPast.contains(word)
  }

  private static let notPast: Set = [
    "need", "feed", "red", "bed", "speed", "indeed", "married", "tired", "hundred", "excited",
    "bored", "scared", "interested", "worried", "closed", "hatred", "sacred", "supposed",
  ]
  private static let participles: Set = [
    "been", "gone", "done", "seen", "got", "lost", "made", "had", "come", "become", "left", "found",
    "known", "taken", "given", "written", "eaten", "drunk", "begun", "broken", "chosen", "fallen",
    "forgotten", "grown", "heard", "held", "kept", "met", "paid", "put", "read", "run", "said",
    "sent", "slept", "sold", "spent", "spoken", "stood", "stolen", "taught", "thought", "told",
    "understood", "won", "worn", "built", "bought", "brought", "caught", "cut", "felt", "flown",
    "hidden", "hurt", "led", "lent", "let", "sat", "set", "shown", "shut", "sung", "swum", "thrown",
  ]
  private static let pasts: Set = [
    "had", "went", "came", "got", "made", "took", "saw", "knew", "thought", "said", "told", "gave",
    "found", "left", "felt", "kept", "began", "heard", "held", "brought", "wrote", "sat", "stood",
    "lost", "paid", "met", "ran", "led", "understood", "spoke", "spent", "grew", "won", "taught",
    "bought", "sent", "built", "fell", "sold", "drove", "ate", "drank", "slept", "wore", "caught",
    "chose", "drew", "flew", "forgot", "hid", "rode", "rose", "shook", "shot", "sang", "stole",
    "swam", "threw", "woke", "broke", "fought", "meant", "became", "bit", "blew", "dug", "fed",
    "froze", "hung", "lent", "lit", "rang", "shone", "sank", "stuck", "struck", "swore", "tore",
    // The present has the same letters.
    "beat", "hit", "put", "cut", "set", "hurt", "quit", "let", "read", "cost", "shut", "spread",
  ]
}
