import Curriculum
import Scoring
import TextSafety
import Turkish

/// The rules on length and readability of texts and sentences, by the bands of the level.
struct BandRules {
  private let file: Course.LessonFile
  private let bands: Bands

  /// Checks one lesson.
  static func complaints(_ file: Course.LessonFile) -> [Complaint] {
    let rules = BandRules(file: file, bands: Bands.of(file.lesson.level))
    return file.lesson.passages.flatMap(rules.text) + file.lesson.exercises.flatMap(rules.sentence)
  }

  private func text(_ passage: Passage) -> [Complaint] {
    guard let range = textRange else { return [] }
    let place = file.place(passage.line)
    let sentences = passage.paragraphs.flatMap(TurkishText.sentences)
    let counts = sentences.map { TurkishText.words($0).count }
    let words = sentences.flatMap(TurkishText.words)
    guard let longest = counts.max() else { return [] }
    var complaints: [Complaint] = []
    if !range.contains(words.count) {
      complaints.append(
        place.warn(.textLength, "\(words.count) words in the text; expected \(Self.text(range))")
      )
    }
    let mean = Double(words.count) / Double(counts.count)
    if !bands.meanSentence.contains(mean) {
      let expected = "\(Int(bands.meanSentence.lowerBound))-\(Int(bands.meanSentence.upperBound))"
      complaints.append(
        place.warn(
          .textSentences,
          "\(Self.tenths(mean)) words per sentence on average; expected \(expected)"
        )
      )
    }
    if longest > bands.longest {
      let message: SafeText =
        "a sentence of \(longest) words in the text; expected at most \(bands.longest)"
      let isOver = longest > bands.longestLimit
      complaints.append(
        isOver ? place.fail(.textSentences, message) : place.warn(.textSentences, message)
      )
    }
    if let value = TurkishText.readability(words: words, sentenceCount: counts.count),
      !bands.readability.contains(value)
    {
      let expected = "\(Int(bands.readability.lowerBound))-\(Int(bands.readability.upperBound))"
      complaints.append(
        place.warn(
          .readability,
          "readability \(Self.tenths(value)) (Ateşman); expected \(expected)"
        )
      )
    }
    return complaints
  }

  private var textRange: ClosedRange<Int>? {
    switch file.lesson.skill {
    case .reading: bands.reading
    case .listening: bands.listening
    default: nil
    }
  }

  private func sentence(_ exercise: Exercise) -> [Complaint] {
    let wordings = exercise.task.texts.filter(\.role.isProduced).flatMap(file.wordings)
    let counts = wordings.map { TurkishText.words($0).count }
    guard let shortest = counts.min(), let longest = counts.max() else { return [] }
    return length(shortest: shortest, longest: longest, exercise.line)
  }

  /// Checks the lengths of an item's answers: the shortest must not be too long, and the longest
  /// must not be too short.
  private func length(shortest: Int, longest: Int, _ line: Int) -> [Complaint] {
    let place = file.place(line)
    let expected = Self.text(bands.sentence)
    if shortest > bands.sentenceLimit {
      return [
        place.fail(
          .sentenceLength,
          "\(shortest) words; expected \(expected), at most \(bands.sentenceLimit)"
        )
      ]
    }
    if shortest > bands.sentence.upperBound {
      return [place.warn(.sentenceLength, "\(shortest) words; expected \(expected)")]
    }
    if longest < bands.sentence.lowerBound {
      let words: SafeText = longest == 1 ? "1 word" : "\(longest) words"
      return [place.warn(.sentenceLength, "\(words); expected \(expected)")]
    }
    return []
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound)-\(range.upperBound)"
  }

  /// Formats a number with one decimal place.
  private static func tenths(_ value: Double) -> String {
    let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
