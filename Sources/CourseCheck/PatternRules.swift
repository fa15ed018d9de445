import Curriculum
import Patterns
import TextSafety

/// The rules on patterns of accepted answers and traps, checked on all their forms.
struct PatternRules {
  /// The most forms that an item's patterns may have together.
  static let limit = 200

  private let file: Course.LessonFile
  private let exercise: Exercise
  private let accepted: [ExerciseText]
  private let traps: [ExerciseText]

  /// Checks every item of the course that has patterns.
  static func complaints(_ lessons: [Course.LessonFile]) -> [Complaint] {
    var complaints: [Complaint] = []
    var owners: [String: CoursePlace] = [:]
    for file in lessons {
      for exercise in file.lesson.exercises {
        let rules = PatternRules(exercise, in: file)
        complaints += rules.complaints
        complaints += rules.shared(&owners)
      }
    }
    return complaints
  }

  private init(_ exercise: Exercise, in file: Course.LessonFile) {
    self.file = file
    self.exercise = exercise
    accepted = exercise.task.texts.filter { $0.role == .answer }
    traps = exercise.task.texts.filter { $0.role == .trap }
  }

  /// Returns the forms of a pattern, at most ``limit``; empty if its syntax is wrong.
  static func forms(_ source: String) -> [String] {
    (try? AnswerPattern(source))?.expansions(limit: limit) ?? []
  }

  private var complaints: [Complaint] {
    var complaints: [Complaint] = []
    let answers = patterns(accepted, &complaints)
    let mistakes = patterns(traps, &complaints)
    // With a broken pattern the other rules would report false faults.
    guard complaints.isEmpty else { return complaints }
    complaints += size(answers) + repeats(answers) + ends(answers)
    if complaints.isEmpty {
      complaints += PatternRoundTrip(accepted: answers, traps: mistakes, in: file).complaints
    }
    return complaints
  }

  /// A pattern with its line.
  typealias Pattern = (source: LocatedText, pattern: AnswerPattern)

  private func patterns(_ texts: [ExerciseText], _ complaints: inout [Complaint]) -> [Pattern] {
    texts.compactMap { text in
      let source = LocatedText(text: text.text, line: text.line ?? exercise.line)
      do {
        return (source, try AnswerPattern(source.text))
      } catch {
        complaints.append(file.place(source.line).fail(.patternSyntax, "pattern: \(error)"))
        return nil
      }
    }
  }

  private func size(_ patterns: [Pattern]) -> [Complaint] {
    var total = 0
    for (source, pattern) in patterns {
      total =
        total.addingReportingOverflow(pattern.expansionCount).overflow
        ? .max
        : total + pattern.expansionCount
      guard total > Self.limit else { continue }
      return [
        file.place(source.line).fail(
          .patternSize,
          """
          the item has \(total) forms up to here; expected at most \(Self.limit), so say more in \
          the prompt
          """
        )
      ]
    }
    return []
  }

  private func repeats(_ patterns: [Pattern]) -> [Complaint] {
    var complaints: [Complaint] = []
    var seen: [String: Int] = [:]
    for (source, pattern) in patterns where pattern.expansionCount <= Self.limit {
      let forms = file.forms(of: source.text)
      if forms.count < pattern.expansionCount {
        complaints.append(
          file.place(source.line).fail(.patternRepeats, "two alternatives give the same answer")
        )
      }
      if let form = forms.first(where: { seen[TurkishText.joined($0)] != nil }) {
        let line = seen[TurkishText.joined(form)] ?? source.line
        complaints.append(
          file.place(source.line).fail(.patternRepeats, "'\(form)' is accepted by line \(line)")
        )
      }
      for form in forms { seen[TurkishText.joined(form)] = source.line }
    }
    return complaints
  }

  private func ends(_ patterns: [Pattern]) -> [Complaint] {
    // What is said another way may become a statement; pieces are asked without a sign, and a cue says
    // only what to say.
    let free: [ExerciseText.Role] = [.example, .ordered, .cue]
    guard !exercise.task.texts.contains(where: { free.contains($0.role) }) else { return [] }
    let asked = exercise.task.prompt
    let prompt = asked.split(separator: "(").first.map(String.init) ?? asked
    let mark = TurkishText.endMark(prompt)
    return patterns.compactMap { source, _ in
      let odd = file.forms(of: source.text).first { TurkishText.endMark($0) != mark }
      return odd.map { form in
        file.place(source.line).fail(
          .patternEnd,
          "'\(form)' does not end in '\(mark.map(String.init) ?? "")' like the prompt"
        )
      }
    }
  }

  /// Reports an answer that another prompt accepts too.
  private func shared(_ owners: inout [String: CoursePlace]) -> [Complaint] {
    let place = file.place(exercise.line)
    var complaints: [Complaint] = []
    for form in accepted.flatMap(file.wordings).map(TurkishText.joined) {
      if let owner = owners[form], owner != place, complaints.isEmpty {
        complaints.append(
          place.fail(
            .duplicate,
            "'\(form)' is accepted for another prompt too: \(owner.file):\(owner.line)"
          )
        )
      }
      owners[form] = owners[form] ?? place
    }
    return complaints
  }
}
