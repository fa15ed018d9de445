import Audio
import ChatAPI
import Screens
import TerminalUI
import TextSafety
import Transport

/// The learner's server that says texts, as a voice.
///
/// The key is read with the first request, because its command may ask for a password.
final class SpeechEndpoint {
  private let settings: Settings
  private let environment: Environment
  private let http = HTTPClient()
  private var client: SpeechClient?

  /// Takes the server of the settings; nil if none is set.
  init?(_ settings: Settings, _ environment: Environment) {
    guard settings.hasSpeechEndpoint else { return nil }
    self.settings = settings
    self.environment = environment
  }

  var voice: EndpointVoice {
    let address = settings.speechName
    return EndpointVoice(
      address: address,
      identity: [Setting.speechModel, .speechVoice, .speechWomen, .speechMen]
        .map { settings[$0] }.joined(separator: "\n")
    ) { (speech, pause) throws(SoundFault) in
      try self.sound(of: speech, at: address, pause: pause)
    }
  }

  private func sound(
    of speech: Speech,
    at address: String,
    pause: Pause
  ) throws(SoundFault) -> [UInt8] {
    let client: SpeechClient
    do throws(Failure) { client = try connected() } catch {
      throw .endpointFailed(error.message.string)
    }
    let request = SpeechRequest(
      model: settings[.speechModel],
      text: speech.text,
      voice: settings.speechVoice(of: speech.speaker),
      speed: speech.isSlow ? 0.6 : 1
    )
    switch (Waiting.reply(pause: pause) { () async throws(ChatFailure) in
      try await client.sound(of: request)
    }) {
    case nil: throw .stopped
    case .success(let bytes): return bytes
    case .failure(let failure):
      throw .endpointFailed(Wording.speechFailure(failure, at: address).string)
    }
  }

  private func connected() throws(Failure) -> SpeechClient {
    if let client { return client }
    var endpoint = try settings.speechEndpoint()
    if let source = KeySource(settings, environment, for: endpoint.base, of: .speech) {
      endpoint.key = try source.key(settings, environment, of: .speech)
    }
    let client = SpeechClient(endpoint, http: http)
    self.client = client
    return client
  }
}
