import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety

/// The pages below home.
struct HomePages {
  let library: CourseLibrary
  let record: Record

  func frame(_ page: HomePage) throws(Failure) -> Frame {
    switch page {
    case .notes: return try notes()
    }
  }

  private func notes() throws(Failure) -> Frame {
    let level = try record.profile()?.level ?? .a1
    let units = try library.syllabus().units.filter { $0.level == level }
    let lines = units.flatMap { unit -> [Line] in
      let tags = unit.tags.map(\.rawValue).joined(separator: ", ")
      return [Line("  \(unit.name) \(unit.title): \(tags)", hangingIndent: 4)]
    }
    let more = Line("  dilim note NAME shows a note, dilim note all names.", .dim, hangingIndent: 2)
    return Frame([[], Line("Grammar notes of \(level.rawValue)", .strong)] + lines + [more])
  }
}
