/// Something to be said aloud.
package struct Speech: Sendable, Equatable {
  package let text: String
  package let speaker: Speaker
  /// Whether it is said at about 60 % of the usual speed.
  package let isSlow: Bool

  package init(_ text: String, speaker: Speaker = .narrator, isSlow: Bool = false) {
    self.text = SpokenText.prepared(text)
    self.speaker = speaker
    self.isSlow = isSlow
  }
}

/// Something to be heard: said by a voice, or played from a recording.
package enum Utterance: Sendable, Equatable {
  case speech(Speech)
  /// The file of a recording; if it can't be played, the texts are said instead.
  case recording(String, isSlow: Bool, instead: [Speech])

  /// The texts, whether they are recorded or not.
  var speeches: [Speech] {
    switch self {
    case .speech(let speech): [speech]
    case .recording(_, _, let speeches): speeches
    }
  }
}
