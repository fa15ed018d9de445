import TextSafety

/// The sentences about files of questions.
enum QuizWording {
  static var openBrace: SafeText {
    "a brace { is opened here and not closed before the blank line; add }"
  }
  static var strayBrace: SafeText { "a brace } closes nothing; add { or write \\}" }
  static var secondBraces: SafeText {
    "the question has more than one { }; write one question for each, with a blank line between"
  }
  static var openTitle: SafeText { "the title begins with :: and does not end with ::" }

  static var essay: SafeText {
    "an essay has no right answer that Dilim could compare; give answers: {=…}"
  }
  static var numerical: SafeText {
    "a question with a number as its answer; write it as a short answer: {=5 =beş}"
  }
  static var trueFalse: SafeText {
    "a question with true or false; Dilim's choices have four options"
  }
  static var noAnswerSign: SafeText { "an answer begins with = or ~" }
  static var severalRight: SafeText {
    "several options are right; Dilim's choices have one right option"
  }
  static var noRight: SafeText { "no answer is right: one needs the whole credit" }
  static var badWeight: SafeText { "the credit of an answer is a number up to 100" }
  static var wildcard: SafeText {
    "the star means any text; write the answers out, or \\* for a star"
  }
  static var picture: SafeText { "the question has a picture; Dilim's items are text alone" }
  static var recording: SafeText { "the question has a recording; Dilim's items are text alone" }

  static func options(_ count: Int) -> SafeText {
    "the choice has \(count) options; Dilim's choices have four"
  }
  static func pairs(_ count: Int) -> SafeText {
    "the matching has \(count) pairs; Dilim's have two to seven"
  }
  static var barInPair: SafeText { "a pair must not contain |" }
  static var noText: SafeText { "the question has no text" }
  static var notInTable: SafeText {
    "a table has only written answers; write a lesson: --out a1-u1-checkpoint-2.lesson"
  }

  static func notInLesson(of skill: String) -> SafeText {
    """
    a lesson of the skill \(skill) has no items of this kind; one whose name ends in -checkpoint-2 \
    takes all kinds
    """
  }
  static func badPattern(_ reason: String) -> SafeText { "the answer can't be taken: \(reason)" }

  static func elementOpen(_ name: String) -> SafeText { "the element \(name) is not closed" }
  static func elementMismatch(_ name: String) -> SafeText { "</\(name)> closes nothing" }
  static func notClosed(_ sign: String) -> SafeText { "\(sign) is opened here and not closed" }
  static var noXML: SafeText { "the file has no element; export it as Moodle XML again" }
  static var textOutside: SafeText { "text outside the element quiz" }
  static var documentType: SafeText { "a document type is not read; delete the line" }
  static var badReference: SafeText { "& begins no reference that is known; write &amp;" }
  static var badTag: SafeText { "the tag can't be read" }
  static func notAQuiz(_ name: String) -> SafeText {
    "the element \(name) is no part of a quiz; export the questions as Moodle XML"
  }
  static func otherType(_ type: String) -> SafeText {
    "the type \(type) is not read; Dilim reads shortanswer, multichoice, matching and cloze"
  }
  static var noClozeField: SafeText { "the text has no embedded answer {1:SHORTANSWER:=…}" }
  static var clozeFields: SafeText {
    "the text has several embedded answers; write one question for each"
  }
  static func clozeKind(_ kind: String) -> SafeText {
    "the embedded answer is of the kind \(kind); Dilim reads SHORTANSWER"
  }

  static var match: SafeText { "Match the pairs." }
}
