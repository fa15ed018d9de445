import Coordination
import Curriculum
import Interface
import TerminalUI
import TextSafety

extension LevelEnd {
  func keys(in setting: Screen.Setting) -> KeyTable {
    let title: SafeText = next == nil ? "go on" : "the next lesson"
    return KeyTable([
      KeyRow([.enter, .space], [.next], .next, label: "", title),
      abilitiesRow(in: setting),
      KeyRow(
        [.character("p")],
        [.practice],
        .practise,
        label: "practise",
        "practise the points of your plan",
        applies: summary?.plan != nil
      ),
      .back("leave it for now"),
      .leave(),
    ])
  }

  /// The key that shows all that the learner can do now, or less of it again.
  func abilitiesRow(in setting: Screen.Setting) -> KeyRow {
    KeyRow(
      [.character("m")],
      [],
      .turnPage(by: 1),
      label: showsAll ? "less" : "more",
      showsAll ? "one sentence for each skill" : "all that you can do now",
      applies: !canDo.isEmpty && !setting.isByLine
    )
  }

  /// Returns what the learner has reached, and the end of the course if nothing comes after it.
  func congratulation(in setting: Screen.Setting) -> [Line] {
    let greeting: SafeText = name.isEmpty ? "Tebrikler!" : "Tebrikler, \(name)!"
    var lines = [Line("\(greeting) You have finished \(level.rawValue).", .strong)]
    lines += abilities(in: setting)
    if let nextLevel {
      lines.append(Line("  \(Wording.levelNow(nextLevel))", hangingIndent: 2))
    }
    return next == nil ? lines + ending(in: setting) : lines
  }

  /// Returns the summary of the lesson and then the end of the level.
  func frame(in setting: Screen.Setting) -> Frame {
    let lines = (summary?.frame(in: setting).lines ?? []) + [[]] + congratulation(in: setting)
    guard let next else { return Frame(lines) }
    let way: SafeText = setting.isByLine ? "Next" : "Enter"
    let title = Wording.title(of: next, in: overview, isByLine: setting.isByLine)
    return Frame(lines + [Line("\(way): \(title)", .accent, hangingIndent: way.string.count + 2)])
  }

  /// What the learner can do now, by skill; without the course's sentences, in general.
  private func abilities(in setting: Screen.Setting) -> [Line] {
    guard !canDo.isEmpty else {
      return [Line("  \(Wording.abilities(after: level))", hangingIndent: 2)]
    }
    let isWhole = showsAll || setting.isByLine
    let sentences = CanDo.skills.flatMap { skill in
      let own = canDo.filter { $0.skill == skill }.prefix(isWhole ? .max : 1)
      return own.enumerated().map { index, sentence in
        let name = index == 0 ? Wording.name(of: skill).string : ""
        return Line(
          "  \(name.left(10)) \(InterfaceLanguage.current == .turkish ? sentence.turkish : sentence.english)",
          hangingIndent: 13
        )
      }
    }
    let more = isWhole ? [] : [Line("  \(Wording.canDoMore)", .dim)]
    return [Line("  \(Wording.canDoHead)")] + sentences + more
  }

  private func ending(in setting: Screen.Setting) -> [Line] {
    let lastWords = level == .c2 ? [Wording.lastWords] : []
    let sentences =
      [Wording.end(of: overview)] + lastWords + [Wording.whatGoesOn(isByLine: setting.isByLine)]
    return sentences.map { Line("  \($0)", hangingIndent: 2) }
  }
}
