import Audio
import Screens

extension SpeechMaker {
  /// Whether the voice says two words differently, which not every voice does: for some kâr is kar.
  ///
  /// A wait that the learner cuts short finds no fault with the pair.
  func tells(_ word: String, from other: String, pause: Pause) -> Result<Bool, Silence> {
    do throws(SoundFault) {
      let sounds = [
        try render(Speech(word), pause: pause), try render(Speech(other), pause: pause),
      ]
      let bytes = sounds.map { try? FileSystem.read($0) }
      return .success(bytes[0] != bytes[1])
    } catch {
      return error == .stopped
        ? .success(true) : .failure(Silence(sentence: Wording.sentence(for: error)))
    }
  }
}
