/// The words of a vocabulary lesson in groups, and the choices that are made from its cards.
///
/// Everything follows from the lesson alone, so a session finds the same items when it is resumed.
package struct WordList: Sendable {
  private let lesson: LessonID
  /// The exercises with a card, in the order of the file.
  private let exercises: [Exercise]
  private let cards: [Card]
  private let meanings: [Meanings]

  /// Reads the cards of a lesson.
  package init(_ lesson: Lesson) {
    self.lesson = lesson.id
    exercises = lesson.exercises.filter { $0.task.taughtWord != nil }
    cards = exercises.compactMap(\.task.taughtWord)
    meanings = cards.map(Meanings.init)
  }

  /// The number of words in a group; the last group has 3 to 7, so that none is tiny.
  package static let groupSize = 5
  /// The number of options of a choice.
  private static let optionCount = 4

  /// The exercises with a card, a group at a time.
  package var groups: [ArraySlice<Exercise>] {
    let count = max(1, (exercises.count + 2) / Self.groupSize)
    return (0..<count).map { group in
      let start = group * Self.groupSize
      return exercises[start..<(group + 1 == count ? exercises.count : start + Self.groupSize)]
    }
  }

  /// The exercises whose word can't be asked by choice, because too few other words of the list
  /// have quite another meaning.
  package var withoutChoice: [Exercise] { exercises.filter { choice(of: $0) == nil } }

  /// Returns the exercise that asks the word of another exercise by choice; nil if there are not
  /// enough wrong options.
  ///
  /// Every second word of the list is asked by its meaning, with Turkish options; the others by the
  /// Turkish word, with meanings as options.
  package func choice(of exercise: Exercise) -> Exercise? {
    guard let index = exercises.firstIndex(where: { $0.id == exercise.id }) else { return nil }
    let id = ItemID(lesson: lesson, item: exercise.id).wordChoice
    let wrong = wrongOptions(for: index, id: id)
    guard wrong.count + 1 == Self.optionCount else { return nil }
    // A word that is its own meaning is asked by that.
    let asksWord = index % 2 == 1 || cards[index].word == Self.meaning(of: cards[index])
    let texts = ([index] + wrong).map { place in
      let text = asksWord ? cards[place].word : Self.meaning(of: cards[place])
      return LocatedText(text: text, line: exercises[place].line)
    }
    let question = Question(
      prompt: asksWord ? Self.meaning(of: cards[index]) : cards[index].word,
      key: texts[0],
      distractors: texts.dropFirst().map { Distractor($0) }
    )
    return Exercise(
      id: id.item,
      line: exercise.line,
      tags: exercise.tags,
      passage: nil,
      task: .choice(question),
      notes: []
    )
  }

  /// Draws the words for the wrong options: the most similar kind of word first, and no two options
  /// that could mean the same.
  private func wrongOptions(for index: Int, id: ItemID) -> [Int] {
    let others = id.shuffled(Array(cards.indices)).enumerated()
      .map { (place: $0.element, order: (-likeness(cards[$0.element], cards[index]), $0.offset)) }
    let ordered = others.sorted { $0.order < $1.order }.map(\.place)
    var chosen = [index]
    for other in ordered where chosen.count < Self.optionCount {
      if !chosen.contains(where: { meanings[$0].overlap(meanings[other]) }) {
        chosen.append(other)
      }
    }
    return Array(chosen.dropFirst())
  }

  /// How much two words are of a kind: by part of speech, then by a capital letter, then by the last
  /// word of their meanings.
  ///
  /// Among words of other kinds the only German person would be the answer.
  private func likeness(_ left: Card, _ right: Card) -> Int {
    let isCapital = { (card: Card) in card.word.first?.isUppercase ?? false }
    let kind = { (card: Card) in card.meanings.first?.split(separator: " ").last }
    return (left.partOfSpeech == right.partOfSpeech ? 4 : 0)
      + (isCapital(left) == isCapital(right) ? 2 : 0) + (kind(left) == kind(right) ? 1 : 0)
  }

  private static func meaning(of card: Card) -> String {
    card.meanings.joined(separator: "; ")
  }
}
