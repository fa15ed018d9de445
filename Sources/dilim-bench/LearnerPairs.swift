import SeededRandom
import Turkish

/// A generator of sentences of about 46 letters with answers that a learner might write.
///
/// For the kernels only letters, lengths and changes matter; they are like those in lessons.
struct LearnerPairs {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func pair() -> (reference: String, answer: String) {
    let words = sentence()
    var answer = words
    change(&answer)
    return (written(words, carefully: true), written(answer, carefully: random.once(in: 2)))
  }

  private mutating func sentence() -> [String] {
    var words: [String] = []
    if random.once(in: 2) { words.append(random.pick(Self.subjects)) }
    words.append(random.pick(Self.times))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      words.append(noun())
      if random.once(in: 3) { words.append(random.pick(Self.small)) }
    }
    words.append(random.pick(Self.verbs) + random.pick(Self.endings))
    return words
  }

  private mutating func noun() -> String {
    let noun = random.pick(Self.nouns)
    let ending = random.pick(Self.cases)
    return noun.first?.isUppercase == true && !ending.isEmpty ? noun + "'" + ending : noun + ending
  }

  /// Changes the words of an answer.
  ///
  /// A sixth of the answers is right, a seventh is in ASCII, the others have one or two errors.
  private mutating func change(_ words: inout [String]) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: break
    case 2: words = words.map(\.asciiFolded)
    case 3: words.remove(at: Int.random(in: 0..<words.count, using: &random))
    case 4: words.swapAt(0, words.count - 1)
    case 5, 6, 7: changeEnding(&words)
    case 8, 9, 10: mistype(&words)
    default:
      changeEnding(&words)
      mistype(&words)
    }
  }

  private mutating func changeEnding(_ words: inout [String]) {
    let index =
      random.once(in: 2) ? words.count - 1 : Int.random(in: 0..<words.count, using: &random)
    let kept = words[index].dropLast(Int.random(in: 1...3, using: &random))
    words[index] = String(kept) + random.pick(index == words.count - 1 ? Self.endings : Self.cases)
  }

  private mutating func mistype(_ words: inout [String]) {
    let index = Int.random(in: 0..<words.count, using: &random)
    var letters = Array(words[index])
    guard letters.count > 1 else { return }
    let place = Int.random(in: 0..<letters.count - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.swapAt(place, place + 1)
    default: letters[place] = random.pick(Array("aeıioöuüklmnrstyz"))
    }
    words[index] = String(letters)
  }

  private func written(_ words: [String], carefully: Bool) -> String {
    let text = words.joined(separator: " ")
    return carefully ? text.turkishCapitalized + "." : text
  }

  private static let subjects = [
    "ben", "sen", "Ayşe", "öğretmenim", "biz", "siz", "kardeşim", "annem",
  ]
  private static let times = ["bugün", "yarın", "dün akşam", "her sabah", "şimdi", "hafta sonu"]
  private static let nouns = [
    "okul", "kitap", "pencere", "çarşı", "arkadaş", "şehir", "bahçe", "öğrenci", "Ankara", "çocuk",
    "sokak", "yemek", "gazete", "üniversite", "köprü", "ağaç", "İstanbul", "mutfak", "deniz",
    "ışık",
  ]
  private static let cases = [
    "", "da", "de", "ta", "dan", "den", "a", "ya", "ı", "yi", "nın", "larla",
  ]
  private static let small = [
    "çok", "için", "ile", "daha", "güzel", "büyük", "küçük", "yeni", "bir",
  ]
  private static let verbs = [
    "gid", "gel", "otur", "çalış", "yürü", "bekli", "konuş", "düşün", "görüş", "öğreni", "yaşı",
    "al",
  ]
  private static let endings = [
    "iyorum", "iyorsun", "iyor", "iyoruz", "dim", "din", "di", "dük", "eceğim", "ecek", "acağız",
    "uyorlar", "miyorum", "medim", "ebilirim", "meliyiz", "ermişsiniz",
  ]
}
