import Asking
import ChatAPI
import Feedback
import Screens
import Storage
import TextSafety

extension Wording {
  /// Describes the state of the queue, one line for each group of answers.
  static func lines(for overview: QueueOverview, now: Int64) -> [SafeText] {
    var lines: [SafeText] = []
    let waiting = overview.count(.pending) + overview.count(.sent)
    if waiting > 0 {
      var time = SafeText()
      if let due = overview.nextDue, due > now {
        time = "; the next can be sent \(inTime(due - now))"
      }
      lines.append(
        waiting == 1
          ? "1 answer waits for an explanation\(time). dilim feedback --send asks for them."
          : "\(waiting) answers wait for an explanation\(time). dilim feedback --send asks for them."
      )
    }
    let failed = overview.count(.failed)
    if failed > 0 {
      let problems = overview.tallies.filter { $0.state == .failed }
        .map { "\($0.count) \($0.problem?.rawValue ?? "")" }.joined(separator: ", ")
      lines.append("\(failed) given up (\(problems)). dilim feedback --retry puts them back.")
    }
    if overview.count(.dispute) > 0 {
      lines.append(
        "\(replies(overview.count(.dispute))) refused or reported: dilim feedback --disputed."
      )
    }
    if overview.count(.done) > 0 { lines.append("\(overview.count(.done)) explained.") }
    if overview.losses > 0 {
      lines.append("\(replies(overview.losses)) lost when the program ended.")
    }
    return lines
  }

  /// Says why a run ended, how many answers still wait, and how to go on.
  static func sentence(
    for end: SendRun.End,
    at address: String,
    waiting: Int,
    _ settings: Settings,
    now: Int64
  ) -> SafeText {
    let rest: SafeText =
      waiting == 1 ? "1 answer still waits" : "\(waiting) answers still wait"
    switch end {
    case .nothingLeft: return "Nothing is left to be sent."
    case .notBefore(let time, let problem):
      let reason: SafeText = problem.map { " \(sentence(for: $0, at: address))" } ?? ""
      let due = inTime(time - now)
      return "\(rest); the next can be sent \(due) (dilim feedback --send).\(reason)"
    case .problem(let problem):
      return "\(rest) (dilim feedback --send). \(sentence(for: problem, at: address))"
    case .limit(let limit):
      let setting = Setting(limit)
      let reason: SafeText = "\(setting.rawValue) = \(settings[setting])"
      let raise: SafeText = "allow more: dilim config set \(setting.rawValue) NUMBER"
      return limit == .requestsPerRun
        ? "The limit of a run is reached (\(reason)); \(rest). Go on: dilim feedback --send; or \(raise)"
        : "The limit of the day is reached (\(reason)); \(rest). Go on after midnight; or \(raise)"
    }
  }

  /// Names the result of one question.
  static func outcome(of explanation: JudgedReply) -> SafeText {
    switch explanation.content {
    case .reply, .text, .example: "explained"
    case .disputed: "the reply did not pass the checks; not shown"
    case .unreadable: "the reply could not be used"
    case .failed(let failure): "not now (\(failure.kind.rawValue))"
    }
  }

  private static func sentence(for problem: SendProblem, at address: String) -> SafeText {
    guard let kind = problem.failureKind else {
      return "The model's replies could not be used."
    }
    return sentence(for: ChatFailure(kind), at: address)
  }

  private static func replies(_ count: Int) -> SafeText {
    count == 1 ? "1 reply" : "\(count) replies"
  }

  private static func inTime(_ milliseconds: Int64) -> SafeText {
    let seconds = max(0, (milliseconds + 999) / 1000)
    return seconds < 120 ? "in \(seconds) s" : "in \((seconds + 59) / 60) min"
  }
}

extension Setting {
  /// Creates the setting that holds a limit.
  init(_ limit: SendLimits.Kind) {
    switch limit {
    case .requestsPerRun: self = .requestsPerRun
    case .requestsPerDay: self = .requestsPerDay
    case .tokensPerDay: self = .tokensPerDay
    }
  }
}
