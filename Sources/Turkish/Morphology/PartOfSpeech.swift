/// What kind of word a stem is, as far as it decides which suffixes follow.
public enum PartOfSpeech: String, CaseIterable, Sendable {
  case noun, verb, adjective, adverb, pronoun, numeral, postposition, conjunction, interjection
  case determiner, question
  case properNoun = "proper_noun"
}
