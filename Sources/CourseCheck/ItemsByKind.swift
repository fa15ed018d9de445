import Curriculum

/// The items of some lessons by kind, for the rules that apply to one kind only.
///
/// All other rules depend on the role of a text and not on the kind of its exercise.
struct ItemsByKind {
  private(set) var questions: [Item<Question>] = []
  private(set) var cards: [Item<Card>] = []
  private(set) var gaps: [Item<Gap>] = []
  private(set) var orders: [Item<Order>] = []
  private(set) var transformations: [Item<Transformation>] = []
  private(set) var corrections: [Item<Correction>] = []
  private(set) var matchings: [Item<Matching>] = []
  private(set) var dialogues: [Item<Dialogue>] = []
  private(set) var monologues: [Item<Monologue>] = []

  /// An item of a kind, with its lesson.
  struct Item<Content> {
    let content: Content
    let file: Course.LessonFile
    let exercise: Exercise

    /// The item's first line.
    var place: CoursePlace { file.place(exercise.line) }

    /// The text that the item asks about; nil without one.
    var passage: Passage? {
      let passages = file.lesson.passages
      return exercise.passage.flatMap { passages.indices.contains($0) ? passages[$0] : nil }
    }
  }

  /// Groups the items of lessons; kinds without special rules are left out.
  init(_ lessons: [Course.LessonFile]) {
    for file in lessons {
      for exercise in file.lesson.exercises { add(exercise, file) }
    }
  }

  /// The complaints of the rules on single kinds.
  var complaints: [Complaint] {
    ChoiceRules.complaints(questions) + ReasonRules.complaints(questions)
      + CardRules.complaints(cards) + GapRules.complaints(gaps) + OrderRules.complaints(orders)
      + TransformationRules.complaints(transformations) + CorrectionRules.complaints(corrections)
      + MatchingRules.complaints(matchings)
      + DialogueRules.complaints(dialogues) + MonologueRules.complaints(monologues)
  }

  private mutating func add(_ exercise: Exercise, _ file: Course.LessonFile) {
    switch exercise.task {
    case .choice(let question):
      questions.append(Item(content: question, file: file, exercise: exercise))
    case .card(let card): cards.append(Item(content: card, file: file, exercise: exercise))
    case .gap(let gap): gaps.append(Item(content: gap, file: file, exercise: exercise))
    case .order(let order): orders.append(Item(content: order, file: file, exercise: exercise))
    case .transformation(let task):
      transformations.append(Item(content: task, file: file, exercise: exercise))
    case .correction(let task):
      corrections.append(Item(content: task, file: file, exercise: exercise))
    case .matching(let task):
      matchings.append(Item(content: task, file: file, exercise: exercise))
    case .dialogue(let task):
      dialogues.append(Item(content: task, file: file, exercise: exercise))
    case .monologue(let task):
      monologues.append(Item(content: task, file: file, exercise: exercise))
    case .translation, .dictation, .readAloud: break
    }
  }
}
