/// What was written since the last key, so that nothing leaves the window before it could be read.
package struct Pages: Sendable, Equatable {
  /// The rows above the prompt that the learner had no key to confirm.
  private var unread = 0

  package init() {}

  /// Counts everything on the screen as read, because the learner has pressed a key.
  package mutating func turn() { unread = 0 }

  /// Takes the rows that fit now from the front of `rows`; empty if a key must be waited for first.
  ///
  /// A text that fits a whole window is not parted: it waits for the next page. A row at the top of
  /// a page is never blank.
  package mutating func next(_ rows: inout ArraySlice<Rendered>, height: Int) -> [Rendered] {
    let room = max(1, height - 1)
    if unread == 0, rows.startIndex > 0 || rows.count > room { rows = rows.drop(while: \.isBlank) }
    guard !rows.isEmpty, unread == 0 || unread + rows.count <= room || rows.count > room else {
      return []
    }
    let taken = Array(rows.prefix(max(0, room - unread)))
    rows = rows.dropFirst(taken.count)
    unread += taken.count
    return taken
  }
}
