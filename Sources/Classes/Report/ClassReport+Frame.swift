import Explanations
import Scoring
package import TerminalUI
import TextSafety

extension ClassReport {
  /// The report as lines that wrap to the width of the terminal.
  package var frame: Frame {
    Frame(
      head + section(ClassWording.byStudent, studentLines) + section(ClassWording.byItem, itemLines)
        + section(ClassWording.byCategory, categoryLines)
        + section(ClassWording.groups, groupLines)
    )
  }

  /// A part of the report.
  package enum Part: Sendable { case students, items, categories, groups }

  /// A part of the report as lines; empty if there is nothing in it.
  package func frame(of part: Part) -> Frame {
    let lines =
      switch part {
      case .students: studentLines
      case .items: itemLines
      case .categories: categoryLines
      case .groups: groupLines
      }
    return Frame(lines)
  }

  /// The file of the report as text, 80 columns wide.
  package var text: String { frame.rendered(columns: Frame.widest, palette: .none).string }

  private var head: [Line] {
    var lines = [
      Line(
        ClassWording.sums(
          answers: marked.answers.count,
          students: students.count,
          items: items.count
        ),
        .strong
      )
    ]
    lines += sourceSentences.map { Line($0, hangingIndent: 2) }
    lines.append(Line(ClassWording.scale(scale), hangingIndent: 2))
    return lines
  }

  /// How the files were read.
  var sourceSentences: [SafeText] {
    var sentences: [SafeText] = []
    for source in sources {
      sentences.append(ClassWording.source(source))
      if !source.unused.isEmpty { sentences.append(ClassWording.unused(source.unused)) }
    }
    if let acceptedFile {
      sentences.append(ClassWording.acceptedFile(acceptedFile.path, count: acceptedFile.count))
    }
    return sentences
  }

  private func section(_ title: SafeText, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [[], Line(title, .strong)] + lines
  }

  private var studentLines: [Line] {
    students.map { student in
      Line("  \(student.name): \(ClassWording.points(student.points))", hangingIndent: 4)
    }
  }

  private var itemLines: [Line] {
    items.flatMap { item -> [Line] in
      [Line("  \(item.item.name): \(ClassWording.points(item.points))", hangingIndent: 4)]
        + described(item.item)
    }
  }

  private func described(_ item: ClassItem) -> [Line] {
    [item.asked, item.right].filter { !$0.isEmpty && $0 != item.name }
      .map { Line(text: "    \($0)", .dim, hangingIndent: 6) }
  }

  private var categoryLines: [Line] {
    categories.flatMap { category -> [Line] in
      let name = ClassWording.category(category.category, in: language)
      return [
        Line("  \(name): \(ClassWording.counts(category))", hangingIndent: 4),
        Line("    \(ClassWording.words(category.example))", .dim, hangingIndent: 6),
      ]
    }
  }

  private var groupLines: [Line] {
    items.filter { !$0.groups.isEmpty }.flatMap { item -> [Line] in
      [Line("  \(item.item.name)", hangingIndent: 4)] + item.groups.flatMap(lines)
    }
  }

  private func lines(of group: AnswerGroup) -> [Line] {
    let example = group.example
    var lines = [
      Line(
        "    \(ClassWording.mark(example.mark)) (\(group.count)): \(example.answer)",
        hangingIndent: 6
      )
    ]
    lines += why(example.mark).prefix(1).map { Line("      \($0)", .dim, hangingIndent: 6) }
    if group.texts.count > 1 {
      lines.append(
        Line("      \(ClassWording.also(Array(group.texts.dropFirst())))", hangingIndent: 6)
      )
    }
    return lines
  }

  /// The reasons for a mark, or what the teacher has to decide.
  func why(_ mark: Mark) -> [SafeText] {
    mark.reasons(in: language).map { SafeText(line: $0) }
      + (mark.waits ? ClassWording.doubt(mark) : [])
  }
}
