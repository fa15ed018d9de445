/// The part of speech of a stem, as far as it decides which suffixes may follow.
package enum PartOfSpeech: String, CaseIterable, Sendable {
  case noun, verb, adjective, adverb, pronoun, numeral, postposition, conjunction, interjection
  case determiner, question
  case properNoun = "proper_noun"
}
