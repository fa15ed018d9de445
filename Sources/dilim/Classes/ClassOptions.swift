import Classes
import TextSafety

/// The options by which the files of a class are read and marked.
struct ClassOptions {
  var names = ColumnNames()
  let isWide: Bool
  let encoding: AnswerEncoding?
  let delimiter: Delimiter?
  let scale: CreditScale
  let isStrict: Bool

  init(_ invocation: Invocation) throws(Failure) {
    names.student = invocation.all(.studentColumn)
    names.item = invocation.value(.item)
    names.accept = invocation.value(.accept)
    names.english = invocation.value(.english)
    names.answer = invocation.value(.answerColumn)
    isWide = invocation.has(.wide)
    isStrict = invocation.has(.strict)
    if isWide, names.item ?? names.accept ?? names.english ?? names.answer != nil {
      throw .usage(
        """
        With --wide the headers are the items and the cells the answers: leave out --item, --accept, \
        --english and --answer.
        """
      )
    }
    encoding = try Self.encoding(invocation.value(.encoding))
    delimiter = try Self.delimiter(invocation.value(.delimiter))
    scale = try Self.scale(invocation.value(.credit))
  }

  private static func encoding(_ name: String?) throws(Failure) -> AnswerEncoding? {
    guard let name else { return nil }
    guard let encoding = AnswerEncoding(rawValue: name.lowercased()) else {
      let names = AnswerEncoding.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--encoding \(name): expected one of \(names).")
    }
    return encoding
  }

  private static func delimiter(_ name: String?) throws(Failure) -> Delimiter? {
    guard let name else { return nil }
    guard let delimiter = Delimiter(name: name) else {
      throw .usage("--delimiter \(name): expected a comma, a semicolon or the word tab.")
    }
    return delimiter
  }

  private static func scale(_ text: String?) throws(Failure) -> CreditScale {
    guard let text else { return CreditScale() }
    guard let scale = CreditScale(text) else {
      throw .usage(
        """
        --credit \(text): expected correct, note, almost and wrong with numbers from 0 to 1, such \
        as note=1,almost=0.5.
        """
      )
    }
    return scale
  }
}

extension CommandOption {
  static let csv = CommandOption(
    name: "--csv",
    value: nil,
    help: "grade tables of answers: the arguments are files and folders"
  )
  static let studentColumn = CommandOption(
    name: "--student",
    value: "COL",
    help: "the column with the pupil's name; may be given several times"
  )
  static let itemColumn = CommandOption(
    name: "--item",
    value: "COL",
    help: "the column with the item"
  )
  static let acceptColumn = CommandOption(
    name: "--accept",
    value: "COL",
    help: "the column with the accepted answers"
  )
  static let englishColumn = CommandOption(
    name: "--english",
    value: "COL",
    help: "the column with the English sentence"
  )
  static let answerColumn = CommandOption(
    name: "--answer",
    value: "COL",
    help: "the column with the answer"
  )
  static let wide = CommandOption(
    name: "--wide",
    value: nil,
    help: "one row a pupil, one column an item"
  )
  static let keyFile = CommandOption(
    name: "--key",
    value: "FILE",
    help: "a table of items of your own: item, accept, english",
    offers: [.files]
  )
  static let encoding = CommandOption(
    name: "--encoding",
    value: "NAME",
    help: "the encoding, if it is not found",
    offers: [.words(AnswerEncoding.allCases.map(\.rawValue))]
  )
  static let delimiter = CommandOption(
    name: "--delimiter",
    value: "SIGN",
    help: "the delimiter, if it is not found: a comma, a semicolon or tab"
  )
  static let credit = CommandOption(
    name: "--credit",
    value: "LIST",
    help: "what marks are worth: note=1,almost=0.5"
  )
  static let acceptedFile = CommandOption(
    name: "--accepted",
    value: "FILE",
    help: "the list of answers that you accept (accepted.csv beside the answers)",
    offers: [.files]
  )
}
