package import Patterns
import Turkish

/// A grader for a turn of a dialogue, in which openings, courtesy and the other person's name are free.
///
/// A dialogue has so many ways of beginning a turn that no list holds them: “Aslında …”, “Maalesef …”,
/// “…, Emre”. An answer that doesn't pass is judged once more without them, and passes if what is left
/// is right without a slip.
package struct TurnGrader: Sendable {
  private let grader: TranslationGrader
  /// The names of the other persons, in small letters.
  private let names: Set<[String]>

  /// The most openings, courtesies and names that are left out of one answer.
  private static let mostFree = 3

  /// Prepares a turn with the patterns of its answers, its traps and the names of the other persons.
  package init(accepted: [AnswerPattern], traps: [Trap] = [], persons: [String]) {
    grader = TranslationGrader(accepted: accepted, traps: traps)
    names = Set(persons.map { TurnWords($0).words })
  }

  /// Judges an answer like ``TranslationGrader/judge(_:strict:remembering:witness:)``.
  package func judge(
    _ answer: String,
    strict: Bool = false,
    witness: @autoclosure () -> Witness? = nil
  ) -> Judgement {
    let judgement = grader.judge(answer, strict: strict, witness: witness())
    guard !judgement.verdict.passes, judgement.trap == nil else { return judgement }
    var words = TurnWords(answer)
    for _ in 0..<Self.mostFree where words.dropOpening(names) || words.dropEnd(names) {
      var core = grader.judge(words.text, strict: strict, witness: witness())
      if core.verdict.passes, core.findings.isEmpty {
        core.answer = answer
        return core
      }
    }
    return judgement
  }
}

/// The words of an answer, from which openings and endings are taken away.
private struct TurnWords {
  /// The words as typed, each with its punctuation.
  private var typed: [Substring]
  /// The words in small letters without punctuation.
  private(set) var words: [String]

  init(_ text: String) {
    typed = text.split(whereSeparator: \.isWhitespace)
    words = typed.map { String($0).turkishLowercased.filter { $0.isLetter || $0 == "'" } }
  }

  var text: String { typed.joined(separator: " ") }

  /// Takes an opening or a name with a comma away from the beginning; returns whether there was one.
  mutating func dropOpening(_ names: Set<[String]>) -> Bool {
    for count in (1...3).reversed() where count < words.count {
      let head = Array(words.prefix(count))
      guard
        Self.openings.contains(head)
          || names.contains(head) && typed[count - 1].last.map(",!".contains) == true
      else { continue }
      typed.removeFirst(count)
      words.removeFirst(count)
      return true
    }
    return false
  }

  /// Takes a courtesy or a name after a comma away from the end; returns whether there was one.
  mutating func dropEnd(_ names: Set<[String]>) -> Bool {
    for count in (1...3).reversed() where count < words.count {
      let tail = Array(words.suffix(count))
      let isParted = typed[typed.count - count - 1].last.map(",.!?".contains) == true
      guard Self.endings.contains(tail) || isParted && names.contains(tail) else { continue }
      typed.removeLast(count)
      words.removeLast(count)
      return true
    }
    return false
  }

  /// What may begin a turn and says neither yes nor no.
  private static let openings = phrases([
    "aslında", "maalesef", "ne yazık ki", "tamam", "peki", "ama", "bence", "tabii", "tabii ki",
    "elbette", "lütfen", "hadi", "haydi", "şey", "ah", "aa", "ay", "of", "vallahi", "valla",
    "neyse", "efendim", "merhaba", "selam", "özür dilerim", "üzgünüm", "kusura bakma",
    "kusura bakmayın",
    "pardon", "affedersin", "affedersiniz", "teşekkürler", "teşekkür ederim", "sağ ol", "sağ olun",
    "gerçekten", "inan", "inanın", "bak", "bakın",
  ])
  private static let endings = phrases([
    "lütfen", "teşekkürler", "teşekkür ederim", "sağ ol", "sağ olun", "efendim", "maalesef",
    "tabii", "tabii ki",
  ])

  private static func phrases(_ texts: [String]) -> Set<[String]> {
    Set(texts.map { $0.split(separator: " ").map(String.init) })
  }
}
