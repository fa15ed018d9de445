import Coordination
import TerminalUI
import TextSafety

extension SearchPlace {
  /// The highest number of results that digits can choose.
  private static let most = 9

  func keys(in setting: Screen.Setting) -> KeyTable {
    guard let results else {
      return KeyTable(.turkish, [KeyRow([], [.back], .back, "go back"), .leave()])
    }
    let all = results.all
    let pages = pages(of: all, in: setting)
    let page = pages.page(of: first)
    let isLast = page + 1 == pages.starts.count
    let again = KeyRow(
      [.character("/"), .character("f")] + (isLast ? [.enter, .space] : []),
      [.find],
      .openSearch,
      label: "find",
      "search for something else"
    )
    let digits = KeyRow.numbers(pages.range(ofPage: page), "open this result")
    let turns = pages.keys(from: first, next: "more results", previous: "earlier results")
    return KeyTable(digits + turns + [again, .back("home"), .leave()])
  }

  func frame(in setting: Screen.Setting) -> Frame {
    guard let results else { return Frame([Line(Wording.askForSearch, hangingIndent: 2)]) }
    let all = results.all
    guard !all.isEmpty else {
      return Frame([Line(Wording.nothingFound(results.query), hangingIndent: 2)])
    }
    let pages = pages(of: all, in: setting)
    let page = pages.page(of: first)
    let head = "\(Wording.found(all.count, results.query))\(pages.mark(ofPage: page))"
    var lines = [Line.clipped(head, .strong, columns: setting.columns)]
    let range = pages.range(ofPage: page)
    for index in range {
      let title = Wording.title(of: all[index]).string
      if index == range.lowerBound || title != Wording.title(of: all[index - 1]).string {
        lines.append(Line(text: title, .dim))
      }
      let text =
        "\(index - range.lowerBound + 1) \(Wording.text(of: all[index], isByLine: setting.isByLine))"
      lines.append(.clipped(text, columns: setting.columns))
    }
    return Frame(lines)
  }

  private func pages(of all: [SearchResults.Result], in setting: Screen.Setting) -> ListPages {
    let titles = all.map { Wording.title(of: $0).string }
    var onPage = 0
    // A row for the head; the kinds are rows too.
    return ListPages(all.count, room: setting.rowsAbovePrompt - 1) { index, last in
      onPage = last == nil ? 1 : onPage + 1
      if onPage > Self.most { return nil }
      return last.map { titles[$0] == titles[index] ? 1 : 2 } ?? 2
    }
  }
}

extension KeyRow {
  /// Returns the digits that choose the things of a range, numbered from 1; none if it is empty.
  static func numbers(_ range: Range<Int>, _ text: SafeText) -> [KeyRow] {
    range.isEmpty ? [] : [choice([digits(1, min(range.count, 9))], from: range.lowerBound, text)]
  }
}
