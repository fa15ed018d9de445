import Coordination
import Curriculum
import Drills
import Explanations
import Scoring
import TextSafety

extension Wording {
  /// Returns the lines of a notice.
  static func lines(for notice: Notice, isByLine: Bool) -> [SafeText] {
    switch notice {
    case .hint(let hint, let step): ["Hint \(step) of 3: \(sentence(for: hint))"]
    case .stress(let sentence?): ["\(sentence)"]
    case .stress(nil): ["No stress of this sentence is certain."]
    case .noMoreHints: ["That was the last hint."]
    case .skipped(let putOff):
      [putOff ? "Left out this time; it is not counted as wrong." : "Put off until the end."]
    case .undone(let answer): ["Taken back: \(answer.quoted). Here it is again."]
    case .nothingToUndo: ["There is no answer to take back."]
    case .overruled(let answer):
      ["Counted as right. \(answer.quoted) stays in your record."]
    case .nothingToOverrule: ["There is no failed answer to overrule."]
    case .proposed(let answer):
      ["Proposed to the author: \(answer.quoted). The mark stays; `dilim proposals` lists it."]
    case .nothingToPropose: ["There is no unsure answer to propose."]
    case .notCopied: ["That is not the listed answer yet; :skip goes on without it."]
    case .emptyAnswer: ["Nothing was typed. Press Enter again to see the solution."]
    case .optionOutOfRange(let count): ["Choose 1 to \(count). Nothing was counted."]
    case .notEachOnce(let count):
      ["Give each number from 1 to \(count) once, or write the sentence. Nothing was counted."]
    case .notPaired(let count):
      ["Give each number from 1 to \(count) a letter, as in 1c 2a. Nothing was counted."]
    case .notInText(let word):
      [
        "“\(word)” is like no word of the text. Write the right words with commas between them. Nothing was counted."
      ]
    case .unclear: ["That key does nothing here; ? lists the keys."]
    case .text(let paragraphs): paragraphs.map { SafeText(line: $0) }
    case .noText: ["This question has no text."]
    case .noPlaysLeft:
      ["That was the third time. The transcript comes after the last question on it."]
    case .nothingToPlay: ["There is nothing to play here."]
    case .resumed(let settled, let total):
      ["Going on where you left off: \(settled) of \(total) done. (R or :restart starts over)"]
    case .nothingHeard: ["Nothing was heard. Try again."]
    case .noGlosses: ["This text has no rare words to explain."]
    case .speakingLeftOut:
      ["No more speaking until you leave dilim. Nothing is counted as wrong."]
    case .speakingWaits(let count, let lesson): [speakingWaits(count, lesson)]
    case .why(let findings, let trap, let nearest):
      why(findings, trap: trap, nearest: nearest)
    case .whyChoice(let reasons): reasons.sentences
    case .whySpeech(let judgement): whySpeech(judgement)
    case .whyDictation(let findings, let nearest):
      sounds(of: findings) + why(findings, trap: nil, nearest: nearest)
    case .unlisted(let judgement): unlisted(judgement)
    case .left(let kind, let settled, let total):
      left(kind, settled: settled, total: total, isByLine: isByLine)
    case .leftToday(let left): [sentence(for: left, isByLine: isByLine)]
    case .leftReview(let summary, let left):
      ["\(sentence(for: summary)) \(left) still to come; every answer is kept."]
    case .nothingDue(let title):
      ["Nothing is due, so here is \(title) for practice: the schedule stays as it is."]
    case .cardUndone(let word): ["Taken back. Here it is again: \(word)"]
    case .changedElsewhere(let word):
      ["Another window has answered or changed this card, so nothing is counted here: \(word)"]
    case .skippedCard(let word): ["Skipped until tomorrow: \(word)"]
    case .putAside(let word): ["Known, so it is not asked again: \(word)"]
    case .leech(let card, let word, let lapses):
      [
        """
        Forgotten \(lapses) times, so it is put aside: \(word). Find a way to remember it; \
        then `dilim cards set '\(card)' active` asks it again.
        """
      ]
    case .courseCard:
      ["This word belongs to the course. `dilim cards add` adds a meaning of your own."]
    case .edited(let word): ["Changed: \(word)"]
    case .word(let verdict, let root): [sentence(for: verdict, root: root)]
    case .emptyWord: ["Type a word, or :end to see what could be made."]
    case .wordHint(let word): [hint(for: word)]
    case .rightForm(let form, let seconds, let raised):
      rightForm(form, seconds: seconds, raised: raised)
    case .formHint(let letters, let start): [formHint(letters: letters, start: start)]
    case .drills(let summary): lines(for: summary)
    case .rightSound(let word): ["+ \(word.text) (\(word.gloss))"]
    case .neitherHeard(let transcript):
      ["Neither word was heard, but “\(transcript)”. This counts for nothing: say it once more."]
    case .allAlike: [allAlike]
    case .sounds(let summary): lines(for: summary)
    case .allMade: ["You have made every word that is listed for these letters."]
    case .round(let summary): lines(for: summary)
    case .notMade(let word): ["\(word.quoted) was not made in this round."]
    case .knownCard(let word, let meaning): ["You already have a card for it: \(word), \(meaning)"]
    case .addedCard(let word, let meaning): ["Added to your words: \(word), \(meaning)"]
    case .foundWord(let word, let unit): lines(for: word, in: unit, isByLine: isByLine)
    case .cardLeft(let word): ["No card was made for \(word)."]
    case .today(let notice): lines(for: notice, isByLine: isByLine)
    case .noLessons(let level):
      ["There are no \(level.rawValue) lessons here yet; l chooses another level."]
    case .wordsAreCards(let start): [sentence(for: start, isByLine: isByLine)]
    case .words(let group): group.words.map { SafeText(line: $0.card.word) }
    case .rule(let page): page.sentences
    case .wordsPaused(let done, let total):
      [
        "That is enough of new words for now: \(done) of \(count(total, "page")) of this list are done."
      ]
    case .resumedTest(let answered): [resumedTest(answered: answered)]
    case .moreTestItems: [moreTestItems]
    case .levelSet(let level): [levelSet(level)]
    case .levelKept(let level, let found): [levelKept(level, found: found, isByLine: isByLine)]
    }
  }

  private static func sentence(for hint: Hint) -> SafeText {
    switch hint {
    case .outline(let words, let initial):
      words == 1
        ? "one word; it begins with \(initial)."
        : "\(words) words; the first begins with \(initial)."
    case .skeleton(let text), .halves(let text): "\(text)"
    case .notOption(let index): "it is not \(index + 1)."
    case .notOptions(let indices):
      "it is neither of \(indices.map { "\($0 + 1)" }.joined(separator: ", "))."
    case .sentences(let sentences): "\(sentences.joined(separator: " "))"
    case .words(let words): "look at “\(words.joined(separator: "” … “"))”."
    case .oneOf(let endings): "it is one of \(endings.joined(separator: ", "))."
    case .gap(let text): "\(text)"
    case .pieces(let start, nil): "it begins with “\(start)”."
    case .pieces(let start, let end?): "it begins with “\(start)” and ends with “\(end)”."
    case .pairs(let pairs): "\(pairs.joined(separator: " "))"
    case .helpful(let words): "these may help: \(words.joined(separator: ", "))."
    case .opening(let text): "it may begin like this: \(text)"
    case .meaning(let text): "\(text)"
    case .syllables(let text): "\(text)"
    case .letters(let letters): letterSounds(letters)
    }
  }

  private static func speakingWaits(_ count: Int, _ lesson: LessonID?) -> SafeText {
    let sentences = Wording.count(count, "sentence")
    guard let lesson else { return "Kept until you speak again: \(sentences)." }
    return "Kept until you speak again: \(sentences). Go on with: dilim lesson \(lesson)"
  }

  private static func letterSounds(_ letters: [Character]) -> SafeText {
    if letters.isEmpty {
      return "none of c ç ğ ı j ö ş ü, the letters that English lacks or pronounces differently."
    }
    let sounds: [Character: SafeText] = [
      "c": "c as j in jam",
      "ç": "ç as ch in chip",
      "ğ": "ğ only lengthens the vowel before it",
      "ı": "ı as the e in open, said far back",
      "j": "j as s in pleasure",
      "ö": "ö as e in bed with round lips",
      "ş": "ş as sh in shop",
      "ü": "ü as ee in see with round lips",
    ]
    return "\(letters.compactMap { sounds[$0] }.joined(separator: "; "))."
  }

  private static func why(_ findings: [Finding], trap: String?, nearest: String) -> [SafeText] {
    var rules: [[String]] = []
    for finding in findings {
      let rule = FindingExplanation(finding, in: .chosen).reasons
      if !rules.contains(rule) { rules.append(rule) }
    }
    let lines = rules.prefix(mostExplained).joined().map { SafeText(line: $0) }
    // The mark has shown the accepted answer and what the course says of the mistake.
    guard lines.isEmpty else { return lines }
    let accepted: SafeText = "This is one of the accepted answers."
    return [trap.map { "\($0)" } ?? accepted, "Accepted: \(nearest)"]
  }

  /// More rules at once would overwhelm the learner.
  private static let mostExplained = 3

  /// "Today: 12 cards, 5 new words, 3 items; 9 of 15 minutes. Everything is kept."
  private static func sentence(for left: LeftToday, isByLine: Bool) -> SafeText {
    let parts = [
      left.cardAnswers > 0 ? count(left.cardAnswers, "card") : nil,
      left.newWords > 0 ? count(left.newWords, "new word") : nil,
      left.items > 0 ? count(left.items, "item") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let spent = min(left.minutesSpent, left.minutes)
    let done: SafeText =
      "Today: \(parts); \(spent) of \(left.minutes) minutes. Everything is kept."
    return isByLine ? "\(done) Go on with: dilim today" : done
  }

  private static func left(
    _ kind: SessionPlan.Kind,
    settled: Int,
    total: Int,
    isByLine: Bool
  ) -> [SafeText] {
    let done: SafeText = "\(settled) of \(total) done; everything is kept."
    guard isByLine else { return [left(kind, settled, done)] }
    switch kind {
    case .lesson(let id): return ["\(id): \(done) Go on with: dilim lesson \(id)"]
    case .practice(let skill, let level):
      return ["\(level.rawValue) \(name(of: skill)): \(done) Go on with: dilim"]
    case .today: return [done]
    case .placement, .levelTest: return [leftTest(kind, answered: settled) ?? done]
    case .focused(let focus, _): return ["\(name(of: focus)): \(done) Go on with: dilim"]
    }
  }

  /// Returns how far a session has come, without a command.
  private static func left(
    _ kind: SessionPlan.Kind,
    _ settled: Int,
    _ done: SafeText
  ) -> SafeText {
    switch kind {
    case .lesson(let id): "\(name(of: id)): \(done)"
    case .practice(let skill, let level): "\(level.rawValue) \(name(of: skill)): \(done)"
    case .today: done
    case .placement: "Placement: \(count(settled, "answer")) so far; every one is kept."
    case .levelTest(let level):
      "\(level.rawValue) test: \(count(settled, "answer")) so far; every one is kept."
    case .focused(let focus, _): "\(name(of: focus)): \(done)"
    }
  }
}
