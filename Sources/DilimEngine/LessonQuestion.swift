import Coordination
public import Curriculum

/// An item that is asked, with all that a screen needs.
public struct LessonQuestion: Sendable, Equatable {
  /// The lasting name of the item.
  public let item: ItemID
  /// What to ask; empty for a dictation, where only the sound asks.
  ///
  /// A gap is shown as `____`; the pieces of an order come in ``numbered``.
  public let prompt: String
  /// What the learner is to do.
  public let kind: Kind
  /// The word, the key word or the frame by which a gap is filled or a sentence changed; nil without
  /// one.
  public let cue: String?
  /// The answers that are possible.
  public let answering: Answering
  /// Texts to be shown with a number each, from 1, by which a written answer may name them; empty
  /// for most kinds of exercise.
  public let numbered: [String]
  /// Texts to be shown with a letter each, from a; a matching is answered by `1c 2a …`.
  public let lettered: [String]
  /// The turns of a dialogue so far, the last one left open for the learner; empty for other items.
  public let turns: [String]
  /// The paragraphs of the reading text that the question is about; empty if there is none, and
  /// always for listening, where the text is heard and not read.
  public let passage: [String]
  /// Whether this is the first question on its text, so that the text should be shown above it.
  public let opensPassage: Bool
  /// What to tell about, in English; empty for other items.
  public let points: [String]
  /// The item's place in the session, from 1; nil if it has come back.
  public let position: Int?
  /// The highest hint that was given, 0 to 3.
  public let hints: Int
  /// How often the transcript may still be played, 0 to 3; 0 for what is not listened to.
  public let playsLeft: Int

  /// What the learner is to do.
  public enum Kind: Sendable, Equatable {
    /// Choose an option.
    case choice
    /// Put the prompt into Turkish.
    case translation
    /// Write down what is heard.
    case dictation
    /// Say the prompt.
    case readAloud
    /// Write what is missing, or the whole sentence.
    case gap
    /// Put the numbered pieces in order, by their numbers or by the sentence.
    case order
    /// Say the prompt another way.
    case transformation
    /// Put the mistakes of the prompt right, by the right words with commas between them or by the
    /// whole paragraph.
    case correction
    /// Give each numbered text the letter of the text that belongs to it.
    case matching
    /// Say the last turn of the dialogue; the prompt tells what to say.
    case dialogue
    /// Tell in Turkish what the prompt asks for, with the ``points``.
    case monologue
  }

  /// How an answer is given.
  public enum Answering: Sendable, Equatable {
    /// By choosing one of these options, in the order in which they are to be shown.
    case choose([String])
    /// By writing a text in Turkish.
    case write
    /// By writing down what is heard.
    case writeDown
    /// By saying the prompt; the answer is a transcript.
    case say
    /// By telling something in sentences of one's own; the answer is a transcript.
    case tell
  }

  init?(_ lesson: LessonCoordinator) {
    guard let stage = lesson.stage else { return nil }
    let asked = stage.item
    item = asked.id
    prompt = asked.task.prompt
    (kind, cue) = Self.kind(of: asked.exercise.task)
    points = asked.task.points
    answering = Answering(asked.task.answering)
    if case .choose = answering { numbered = [] } else { numbered = asked.task.numbered }
    lettered = asked.task.lettered
    turns = asked.task.turns
    passage = asked.kind == .reading ? asked.passage?.paragraphs ?? [] : []
    if case .reading(let reading) = stage {
      opensPassage = reading.showsText
    } else {
      opensPassage = false
    }
    position = lesson.firstPassPosition
    hints = lesson.currentState?.hints ?? 0
    playsLeft = asked.kind == .listening ? lesson.currentState?.playsLeft ?? 0 : 0
  }
}

extension LessonQuestion {
  private static func kind(of task: Exercise.Task) -> (Kind, cue: String?) {
    switch task {
    case .choice: (.choice, nil)
    case .translation, .card: (.translation, nil)
    case .dictation: (.dictation, nil)
    case .readAloud: (.readAloud, nil)
    case .gap(let gap): (.gap, gap.cue?.text)
    case .order: (.order, nil)
    case .transformation(let task): (.transformation, task.key?.text)
    case .correction: (.correction, nil)
    case .matching: (.matching, nil)
    case .dialogue: (.dialogue, nil)
    case .monologue: (.monologue, nil)
    }
  }
}

extension LessonQuestion.Answering {
  fileprivate init(_ answering: PreparedTask.Answering) {
    switch answering {
    case .choose(let options): self = .choose(options.map(\.text))
    case .write: self = .write
    case .writeDown: self = .writeDown
    case .say: self = .say
    case .tell: self = .tell
    }
  }
}
