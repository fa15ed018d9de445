import Curriculum

/// What a learner saw of the program on one day.
struct LivedDay {
  /// What took the time of an answer.
  enum Step: Equatable {
    /// A card, the page of a group of words, or the answer to a word.
    case card, page, word
    case item(ItemID)
  }

  let number: Int
  var minutes = 0
  /// Answers to items, ratings of cards and pages of words: what takes time.
  var steps: [Step] = []
  var cardsAnnounced: String?
  var homeBefore = ""
  var homeAfter = ""
  var wasWelcomed = false
  /// Whether the program said that the day is easier.
  var wasEased = false
  /// Whether the learner took the offer of a level below that of the placement.
  var beginsLowerLevel = false
  /// The reasons on the lines of the items, with their number.
  var reasons: [String: Int] = [:]
  var ending: [String] = []
  /// For each time that the learner left in the middle: what was asked, and what was asked then.
  var resumed: [(left: String, found: String)] = []
  /// What keeps a day from going on.
  var faults: [String] = []

  var answers: Int { steps.count }

  /// The items, each with its place among the steps.
  var items: [(place: Int, item: ItemID)] {
    steps.enumerated().compactMap { place, step in
      if case .item(let item) = step { (place, item) } else { nil }
    }
  }
}
