import Curriculum
import TextSafety

/// The rules on turns of a dialogue: the cue says what and not how, and sen or siz is fixed.
enum DialogueRules {
  static func complaints(_ items: [ItemsByKind.Item<Dialogue>]) -> [Complaint] {
    items.flatMap { cue($0) + register($0) }
  }

  private static func cue(_ item: ItemsByKind.Item<Dialogue>) -> [Complaint] {
    let cue = item.content.cue
    let answers = item.content.accepted.flatMap { item.file.forms(of: $0.text) }
    let said = Set(answers.flatMap(TurkishText.plainWords))
    // Names are the same in both languages, and so are words such as park.
    let given = TurkishText.words(cue.text).first { word in
      word.first?.isUppercase == false && said.contains(TurkishText.plain(word))
        && word.contains { "çğıöşü".contains($0) }
    }
    guard let given else { return [] }
    return [
      item.file.place(cue.line).fail(
        .cueForm,
        "the cue has '\(given)' from the answer; say in English what to say"
      )
    ]
  }

  private static func register(_ item: ItemsByKind.Item<Dialogue>) -> [Complaint] {
    let answers = item.content.accepted.flatMap { item.file.forms(of: $0.text) }
    let words = Set(answers.flatMap(TurkishText.plainWords))
    guard words.contains(where: EnglishRules.isPolite), words.contains(where: isFamiliar) else {
      return []
    }
    return [item.place.warn(.register, "both sen and siz are accepted; a dialogue has one of them")]
  }

  private static func isFamiliar(_ word: String) -> Bool {
    ["sen", "sana", "seni", "senin"].contains(word)
      || ["sın", "sin", "sun", "sün"].contains { word.count > 4 && word.hasSuffix($0) }
  }
}
