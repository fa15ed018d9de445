import Curriculum
import Patterns

/// Patterns of accepted answers and traps, judged by spelling out their forms.
struct PatternRules {
  /// The most forms that an item's patterns may have together.
  static let limit = 200

  private let file: Course.LessonFile
  private let exercise: Exercise
  private let item: Translation

  /// Judges every translation item of the course.
  static func complaints(_ lessons: [Course.LessonFile]) -> [Complaint] {
    var complaints: [Complaint] = []
    var owners: [String: Place] = [:]
    for file in lessons {
      for exercise in file.lesson.exercises {
        guard case .translation(let item) = exercise.task else { continue }
        let rules = PatternRules(file: file, exercise: exercise, item: item)
        complaints += rules.complaints
        complaints += rules.shared(&owners)
      }
    }
    return complaints
  }

  /// The forms of a pattern, at most ``limit``; none if it can't be read.
  static func forms(_ source: String) -> [String] {
    (try? AnswerPattern(source))?.expansions(limit: limit) ?? []
  }

  private var complaints: [Complaint] {
    var complaints: [Complaint] = []
    let accepted = patterns(item.accepted, &complaints)
    _ = patterns(item.traps.map(\.answer), &complaints)
    // One broken pattern makes the other rules guess.
    guard complaints.isEmpty else { return complaints }
    complaints += size(accepted) + repeats(accepted) + ends(accepted)
    if complaints.isEmpty { complaints += PatternRoundTrip.complaints(item, in: file) }
    return complaints
  }

  private typealias Pattern = (source: Sourced, pattern: AnswerPattern)

  private func patterns(_ lines: [Sourced], _ complaints: inout [Complaint]) -> [Pattern] {
    lines.compactMap { line in
      do {
        return (line, try AnswerPattern(line.text))
      } catch {
        complaints.append(file.place(line.line).fail(.patternSyntax, "pattern: \(error)"))
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
          "the item has \(total) forms up to here; expected at most \(Self.limit), so say more in "
            + "the prompt"
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
    let prompt = item.prompt.split(separator: "(").first.map(String.init) ?? item.prompt
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

  /// Two prompts that share an answer are one prompt too many.
  private func shared(_ owners: inout [String: Place]) -> [Complaint] {
    let place = file.place(exercise.line)
    var complaints: [Complaint] = []
    for form in item.accepted.flatMap({ file.forms(of: $0.text) }).map(TurkishText.joined) {
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
