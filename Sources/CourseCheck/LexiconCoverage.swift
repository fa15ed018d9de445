import Bilingual
import TextSafety
import Turkish

/// The words of a course that its lexicon lacks, for its authors.
struct LexiconCoverage {
  private let course: Course

  init(_ course: Course) { self.course = course }

  /// The lines of the list with their heading; none for a course without a lexicon.
  var lines: [SafeText] {
    guard let file = course.lexicon else { return [] }
    let missing = missing(in: LexiconLookup(file.lexicon))
    let heading: SafeText = "words without an entry in the lexicon: \(missing.count)"
    return [heading] + missing.map { SafeText(line: "  \($0.count)  \($0.lemma): \($0.form)") }
  }

  /// The lemmas with the number of their forms in the course and one form, the most frequent first.
  private func missing(in lookup: LexiconLookup) -> [(lemma: String, form: String, count: Int)] {
    let names = StemSet(course.names.map(\.word))
    var forms: [String: Int] = [:]
    for text in course.texts where text.language == .turkish && text.role != .title {
      for word in TurkishText.words(TurkishText.withoutSpeaker(text.text)) {
        forms[word, default: 0] += 1
      }
    }
    var missing: [String: (form: String, count: Int)] = [:]
    for (form, count) in forms where form.contains(where: \.isLetter) {
      guard lookup.turkish(form).isEmpty, !names.explains(form),
        let reading = Morphology.readings(of: CodePage.encode(TurkishText.plain(form))).first
      else { continue }
      let lemma = Lexicon.headword(of: reading.stem)
      let other = missing[lemma]
      missing[lemma] = (min(form, other?.form ?? form), count + (other?.count ?? 0))
    }
    return missing.map { (lemma: $0.key, form: $0.value.form, count: $0.value.count) }
      .sorted { ($1.count, $0.lemma) < ($0.count, $1.lemma) }
  }
}
