import Screens
import TerminalUI
import TextSafety
import Turkish

extension Command {
  static let inflect = Command(
    name: "inflect",
    summary: "show the forms of a word",
    arguments: "[WORD [FEATURES]]",
    details: [
      """
      WORD is a dictionary form: kitap, gelmek, cep telefonu. A word of a phrase before the last \
      stays as it is. Unknown words are inflected by their sound.
      """,
      """
      FEATURES asks for one form, in the tags of UniMorph's tables: N;ABL;PL;PSS1P, \
      V;IND;1;SG;PRS;POS;INTR, V;PROG;DECL;IND;SG;1;NEG;PRS or pos=N,case=ESS,num=PL; or for \
      the tables of another kind of word: N, ADJ or V. Forms are printed one a line, the \
      best first; exit status 3 if there is none.
      """,
      """
      --json without a word reads JSON Lines: {\"id\": 1, \"lemma\": \"abacı\", \"features\": \
      \"N;ABL;PL;PSS1P\"}. It prints one line for each, in the same order: {\"forms\": \
      [\"abacılarımızdan\"], \"id\": 1}. A bad line gives {\"line\": 7, \"error\": \"…\"} in \
      its place and exit status 3 at the end.
      """,
    ],
    options: [.questions, .syllables, .json, .noColor],
    examples: [
      Example(line: "dilim inflect kitap", meaning: "all forms of a noun"),
      Example(line: "dilim inflect --questions gelmek", meaning: "a verb, with its questions"),
      Example(line: "dilim inflect ev \"N;ABL;PL;PSS1P\"", meaning: "one form"),
      Example(line: "dilim inflect --json < lemmas.jsonl", meaning: "many at once"),
    ],
    argumentCount: 0...2,
    run: inflect
  )

  private static func inflect(_ invocation: Invocation) throws -> ExitCode {
    guard let word = invocation.arguments.first else {
      guard invocation.has(.json) else {
        throw Failure.usage("A word is missing. Usage: dilim inflect WORD [FEATURES]")
      }
      var reader = LineReader()
      var stream = JSONLineStream<InflectRequest, InflectReply> { { (try $0.reply, .pass) } }
      return try stream.run(&reader)
    }
    let features = invocation.arguments.count > 1 ? invocation.arguments[1] : nil
    let kinds: [String: PartOfSpeech] = ["N": .noun, "ADJ": .adjective, "V": .verb]
    if let features, kinds[features] == nil {
      let reply = try InflectRequest(id: nil, lemma: word, features: features).reply
      let style = style(invocation)
      try invocation.print(
        invocation.has(.json)
          ? JSONLine.text(of: reply)
          : reply.forms.map { SafeText(line: style($0)) }.joined(separator: "\n")
      )
      return .pass
    }
    let kind = features.flatMap { kinds[$0] } ?? Paradigm.partOfSpeech(of: word)
    guard let paradigm = Paradigm(word, as: kind, asks: invocation.has(.questions)) else {
      throw InflectRequest.failure(noWord: word, kind)
    }
    try show(paradigm, invocation)
    return .pass
  }

  private static func show(_ paradigm: Paradigm, _ invocation: Invocation) throws(Failure) {
    if invocation.has(.json) {
      return try invocation.print(try JSONLine.encoded(ParadigmReply(paradigm)))
    }
    let columns = Terminal.size(environment: invocation.world.environment).columns
    try invocation.show(paradigm.frame(columns: columns, style: style(invocation)))
  }

  private static func style(_ invocation: Invocation) -> (String) -> String {
    guard invocation.has(.syllables) else { return { $0 } }
    return { form in
      form.split(separator: " ").map { String($0).syllables.joined(separator: "-") }
        .joined(separator: " ")
    }
  }
}

extension CommandOption {
  static let questions = CommandOption(
    name: "--questions",
    value: nil,
    help: "the questions of a verb too"
  )
  static let syllables = CommandOption(
    name: "--syllables",
    value: nil,
    help: "separate the syllables: ki-ta-bı"
  )
}
