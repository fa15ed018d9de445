/// What of a file has no place in cards, so that nothing goes without a word.
package struct LeftOut: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// A line at the top of a text file that says nothing here.
    case header(line: Int, text: String)
    /// A column with a heading that is not known.
    case column(String)
    /// A field of a note type.
    case field(String, notetype: String)
    /// Cards beyond the front and the back, with their answers.
    case template(String, notetype: String)
    /// Pictures and recordings beyond the first.
    case media(notetype: String)
  }

  package var part: Part
  /// How many notes or cards it concerns; 0 where it is not counted.
  package var count: Int

  package init(_ part: Part, count: Int = 0) {
    self.part = part
    self.count = count
  }
}
