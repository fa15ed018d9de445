import TextSafety

/// The sentences about classes.
package enum ClassWording {
  static var emptyFile: SafeText { "The file is empty. Export the answers again." }

  /// A file that is not text, with the name of its format if it is known.
  static func notText(_ format: String?) -> SafeText {
    guard let format else {
      return "This is not a text file. Save the table as “CSV UTF-8” and grade that file."
    }
    return """
      This is not a CSV file (\(format)). Open it in its program, save the table as “CSV UTF-8” and \
      grade that file.
      """
  }

  static func notIn(_ encoding: AnswerEncoding) -> SafeText {
    """
    The file is not valid \(encoding.name). Save it as “CSV UTF-8”, or name its encoding with \
    --encoding.
    """
  }

  static var noHeader: SafeText {
    "The file has no header. Its first row names the columns, such as: name,item,answer"
  }

  static var openQuote: SafeText {
    "a quotation mark is opened here and not closed; the row is left out"
  }

  static func wrongCount(_ cells: Int, columns: Int) -> SafeText {
    """
    the header has \(columns) columns, but this row \(cells); a text that contains the delimiter or \
    a line end needs quotation marks
    """
  }

  static func sameHeader(_ name: String, _ places: [Int]) -> SafeText {
    """
    Several columns have the header \(name). Name one by its number: \
    \(places.map(String.init).joined(separator: ", ")).
    """
  }

  static func noSuchColumn(_ name: String, in header: [String]) -> SafeText {
    "There is no column \(name). The columns are: \(list(header))."
  }

  static func noColumn(_ option: String, in header: [String]) -> SafeText {
    "Name a column with \(option), by its header or number. The columns are: \(list(header))."
  }

  static func noItemColumn(in header: [String]) -> SafeText {
    """
    Name the column of the items with --item, or that of the accepted answers with --accept; with \
    --wide each column is an item. The columns are: \(list(header)).
    """
  }

  static func noItemHeaders(in header: [String]) -> SafeText {
    """
    No column is an item: with --wide a header is an id such as a1-u1-writing#cook, or a name or the \
    English of the file of --key. The columns are: \(list(header)).
    """
  }

  static func noKeyColumns(in header: [String]) -> SafeText {
    "A key has the columns item and accept, and perhaps english. The columns are: \(list(header))."
  }

  static func noAcceptedColumns(in header: [String]) -> SafeText {
    """
    The list of accepted answers has the columns item, answer, points and note. The columns are: \
    \(list(header)).
    """
  }

  /// Lists headers with their numbers.
  private static func list(_ header: [String]) -> SafeText {
    header.enumerated().map { SafeText(line: "\($0 + 1) “\($1)”") }.joined(separator: ", ")
  }

  static var noStudent: SafeText { "the pupil has no name" }
  static var noItem: SafeText { "the item is missing" }
  static var noName: SafeText { "the item has no name" }

  static func noAccepted(_ item: String) -> SafeText {
    "\(item) has no accepted answer"
  }

  static func twice(_ item: String) -> SafeText { "\(item) was listed before" }

  static func badPoints(_ text: String) -> SafeText {
    "\(text): points are a number from 0 to 1"
  }

  static func badPattern(_ pattern: String, _ reason: String) -> SafeText {
    "pattern \(pattern): \(reason)"
  }
}
