/// A line of text with a cursor between its characters.
struct EditBuffer: Sendable, Equatable {
  private(set) var text: String
  /// The number of characters before the cursor.
  private(set) var cursor: Int

  init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  var head: Substring { text.prefix(cursor) }
  var tail: Substring { text.dropFirst(cursor) }

  /// Inserts text at the cursor; combining marks join the letter before them.
  ///
  /// A mark without a letter before it is dropped, because it would join the prompt.
  mutating func insert(_ new: String) {
    var added = String(head)
    for scalar in new.unicodeScalars {
      if added.isEmpty && DisplayWidth.of(Character(scalar)) == 0 { continue }
      added.unicodeScalars.append(scalar)
    }
    let length = added.utf8.count
    text = added + tail
    cursor = 0
    var seen = 0
    for character in text where seen < length {
      seen += character.utf8.count
      cursor += 1
    }
  }

  mutating func move(by distance: Int) { move(to: cursor + distance) }

  mutating func move(to position: Int) { cursor = min(max(position, 0), text.count) }

  mutating func moveToEnd() { cursor = text.count }

  /// Removes the characters between the cursor and a position before or after it.
  mutating func delete(to position: Int) {
    let position = min(max(position, 0), text.count)
    let lower = min(cursor, position)
    let rest = text.dropFirst(max(cursor, position))
    text = String(text.prefix(lower) + rest)
    cursor = min(lower, text.count)
  }

  /// The position where the word before the cursor begins.
  var wordStart: Int {
    let spaces = head.reversed().prefix { $0.isWhitespace }.count
    let letters = head.reversed().dropFirst(spaces).prefix { !$0.isWhitespace }.count
    return cursor - spaces - letters
  }

  /// The position where the word after the cursor ends.
  var wordEnd: Int {
    let spaces = tail.prefix { $0.isWhitespace }.count
    let letters = tail.dropFirst(spaces).prefix { !$0.isWhitespace }.count
    return cursor + spaces + letters
  }
}
