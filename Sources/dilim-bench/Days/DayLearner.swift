import Curriculum
import SeededRandom

/// A learner whose answers follow from practice: right with 60 to 95 %, else with a real mistake.
struct DayLearner {
  let habits: DayHabits
  private var random: SplitMix64
  private var strengths: [String: Double] = [:]

  private static let unknown = 0.6
  private static let best = 0.95
  private static let gain = 0.15
  /// The days in which most of what was practised is forgotten.
  private static let forgetting = 40.0

  init(_ habits: DayHabits, seed: UInt64) {
    self.habits = habits
    random = SplitMix64(seed: seed)
  }

  /// Returns a line for a question.
  mutating func reply(to asked: AskedFor, _ answer: AnswerBook.Answer?, _ book: AnswerBook)
    -> String
  {
    guard let answer else { return "1" }
    let isRight = random.nextUnit() < chance(of: answer)
    practise(answer)
    switch asked {
    case .choice(_, let options): return number(of: answer.right, in: options, isRight: isRight)
    default: return isRight ? answer.right : mistake(in: answer.right, book.vocabulary)
    }
  }

  /// Returns the rating of a card: again, hard, good or easy.
  mutating func rating(of answer: AnswerBook.Answer?) -> String {
    guard let answer else { return "3" }
    let isKnown = random.nextUnit() < chance(of: answer)
    practise(answer)
    return isKnown ? random.pick(["2", "3", "3", "3", "4"]) : "1"
  }

  /// Returns an answer of a placement test, in which the learner may say "I don't know".
  mutating func placed(_ asked: AskedFor, _ answer: AnswerBook.Answer?, _ book: AnswerBook)
    -> String
  {
    guard let answer, answer.level <= habits.level else { return ":skip" }
    return reply(to: asked, answer, book)
  }

  /// Forgets over a number of days.
  mutating func rest(days: Int) {
    let kept = 1 - min(1, Double(days) / Self.forgetting)
    for (key, strength) in strengths {
      strengths[key] = Self.unknown + (strength - Self.unknown) * kept
    }
  }

  /// Whether the learner leaves in the middle now.
  mutating func leaves() -> Bool { habits.leaves && random.once(in: 25) }

  private func keys(_ answer: AnswerBook.Answer) -> [String] {
    answer.item.lesson.skill == .vocabulary
      ? ["\(answer.item)"] : answer.tags.map(\.rawValue)
  }

  private func chance(of answer: AnswerBook.Answer) -> Double {
    let keys = keys(answer)
    guard !keys.isEmpty else { return start(answer) }
    return keys.reduce(0) { $0 + (strengths[$1] ?? start(answer)) } / Double(keys.count)
  }

  /// What is below the learner's level is known from before.
  private func start(_ answer: AnswerBook.Answer) -> Double {
    answer.level < habits.level ? 0.9 : Self.unknown
  }

  private mutating func practise(_ answer: AnswerBook.Answer) {
    for key in keys(answer) {
      let strength = strengths[key] ?? start(answer)
      strengths[key] = strength + Self.gain * (Self.best - strength)
    }
  }

  private mutating func number(of right: String, in options: [String], isRight: Bool) -> String {
    let place = options.firstIndex(of: right) ?? 0
    let others = options.indices.filter { $0 != place }
    return String((isRight || others.isEmpty ? place : random.pick(others)) + 1)
  }

  /// Drops a suffix, breaks the harmony, or takes another word.
  private mutating func mistake(in right: String, _ vocabulary: [String]) -> String {
    var words = right.split(separator: " ").map(String.init)
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }) else {
      return "bilmiyorum"
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: words[longest] = String(words[longest].dropLast(3))
    case 1: words[longest] = Self.brokenHarmony(of: words[longest])
    default: words[longest] = random.pick(vocabulary)
    }
    let wrong = words.joined(separator: " ")
    return wrong == right || wrong.allSatisfy({ $0 == " " }) ? "bilmiyorum" : wrong
  }

  private static let otherVowels: [Character: Character] = [
    "a": "e", "e": "a", "ı": "i", "i": "ı", "u": "ü", "ü": "u", "o": "ö", "ö": "o",
  ]

  /// Changes the last vowel to the one of the other class.
  private static func brokenHarmony(of word: String) -> String {
    var letters = Array(word)
    guard let place = letters.lastIndex(where: { otherVowels[$0] != nil }) else { return word }
    letters[place] = otherVowels[letters[place]] ?? letters[place]
    return String(letters)
  }
}

/// How a simulated learner lives with the program.
struct DayHabits {
  let name: String
  var minutes: Int
  /// The level that the learner has; a placement test is to find it unless it is A1.
  var level = Level.a1
  /// The days without study, numbered from 1.
  var away: ClosedRange<Int>?
  /// Whether the learner leaves in the middle and comes back.
  var leaves = false

  static let all = [
    DayHabits(name: "beginner", minutes: 15),
    DayHabits(name: "placed", minutes: 15, level: .b1),
    DayHabits(name: "forgetful", minutes: 10, away: 11...24, leaves: true),
  ]
}
