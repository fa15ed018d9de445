import Coordination
import TerminalUI
import TextSafety

/// A part of the page of progress, which is shown whole.
struct ProgressSection {
  let title: SafeText
  let lines: [Line]

  /// The rows that the section needs, title included.
  func rows(columns: Int) -> Int {
    let all = [Line(title)] + lines
    return all.reduce(0) { sum, line in
      let rows = Wrap.rows(line.plainText, columns: columns, hangingIndent: line.hangingIndent)
      return sum + rows.count
    }
  }
}

/// The sections of a report, put on pages of a terminal.
struct ProgressPages {
  let sections: [ProgressSection]
  /// The index of the first section of each page; never empty.
  let starts: [Int]

  /// Puts as many sections on a page as fit, at least one.
  ///
  /// In a pipe and with `--plain` there is one page.
  init(_ sections: [ProgressSection], in setting: Screen.Setting) {
    self.sections = sections
    var starts = [0]
    var used = 0
    // A row for the prompt, one for the empty line before each section.
    let room = setting.isByLine ? Int.max : setting.size.rows - 1
    for (index, section) in sections.enumerated() {
      let rows = section.rows(columns: min(setting.size.columns, Frame.widest)) + 1
      if index > 0, used > room - rows {
        starts.append(index)
        used = 0
      }
      used += rows
    }
    self.starts = starts
  }

  /// The index of the page that shows a section.
  func page(of section: Int) -> Int { starts.lastIndex { $0 <= section } ?? 0 }

  /// Returns the sections of a page.
  func sections(onPage page: Int) -> ArraySlice<ProgressSection> {
    let end = page + 1 < starts.count ? starts[page + 1] : sections.count
    return sections[min(starts[page], end)..<end]
  }
}
