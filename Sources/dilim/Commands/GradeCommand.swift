import Coordination
import Explanations
import Scoring
import Screens
import TerminalUI
import TextSafety

extension Command {
  static let grade = Command(
    name: "grade",
    summary: "mark an answer, for scripts and for trying patterns",
    arguments: "ANSWER | --csv FILE|DIR…",
    details: [
      """
      Patterns: (x) optional, (x|y) one of them or nothing, [x|y] one of them, {a / b} in any \
      order; nesting is allowed, \\ escapes. Prints the mark, the letters that differ and \
      why. Exit status 0 if the answer passes, 1 if not.
      """,
      """
      --english names the sentence that is translated. It decides what may differ from the \
      accepted answers, and what is shown to be wrong; an answer about which nothing is shown \
      is unsure. --explain-rules names the rules that let it pass.
      """,
      """
      --json reads JSON Lines: {\"id\": 1, \"accept\": [\"…\"], \"english\": \"…\", \
      \"answer\": \"…\"}, where english may be left out, or with \
      \"item\": \"a1-u1-writing#id\" for both; \"strict\": true fails answers that would \
      pass with a note. It prints one line for each, in the same order. A bad line gives \
      {\"line\": 7, \"error\": \"…\"} in its place and exit status 3 at the end.
      """,
      """
      A finding in JSON has its category, expected and found with their spans (a missing or \
      extra word has one), a message and, where they are known, features (the suffixes that differ) and taken_apart (okul-a). \
      dilim help categories lists the categories with examples.
      """,
      """
      --csv marks the answers of a class: tables of a form, a learning platform or a spreadsheet, or \
      folders of them. A column is named by its header or number; usual headers are found. An item is \
      an id of the course, or has its accepted answers in the column of --accept or in the file of \
      --key, several of them on lines of their own or with a semicolon between. With --wide each \
      column is an item. The report goes by pupil, item and kind of mistake, and groups the answers \
      that don't pass. A bad row is reported with its file and line, and the exit status is 3 at the end.
      """,
    ],
    options: [
      .accept, .english, .item, .strict, .explainRules, .language, .json, .content, .with, .noColor,
      .csv,
    ] + CommandOption.ofClasses,
    examples: [
      Example(
        line: "dilim grade --accept \"(Ben) öğretmenim.\" \"Ben ogretmenim\"",
        meaning: "by a pattern"
      ),
      Example(line: "dilim grade --json < answers.jsonl", meaning: "many at once"),
      Example(line: "dilim grade --csv answers --feedback back", meaning: "a class"),
    ],
    argumentCount: 0...Int.max,
    offers: { _ in [.files] },
    run: grade
  )

  private static func grade(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has(.csv) { return try ClassGrading(invocation).run() }
    if let option = CommandOption.ofClasses.first(where: { invocation.has($0) }) {
      throw Failure.usage("\(option.name) belongs to --csv: dilim grade --csv FOLDER")
    }
    let language = try invocation.language
    if invocation.has(.json) {
      guard invocation.arguments.isEmpty else {
        throw Failure.usage("--json reads the answers from standard input, not from an argument.")
      }
      var reader = LineReader()
      var stream = GradeStream(language: language) {
        Examiner { () throws(Failure) in try invocation.library }
      }
      return try stream.run(&reader)
    }
    guard let answer = invocation.arguments.first else {
      throw Failure.usage("An answer is missing. Usage: dilim grade --accept PATTERN ANSWER")
    }
    if invocation.arguments.count > 1 {
      throw Failure.usage(
        """
        \(invocation.arguments[1]) is one argument too many: an answer with spaces needs quotation \
        marks, and files are marked with dilim grade --csv.
        """
      )
    }
    let outcome = try outcome(of: answer, invocation)
    let frame = Screen.frame(for: outcome, in: language)
    try invocation.show(frame)
    if invocation.has(.explainRules), case .text(let judgement) = outcome {
      try invocation.print(Wording.rules(judgement.licences.map(\.rawValue)))
    }
    return outcome.verdict?.passes == true ? .pass : .someFailed
  }

  private static func outcome(
    of answer: String,
    _ invocation: Invocation
  ) throws(Failure) -> Outcome {
    let accept = invocation.all(.accept)
    let strict = invocation.has(.strict)
    let english = invocation.value(.english)
    var examiner = Examiner { () throws(Failure) in try invocation.library }
    switch (accept.isEmpty, invocation.value(.item)) {
    case (false, nil):
      return try examiner.mark(answer, accept: accept, english: english, strict: strict)
    case (true, .some) where english != nil:
      throw .usage("--english belongs to --accept; an item has its own English.")
    case (true, let item?):
      return try examiner.mark(answer, item: item, strict: strict)
    case (true, nil): throw .usage("Name the accepted answers: --accept PATTERN, or --item ITEM.")
    case (false, .some): throw .usage("--accept and --item exclude each other.")
    }
  }
}

extension CommandOption {
  static let accept = CommandOption(
    name: "--accept",
    value: "PATTERN",
    help: "an accepted answer; may be given several times"
  )
  static let item = CommandOption(
    name: "--item",
    value: "ITEM",
    help: "an item of the course: a1-u1-writing#id"
  )
  static let language = CommandOption(
    name: "--language",
    value: "en|tr",
    help: "explain in English or in Turkish",
    offers: [.words(ExplanationLanguage.allCases.map(\.rawValue))]
  )
  static let explainRules = CommandOption(
    name: "--explain-rules",
    value: nil,
    help: "name the rules by which an unlisted answer passes"
  )
  static let strict = CommandOption(
    name: "--strict",
    value: nil,
    help: "slips that are only noted fail as almost"
  )
}

extension Invocation {
  /// The language of the grader's explanations: unless one is asked for that of the interface, but
  /// English for programs and for the manual.
  var language: ExplanationLanguage {
    get throws(Failure) {
      guard let name = value(.language) else {
        return has(.json) || has(.markdown) ? .english : .interface
      }
      guard let language = ExplanationLanguage(rawValue: name) else {
        throw .usage("--language \(name): expected en or tr.")
      }
      return language
    }
  }
}
