package import Coordination
package import TerminalUI
import TextSafety

extension ProgressPlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    let pages = pages(in: setting)
    let page = pages.page(of: section)
    let isLast = page + 1 == pages.starts.count
    let next = isLast ? 0 : pages.starts[page + 1] - section
    let previous = page == 0 ? 0 : pages.starts[page - 1] - section
    let weakest = report?.weakest.count ?? 0
    return KeyTable(
      [
        KeyRow(
          [.character("n"), .character(">"), .right, .pageDown] + (isLast ? [] : [.enter, .space]),
          [.next],
          .turnPage(by: next),
          label: "next",
          "next page",
          applies: !isLast
        ),
        KeyRow(
          [.character("p"), .character("<"), .left, .pageUp],
          [.previous],
          .turnPage(by: previous),
          label: "previous",
          "previous page",
          applies: page > 0
        ),
      ] + KeyRow.digits(weakest, "practise this weak point")
        + [
          .back("go back", also: isLast ? [.enter, .space] : []),
          .leave(),
        ]
    )
  }

  func frame(in setting: Screen.Setting) -> Frame {
    guard report != nil else { return Frame([[], Line(Wording.progressIsRead)]) }
    let pages = pages(in: setting)
    let page = pages.page(of: section)
    let count = pages.starts.count
    var lines: [Line] = []
    for (index, section) in pages.sections(onPage: page).enumerated() {
      let place: SafeText = index == 0 && count > 1 ? "  \(page + 1)/\(count)" : ""
      lines += [[], Line([Span(section.title, .strong), Span(place, .dim)], hangingIndent: 2)]
      lines += section.lines
    }
    return Frame(lines)
  }

  private func pages(in setting: Screen.Setting) -> ProgressPages {
    let columns = min(setting.size.columns, Frame.widest)
    let sections =
      report.map {
        ProgressSections($0, columns: columns, isByLine: setting.isByLine).all
      } ?? []
    return ProgressPages(sections, in: setting)
  }
}

extension ProgressReport {
  /// Returns the whole report, for a pipe.
  package func frame(columns: Int) -> Frame {
    let sections = ProgressSections(self, columns: min(columns, Frame.widest), isByLine: true).all
    return Frame(
      Array(sections.map { [Line($0.title, .strong)] + $0.lines }.joined(separator: [[]]))
    )
  }
}
