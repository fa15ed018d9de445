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
    guard let second else { return mayBeginCommand(first) }
    // “Collect the stamps.”: a noun or a name as a subject isn't followed by a determiner.
    if objects.contains(second) { return true }
    return words.first == "please"
      || mayBeginCommand(first)
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
}
