/// The phrases with which a language calls an option of a question right or wrong.
///
/// They are narrower than those of ``ClaimWords``: an explanation of a text tells what was good, wrong
/// or possible in it.
struct ChoiceWords: Sendable {
  /// Words that call an option right, whatever follows.
  var right: [Phrase]
  /// Words that call an option right unless the sentence then denies it: fits, but not the end.
  var fitting: [Phrase]
  /// Words that call an option wrong.
  var wrong: [Phrase]
  /// Phrases with a word of ``right`` that are about something else: to the right.
  var otherwise: [Phrase]
  /// Nouns after which the option is named: the right answer is.
  var nouns: [Phrase]
  /// Names for the option taken.
  var taken: [Phrase]
  /// Names for the right option and for whoever set it.
  var keys: [Phrase]
  /// Words for another case than that of the text: it would be right if.
  var hedges: [Phrase]
  /// Words that take a hedge back: it would also be right.
  var also: [Phrase]
  var both: [Phrase]
  /// Words that join two options into one subject.
  var links: [Phrase]
  /// Words before an option that is named only to set another against it: rather than.
  var instead: [Phrase]
  /// Options named by a letter, which they do not have.
  var letters: [Phrase]
  /// Words that deny all options after them: neither “A” nor “B”.
  var neither: [Phrase]

  /// Returns the phrases for a language code; nil if there are none.
  static func of(_ base: String) -> ChoiceWords? { all[base] }

  private static let all: [String: ChoiceWords] = [
    "en": english, "tr": turkish, "de": german, "fr": french, "es": spanish, "it": italian,
    "nl": dutch, "pt": portuguese, "ru": russian,
  ]

  /// Returns a noun with each of the letters of options after it, or before it.
  static func letters(_ nouns: String, before: Bool = false) -> [Phrase] {
    let names = nouns.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    return names.flatMap { noun in
      ["a", "b", "c", "d"].map { Phrase(before ? [$0] + noun : noun + [$0]) }
    }
  }

  static let english = ChoiceWords(
    right: ClaimWords.list(
      """
      right, correct, correctly, accurate, acceptable, accepted, valid, true answer, best answer,
      better answer, as good, just as good, defensible
      """
    ),
    fitting: ClaimWords.list(
      "true, fits, fit, matches, works, work, supported, confirmed, possible, agrees, means the same"
    ),
    wrong: ClaimWords.list(
      """
      wrong, incorrect, incorrectly, mistaken, inaccurate, invalid, false, untrue, misleading,
      faulty, flawed, unsupported, outdated, a mistake, an error
      """
    ),
    otherwise: ClaimWords.list(
      """
      on the right, to the right, turn right, turns right, right now, right away, right after,
      right before, right behind, right next, right at, right beside, right in, right from, all right,
      right side, right hand, the right word, the right ending, not possible
      """
    ),
    nouns: ClaimWords.list("answer, option, one, choice, statement, is, solution"),
    taken: ClaimWords.list(
      """
      your answer, your option, your choice, your pick, your selection, your reply, your response,
      what you chose, what you took, what you picked, the option you, the one you, you were, you are
      """
    ),
    keys: ClaimWords.list(
      """
      the key, answer key, the given answer, the given option, the official answer, the exercise, the
      author, the grader, the course, the marking, the mark, the grading, the program, the checker
      """
    ),
    hedges: ClaimWords.list(
      """
      would, would be, would have been, could be, if, unless, only if, seem, seems, seemed, look, looks,
      looked, sound, sounds, sounded, tempting, at first
      """
    ),
    also: ClaimWords.list("also, too, as well, equally, just as, likewise, even"),
    both: ClaimWords.list("both, either, all of these, any of these, two answers, two options"),
    links: ClaimWords.list("and, or, as well as, like, but also"),
    instead: ClaimWords.list("not, rather than, instead of, than, unlike, against"),
    letters: letters("option, answer, choice"),
    neither: ClaimWords.list("neither, nor, none of")
  )

  static let turkish = ChoiceWords(
    right: ClaimWords.list(
      """
      doğru, doğrudur, doğruydu, doğrusu, doğrusudur, haklısın, haklıydın, kabul edilebilir, geçerli,
      geçerlidir, isabetli
      """
    ),
    fitting: ClaimWords.list(
      "uyar, uyuyor, uygun, uygundur, olabilir, mümkün, aynı anlama, destekliyor"
    ),
    wrong: ClaimWords.list(
      "yanlış, yanlıştır, yanlıştı, hatalı, hatalıdır, geçersiz, yanıltıcı, uymaz, uymuyor"
    ),
    otherwise: ClaimWords.list("yanlış anla*, doğru söyle*, doğru git*, doğru yürü*, doğru gel*"),
    nouns: ClaimWords.list("cevap, seçenek, yanıt, şık, olan, cevabı, seçeneği, yanıtı, cevabın"),
    taken: ClaimWords.list(
      """
      senin cevabın, senin seçeneğin, seçtiğin, senin yanıtın, senin seçtiğin, cevabın, seçimin,
      haklısın, haklıydın
      """
    ),
    keys: ClaimWords.list(
      """
      cevap anahtarı, anahtar, verilen cevap, verilen seçenek, yazar, yazarın, alıştırma, program,
      programın, değerlendirme
      """
    ),
    hedges: ClaimWords.list(
      """
      eğer, olurdu, olabilirdi, olsaydı, deseydi, yazsaydı, geçseydi, söyleseydi, sorulsaydı,
      sorsaydı, ilk bakışta, gibi görün*, sanabilir*
      """
    ),
    also: ClaimWords.list("de, da, ayrıca, aynı ölçüde"),
    both: ClaimWords.list("ikisi de, her ikisi, hem, hepsi, ikisi"),
    links: ClaimWords.list("ve, ile, ya da, veya, da, de"),
    instead: [],
    letters: letters("şıkkı, seçeneği, şık, seçenek", before: true),
    neither: ClaimWords.list("hiçbiri")
  )
}
