import Curriculum
import TextSafety

/// The rules on words that are wrongly joined or split, which no spelling checker finds because
/// both spellings exist.
enum JoinedWordRules {
  private static let pairs = [
    "hiç": ["bir": "hiçbir"], "her": ["hangi": "herhangi", "kes": "herkes"],
    "bir": ["çok": "birçok", "kaç": "birkaç", "az": "biraz"],
  ]
  private static let words = [
    "yada": "ya da", "mütevazi": "mütevazı", "herşey": "her şey", "birşey": "bir şey",
    "hergün": "her gün",
  ]
  private static let clitics = [
    "bende": "ben de", "sende": "sen de", "bizde": "biz de", "sizde": "siz de",
  ]

  /// Checks every Turkish text of the course.
  static func complaints(_ lessons: [Course.LessonFile]) -> [Complaint] {
    lessons.flatMap { file in
      var seen = Set<String>()
      return file.texts
        .filter { $0.language == .turkish }
        .flatMap { text in slips(text.text).map { text.place.warn(.joinedWords, $0) } }
        .filter { seen.insert($0.description).inserted }
    }
  }

  private static func slips(_ text: String) -> [SafeText] {
    // Hala is reported and hâlâ is not, so its circumflex is kept.
    let words = TurkishText.words(text).map {
      $0 == "hâlâ" || $0 == "Hâlâ" ? $0 : TurkishText.plain($0)
    }
    var slips: [SafeText] = words.compactMap { word in
      if word == "hala" { return "'hala'; did you mean hâlâ, unless it is the aunt?" }
      return Self.words[word].map { "'\(word)'; did you mean \($0)?" }
    }
    for (left, right) in zip(words, words.dropFirst()) {
      if let joined = pairs[left]?[right] {
        slips.append("'\(left) \(right)'; did you mean \(joined)?")
      }
      if right == "ki", left.count > 3, ["da", "de", "ta", "te"].contains(where: left.hasSuffix) {
        slips.append("'\(left) ki'; did you mean \(left)ki?")
      }
      if let parted = clitics[left], isVerb(right) {
        slips.append("'\(left) \(right)'; did you mean \(parted) \(right)?")
      }
    }
    return slips + capitals(text)
  }

  private static func isVerb(_ word: String) -> Bool {
    word.contains("yor")
      || ["dım", "dim", "dum", "düm", "dık", "dik", "duk", "dük"].contains(where: word.hasSuffix)
      || word.contains("acağ") || word.contains("eceğ")
  }

  /// Finds words such as `Iyi` for `İyi`: a dotless capital before a front vowel.
  private static func capitals(_ text: String) -> [SafeText] {
    TurkishText.words(text).filter { word in
      guard word.first == "I", word.count > 2 else { return false }
      let vowels = TurkishText.plain(word).filter { "aeıioöuü".contains($0) }.dropFirst()
      return vowels.first.map { "eiöü".contains($0) } ?? false
    }.map { "'\($0)' starts with I; did you mean İ?" }
  }
}
