import Curriculum
import Turkish

/// Every Turkish word of a course has an analysis over the program's lexicon.
///
/// Otherwise the grader could only guess its stem, and would call its forms slips of the keyboard.
/// Names of the course are left out, and what an apostrophe parts from its suffix.
struct AnalysisRules {
  private let names: StemSet

  /// Judges each Turkish text; each unknown word is told once.
  static func complaints(_ course: Course) -> [Complaint] {
    let rules = AnalysisRules(names: StemSet(course.names.map(\.word)))
    var seen: Set<String> = []
    return course.texts.filter { $0.language == .turkish }
      .flatMap { text in rules.unknown(text, &seen).map { rules.complaint($0, text) } }
  }

  private func unknown(_ text: ContentText, _ seen: inout Set<String>) -> [String] {
    let words: [Substring] = TurkishText.words(text.text).flatMap { $0.split(separator: "-") }
    return words.map { TurkishText.plain(String($0)) }.filter { word in
      seen.insert(word).inserted && isAsked(word)
        && !Morphology.isWord(CodePage.encode(word))
    }
  }

  private func isAsked(_ word: String) -> Bool {
    word.contains(where: \.isLetter) && !word.contains("'") && !word.contains(where: \.isNumber)
      && !names.explains(word)
  }

  private func complaint(_ word: String, _ text: ContentText) -> Complaint {
    text.place.fail(
      .analysis,
      "'\(word)' has no analysis; mend it, or add its stem to the lexicon"
    )
  }
}
