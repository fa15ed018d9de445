import DilimEngine

/// Takes a session step by step and writes down what an app would show.
struct Play {
  private(set) var session: LessonSession
  private var lines: [String] = []
  private var time: Int64 = 1000

  init(_ session: LessonSession) {
    self.session = session
    show()
  }

  var transcript: String { lines.joined(separator: "\n") }

  /// One call, a second after the last.
  mutating func act(_ name: String, _ call: (inout LessonSession, Int64) -> Void) {
    time += 1000
    call(&session, time)
    lines.append("> \(name)")
    show()
  }

  mutating func answer(_ text: String) {
    act(text.isEmpty ? "(nothing)" : text) { $0.answer(text, at: $1) }
  }
  /// Answers a question of the list of words right.
  mutating func answerRight(_ question: LessonQuestion) {
    let words = [
      ("kedi", "cat"), ("çay", "tea"), ("hava", "weather; air"), ("ben", "I"), ("sen", "you"),
      ("güzel", "nice"),
    ]
    let right = words.flatMap { [$0: $1, $1: $0] }.first { $0.key == question.prompt }?.value ?? ""
    guard case .choose(let options) = question.answering else { return answer(right) }
    act(right) { $0.choose(options.firstIndex(of: right) ?? 0, at: $1) }
  }

  mutating func next() { act("next") { $0.next(at: $1) } }

  /// Closes the app and opens it again.
  mutating func resume(from lessons: [Lesson]) throws(LessonSessionError) {
    time += 1000
    session = try LessonSession(resuming: session.savedState, from: lessons, at: time)
    lines.append("> closed and opened")
    show()
  }

  private mutating func show() {
    for message in session.messages {
      lines.append("  \(message)".replacing("Coordination.", with: ""))
    }
    lines.append("\(session.settled)/\(session.total) \(Self.text(session.step))")
  }

  private static func text(_ step: LessonSession.Step) -> String {
    switch step {
    case .words(let words): "words: \(words.map(\.word).joined(separator: ", "))"
    case .rule(let rule): "rule: \(rule.title)"
    case .question(let question): text(question)
    case .marked(let mark): text(mark)
    case .finished(let summary): text(summary)
    case .left: "left"
    }
  }

  private static func text(_ question: LessonQuestion) -> String {
    var text = question.position.map { "\($0). " } ?? "again: "
    if question.opensPassage { text += question.passage.joined(separator: " ") + " " }
    text += question.prompt
    switch question.answering {
    case .choose(let options): text += " [\(options.sorted().joined(separator: " | "))]"
    case .write: break
    case .writeDown: text += "(write down)"
    case .say: text += " (say)"
    case .tell: text += " (tell)"
    }
    if question.hints > 0 { text += " hints \(question.hints)" }
    if question.playsLeft > 0 { text += " plays \(question.playsLeft)" }
    return text
  }

  private static func text(_ mark: LessonMark) -> String {
    var text = "\(mark.verdict?.rawValue ?? "shown"): \(mark.solution)"
    if mark.comesBack { text += " (comes back)" }
    if mark.attemptsLeft > 0 { text += " (\(mark.attemptsLeft) attempts left)" }
    if mark.isOverruled { text += " (overruled)" }
    if let trap = mark.judgement?.trap { text += " \(trap)" }
    if let transcript = mark.transcript { text += " heard: \(transcript.joined(separator: " "))" }
    return text + mark.notes.map { " note: \($0)" }.joined()
  }

  private static func text(_ summary: LessonSummary) -> String {
    let again = summary.again.map { "\($0.prompt) \($0.solution)" }.joined(separator: ", ")
    return "end: \(summary.passedAtOnce) at once, \(summary.passedLater) later, "
      + "\(summary.notPassed) not, \(summary.putOff) put off, \(summary.hinted) with hints, "
      + "\(summary.milliseconds) ms; again: \(again.isEmpty ? "none" : again)"
  }
}
