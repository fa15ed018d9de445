/// A person in the texts of a lesson, with the voice that the header gives them.
package struct CastMember: Sendable, Equatable {
  package var name: String
  package var voice: Voice

  /// The kinds of voice, which every program and server has.
  package enum Voice: String, Sendable, CaseIterable {
    case woman, man
  }

  /// Creates a person.
  package init(name: String, voice: Voice) {
    self.name = name
    self.voice = voice
  }

  /// Reads `Tom = man`; nil if it is written otherwise.
  init?(_ text: Substring) {
    let parts = text.split(at: "=").map(\.withoutSpaces)
    guard parts.count == 2, SpokenParagraph.isName(parts[0]), let voice = Voice(rawValue: parts[1])
    else { return nil }
    self.init(name: parts[0], voice: voice)
  }
}
