import Curriculum

/// The items of some lessons by their kind, for the rules that only one kind has.
///
/// All other rules go by the role of a text, whatever the kind of its exercise.
struct ItemsByKind {
  private(set) var questions: [Item<Question>] = []
  private(set) var cards: [Item<Card>] = []

  /// An item of a kind and where it is.
  struct Item<Content> {
    let content: Content
    let file: Course.LessonFile
    let exercise: Exercise

    /// The item's first line.
    var place: Place { file.place(exercise.line) }
  }

  /// Sorts the items of lessons; kinds that have no rules of their own are left out.
  init(_ lessons: [Course.LessonFile]) {
    for file in lessons {
      for exercise in file.lesson.exercises { add(exercise, file) }
    }
  }

  /// What the rules of single kinds complain of.
  var complaints: [Complaint] {
    ChoiceRules.complaints(questions) + CardRules.complaints(cards)
  }

  private mutating func add(_ exercise: Exercise, _ file: Course.LessonFile) {
    switch exercise.task {
    case .choice(let question):
      questions.append(Item(content: question, file: file, exercise: exercise))
    case .card(let card): cards.append(Item(content: card, file: file, exercise: exercise))
    case .translation, .dictation, .readAloud: break
    }
  }
}
