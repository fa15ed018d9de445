import Audio
import Coordination
import Curriculum
import Turkish

extension Speech {
  /// Returns the paragraphs of a text, each said by its person without the name.
  ///
  /// The header of the lesson says whose voice is a woman's; without a word there the name may say it.
  static func parts(
    of paragraphs: [String],
    cast members: [CastMember] = [],
    isSlow: Bool = false
  ) -> [Speech] {
    var cast = Cast()
    for member in members {
      _ = cast.speaker(named: member.name, kind: member.voice == .woman ? .woman : .man)
    }
    return paragraphs.map(SpokenParagraph.init).map { paragraph in
      let speaker = paragraph.speaker.map { name in
        cast.speaker(named: name, kind: kind(of: name))
      }
      return Speech(paragraph.text, speaker: speaker ?? .narrator, isSlow: isSlow)
    }
    .filter { !$0.text.isEmpty }
  }

  private static func kind(of name: String) -> Speaker.Kind? {
    switch GivenName.bearer(of: name) {
    case .woman: .woman
    case .man: .man
    case nil: nil
    }
  }
}

extension SoundRoom {
  /// Returns what is heard of a text: its recording, or else its paragraphs.
  func utterances(of playback: Playback) -> [Utterance] {
    let isSlow = playback.pace != .usual
    let speeches = Speech.parts(of: playback.paragraphs, cast: playback.cast, isSlow: isSlow)
    guard let path = playback.recording.flatMap(path) else { return speeches.map { .speech($0) } }
    return [.recording(path, isSlow: isSlow, instead: speeches)]
  }

  /// Returns what is heard of words or sentences.
  func utterances(of words: Pronunciation) -> [Utterance] {
    words.parts.map { part in
      let speech = Speech(part.text)
      guard let path = part.recording.flatMap(path) else { return .speech(speech) }
      return .recording(path, isSlow: false, instead: speech.text.isEmpty ? [] : [speech])
    }
    .filter { $0 != .speech(Speech("")) }
  }
}
