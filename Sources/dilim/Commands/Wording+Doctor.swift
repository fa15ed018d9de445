import Asking
import Screens
import TextSafety

/// Sentences of `dilim doctor`.
extension Wording {
  static var noRecordFolder: SafeText { "none" }
  static var defaultSettings: SafeText { "all defaults; no file" }
  static var noEndpoint: SafeText { "none set; only the grader explains" }
  static var endpointSkipped: SafeText { "not asked (--offline)" }
  static var chooseModel: SafeText { "choose one: dilim config set model NAME" }

  static func speaks(_ voice: String) -> SafeText { "\(voice) speaks" }

  static func plays(_ player: String) -> SafeText { "\(player) plays" }

  static func records(_ recorder: String) -> SafeText { "\(recorder) records" }

  static func writesDown(_ recognizer: String) -> SafeText {
    "\(recognizer) writes down what you say"
  }

  static var microphoneOff: SafeText {
    "off: dilim config set microphone on switches it on"
  }

  /// Said where nothing is set that writes down what a learner says.
  static var nothingHears: SafeText {
    """
    not used: nothing is set that writes down what you say (transcript_url, whisper_model or \
    transcript_command), or no program records (apt-get install alsa-utils)
    """
  }

  /// Said before half a second of a recording is sent to an endpoint.
  static func askingForTranscript(_ address: String) -> SafeText {
    "Asking \(address) to write down half a second from the microphone."
  }

  static func speechSkipped(_ address: String) -> SafeText {
    "\(address) is not asked (--offline)"
  }

  /// Names the endpoint and the source of the key before a request for a word.
  static func askingForSpeech(_ address: String, keyFrom source: String?) -> SafeText {
    let key: SafeText = source.map { "the key from \($0) is sent" } ?? "no key is sent"
    return "Asking \(address) to say a word; \(key)."
  }

  static func lessons(_ count: Int, in folder: String) -> SafeText {
    "\(count) lessons in \(folder)"
  }

  static func noLessons(in folder: String) -> SafeText { "\(folder) holds no lessons." }

  static func noRecordYet(_ path: String) -> SafeText { "none yet; it will be \(path)" }

  static func record(_ path: String, level: String?) -> SafeText {
    let level = level.map(SafeText.init(line:)) ?? "not chosen"
    return "\(path), level \(level)"
  }

  static func recordNotWritable(_ state: SafeText, _ reason: SafeText) -> SafeText {
    "\(state); it is whole, but no answer can be stored. \(reason)"
  }

  static func prompts(_ count: Int, own: Int) -> SafeText {
    "\(count) can be used, \(own) of them yours"
  }

  /// Describes the terminal; `kind` is the value of `TERM`.
  static func terminal(
    isTerminal: Bool,
    columns: Int,
    rows: Int,
    hasColours: Bool,
    kind: String?
  ) -> SafeText {
    let place: SafeText = isTerminal ? "a terminal" : "no terminal: whole lines"
    let colours: SafeText = hasColours ? "colours" : "no colours"
    let name = kind.map(SafeText.init(line:)) ?? "(not set)"
    return "\(place), \(columns)x\(rows), \(colours), TERM=\(name)"
  }

  /// Names the endpoint and the source of the key before a request for its models.
  static func asking(_ address: String, keyFrom source: String?, notes: [String]) -> SafeText {
    let key: SafeText = source.map { "the key from \($0) is sent" } ?? "no key is sent"
    let all = [key] + notes.map { "\($0)" }
    return "Asking \(address) for its models; \(all.joined(separator: "; "))."
  }

  /// Names the first models of an endpoint, and warns if the chosen one is missing.
  static func models(_ models: [SafeText], at address: String, chosen: String) -> SafeText {
    let names = models.prefix(5).map(\.line).joined(separator: ", ")
    let rest: SafeText = models.count > 5 ? " and \(models.count - 5) more" : ""
    let known = chosen.isEmpty || models.contains { $0.line == chosen }
    let warning: SafeText = known ? "" : "; it doesn't name \(chosen)"
    return "\(address) answers; models: \(names)\(rest)\(warning)"
  }
}
