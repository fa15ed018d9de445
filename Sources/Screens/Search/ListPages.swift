import Coordination
import TerminalUI
import TextSafety

/// Things put on pages of a terminal, as many on a page as fit, at least one.
struct ListPages {
  /// The index of the first thing of each page; never empty.
  let starts: [Int]
  private let count: Int

  /// Begins a page before a result that no longer fits into the rows.
  ///
  /// `rows` returns the rows of a thing after another one, which is nil for the first of a page; it
  /// returns nil where a page must begin.
  init(_ count: Int, room: Int, rows: (_ index: Int, _ last: Int?) -> Int?) {
    var starts = [0]
    var used = 0
    for index in 0..<count {
      let isFirst = index == starts.last
      if !isFirst, let more = rows(index, index - 1), used + more <= room {
        used += more
      } else {
        if !isFirst { starts.append(index) }
        used = rows(index, nil) ?? 0
      }
    }
    self.starts = starts
    self.count = count
  }

  /// The page that shows a thing.
  func page(of index: Int) -> Int { starts.lastIndex { $0 <= index } ?? 0 }

  /// The things on a page.
  func range(ofPage page: Int) -> Range<Int> {
    starts[page]..<(page + 1 < starts.count ? starts[page + 1] : count)
  }

  /// The mark of a page: "  2/5"; empty if there is only one.
  func mark(ofPage page: Int) -> String {
    starts.count > 1 ? "  \(page + 1)/\(starts.count)" : ""
  }

  /// The keys that turn the page from the thing that is shown first.
  func keys(from first: Int, next: SafeText, previous: SafeText) -> [KeyRow] {
    let page = page(of: first)
    let isLast = page + 1 == starts.count
    return [
      KeyRow(
        [.character("n"), .character(">"), .right, .pageDown] + (isLast ? [] : [.enter, .space]),
        [.next],
        .turnPage(by: isLast ? 0 : starts[page + 1] - first),
        label: "next",
        next,
        applies: !isLast
      ),
      KeyRow(
        [.character("p"), .character("<"), .left, .pageUp],
        [.previous],
        .turnPage(by: page == 0 ? 0 : starts[page - 1] - first),
        label: "previous",
        previous,
        applies: page > 0
      ),
    ]
  }
}

extension Screen.Setting {
  /// The columns that a line may have.
  var columns: Int { min(size.columns, Frame.widest) }

  /// The rows above the prompt.
  var rowsAbovePrompt: Int { max(1, size.rows - 1) }

  /// Whether all rows of the lines are visible above the prompt.
  func shows(_ lines: [Line]) -> Bool {
    isByLine || lines.reduce(0) { $0 + $1.rows(columns: columns) } <= rowsAbovePrompt
  }
}

extension Frame {
  /// The first of several forms of a frame that is visible whole, else the last, which is the
  /// shortest.
  static func fitting(_ forms: [[Line]], in setting: Screen.Setting) -> Frame {
    Frame(forms.first(where: setting.shows) ?? forms.last ?? [])
  }
}

extension Line {
  /// The rows that the line needs.
  func rows(columns: Int) -> Int {
    Wrap.rows(plainText, columns: columns, hangingIndent: hangingIndent).count
  }

  /// Returns a line of one row: a text that is wider ends with an ellipsis.
  static func clipped(_ text: String, _ style: Style = [], columns: Int) -> Line {
    guard DisplayWidth.of(text) > columns else { return Line(text: text, style) }
    var width = 1
    let kept = text.prefix { character in
      width += DisplayWidth.of(String(character))
      return width <= columns
    }
    return Line(text: "\(kept)…", style)
  }
}
