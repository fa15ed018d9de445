package import Curriculum
package import Turkish

/// One form to be typed: the word, the cue, and the right forms.
package struct DrillItem: Sendable, Equatable {
  package var tag: GrammarTag
  /// The line of `drills.txt` that it was made by.
  package var line: Int
  package var word: String
  package var meaning: String
  /// What to type, in English: “to the houses”.
  package var cue: String
  /// The right forms, the best first; never empty.
  package var forms: [String]
  package var person: DrillPerson?
  /// The form, without the words after it; the usual order of its suffixes first.
  package var inflections: [Inflection]
  /// The words after the form, with the space; empty if there are none.
  package var tail: String

  /// The words with which the form is a part of a sentence, with the space; empty if it needs none.
  ///
  /// By itself evim is “my house” and “I am a house”; in evim var it is only the first.
  package var carrier: String {
    inflections[0].suffixes.last?.slot == .possessive && tail.isEmpty ? " var" : ""
  }

  /// Makes an item; nil if the word has no such form.
  package init?(_ line: DrillLine, _ word: DrillWord, _ person: DrillPerson?) {
    inflections = line.form.inflections(word.partOfSpeech, for: person)
    let forms = inflections.flatMap(word.forms).map { $0 + line.form.tail }
    guard !forms.isEmpty, forms != [word.lemma] else { return nil }
    tag = line.tag
    self.line = line.line
    self.word = word.lemma
    meaning = word.meaning
    cue = line.cue.text(word.english, for: person)
    self.forms = forms
    tail = line.form.tail
    self.person = person
  }
}
