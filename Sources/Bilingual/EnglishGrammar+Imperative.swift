extension EnglishGrammar {
  /// Whether the words are a request or an order: a verb in its base form without a subject.
  static func isImperative(_ words: [String]) -> Bool {
    let rest = words.drop { openings.contains($0) }
    guard let first = rest.first else { return false }
    let second = rest.dropFirst().first
    switch first {
    case "be", "let": return true
    case "do": return second.map { !subjects.contains($0) } ?? false
    default: break
    }
    guard !others.contains(first), !subjects.contains(first) else { return false }
    guard let second else { return verbs.contains(first) }
    // “Collect the stamps.”: a noun or a name as a subject isn't followed by a determiner.
    if objects.contains(second) { return true }
    return words.first == "please"
      || verbs.contains(first)
        && !finite.contains(second) && !subjects.contains(second) && !isPast(second)
  }

  /// Words that may come before the verb of an order.
  private static let openings: Set = [
    "please", "just", "always", "never", "now", "then", "so", "and", "but", "first", "oh", "hey",
    "ok", "okay", "well", "come", "go", "quickly", "immediately", "kindly",
  ]
  private static let subjects: Set = ["i", "you", "he", "she", "we", "they"]
  /// Determiners and pronouns, which begin the object of a verb.
  static let objects: Set = [
    "a", "an", "the", "this", "that", "these", "those", "my", "your", "his", "her", "its", "our",
    "their", "me", "him", "us", "them", "it", "yourself", "yourselves", "something", "anything",
    "everything", "nothing", "everyone", "everybody", "someone", "some", "all",
  ]
  /// Verbs that agree with a subject.
  static let finite: Set = [
    "am", "is", "are", "was", "were", "has", "had", "does", "did", "will", "would", "can", "could",
    "may", "might", "must", "shall", "should",
  ]
  /// Words that can't be the verb of an order.
  private static let others: Set = finite.union(objects).union([
    "who", "what", "where", "when", "why", "how", "which", "whose", "whom", "there", "not", "no",
    "in", "on", "at", "to", "from", "with", "of", "for", "if", "because", "while", "after",
    "before",
    "as", "than", "or", "both", "each", "every", "many", "much", "few", "one", "two", "three",
    "having", "had", "only", "most", "neither", "either", "nobody", "nor", "since", "until",
    "although", "though", "unless", "whether",
  ])

  /// Common verbs in their base form.
  private static let verbs = Set(
    """
    accept act add advise agree allow answer apologize apply arrange arrive ask attend avoid bake
    begin behave believe bend boil borrow bow break breathe bring brush build burn buy calculate
    call calm care carry catch celebrate change charge chat check cheer choose clap clean clear
    climb close collect comb come compare complete concentrate confirm connect consider consult
    contact continue control cook copy correct count cover cross cut dance decide decorate delete
    deliver describe dial dig discuss divide dream dress drink drive drop dry eat empty enjoy enter
    examine excuse exercise explain express face fasten feed feel fetch fight fill find finish fix
    fly fold follow forget forgive fry get give go grab greet grow guess hand hang have hear heat
    help hide hit hold hope hug hurry imagine improve include inform introduce invite iron join
    judge jump keep kick kiss knit knock laugh lay lead learn leave lend lie lift light lift listen
    live lock look lose love lower make mark marry measure meet memorize mind mix move multiply
    note obey observe offer open order pack paint park pass pay peel pick plan plant play point
    pour practise prepare press pretend print promise protect pull push put quit raise reach read
    record reduce refuse relax remain remember remind remove rent repair repeat reply report rescue
    reserve respect rest return ride ring rinse rise roll run save say search see sell send separate
    serve set sew shake share shoot shout show shut sign sing sit ski sleep slice slow smell smile
    solve sort speak spell spend stand start stay steal step stir stop study stretch subtract
    surrender swallow sweep swim take talk taste teach tell thank think throw tidy tie touch
    translate travel treat trust try turn type understand untie use visit wait wake walk warm warn
    wash watch water wave wear whisper win wipe wish work worry wrap write yell
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
