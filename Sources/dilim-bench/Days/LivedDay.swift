/// What a learner saw of the program on one day.
struct LivedDay {
  let number: Int
  var minutes = 0
  /// Answers to items, ratings of cards and pages of words: what takes time.
  var answers = 0
  /// Those of them that were cards and words.
  var cardAnswers = 0
  var cardsAnnounced: String?
  var homeBefore = ""
  var homeAfter = ""
  var wasWelcomed = false
  /// The reasons on the lines of the items, with their number.
  var reasons: [String: Int] = [:]
  var ending: [String] = []
  /// For each time that the learner left in the middle: what was asked, and what was asked then.
  var resumed: [(left: String, found: String)] = []
  /// What keeps a day from going on.
  var faults: [String] = []
}
