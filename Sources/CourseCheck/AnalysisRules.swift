import Curriculum
import TextSafety
import Turkish

/// The rule that every Turkish word of a course has an analysis with the program's lexicon.
///
/// Without one the grader could only guess the stem and would report its forms as typing slips.
/// Names of the course and words with an apostrophe are not checked.
struct AnalysisRules {
  private let names: StemSet

  /// Checks each Turkish text and reports each unknown word once.
  static func complaints(_ course: Course) -> [Complaint] {
    let rules = AnalysisRules(names: StemSet(course.names.map(\.word)))
    var seen: Set<String> = []
    return course.texts.filter { $0.language == .turkish }
      .flatMap { text in rules.unknown(text, &seen).map { rules.complaint($0, text) } }
  }

  private func unknown(_ text: ContentText, _ seen: inout Set<String>) -> [String] {
    let words: [Substring] = TurkishText.words(text.text).flatMap { $0.split(separator: "-") }
    return words.map { TurkishText.plain(String($0)) }.filter { word in
      seen.insert(word).inserted && isChecked(word)
        && !Morphology.isWord(CodePage.encode(word))
    }
  }

  private func isChecked(_ word: String) -> Bool {
    word.contains(where: \.isLetter) && !word.contains("'") && !word.contains(where: \.isNumber)
      && !names.explains(word)
  }

  private func complaint(_ word: String, _ text: ContentText) -> Complaint {
    text.place.fail(
      .analysis,
      "'\(word)' has no analysis; correct it, or add its stem to the lexicon"
    )
  }
}
