import Bilingual
import TextSafety

extension LexiconError.Reason {
  /// What is wrong with a line of the lexicon, and what to write.
  var message: SafeText {
    switch self {
    case .fields(let found):
      "an entry has six columns with tabs between them, this line has \(found)"
    case .emptyLemma: "the first column needs the Turkish word"
    case .badHomograph(let text):
      "“\(text)” is not the number of a homograph; write neden#1"
    case .unknown(let field, let value):
      "“\(value)” is no \(field.name); write one of \(field.values.joined(separator: ", "))"
    case .noSense: "the entry has no sense; write “1:” and the English words"
    case .senseNumber(let expected, let found):
      "“\(found)” should begin with “\(expected):”; senses are numbered from 1"
    case .emptyGloss: "a sense has an empty English word"
    case .unclosed(let mark): "“\("\(mark)")” is not closed"
    case .misplaced(let text):
      "“\(text)” is in the wrong place; the order is words, [government], {classes}, synonyms"
    case .badConfusion(let text): "“\(text)” is not a confusion; write görmek@look at"
    case .outOfOrder(let lemma): "“\(lemma)” is not in the order of its bytes; sort the file"
    case .duplicate(let lemma): "“\(lemma)” has two entries; number them with #1 and #2"
    case .notUTF8: "the line is not UTF-8"
    }
  }
}

extension LexiconError.Field {
  fileprivate var name: SafeText {
    switch self {
    case .partOfSpeech: "part of speech"
    case .band: "band"
    case .register: "register"
    case .complement: "complement"
    case .objectClass: "class"
    }
  }
}
