import Audio
import ChatAPI
import Screens
import TerminalUI
import TextSafety
import Transport

/// The learner's server that writes down what was said, as a recogniser.
///
/// The key is read with the first request, because its command may ask for a password.
final class TranscriptEndpoint {
  private let settings: Settings
  private let environment: Environment
  private let http = HTTPClient()
  private var client: TranscriptClient?

  /// Takes the server of the settings; nil if none is set.
  init?(_ settings: Settings, _ environment: Environment) {
    guard settings.hasTranscriptEndpoint else { return nil }
    self.settings = settings
    self.environment = environment
  }

  var recognizer: Recognizer {
    let address = settings.transcriptName
    return Recognizer(remote: address) { (work, pause) throws(RecognitionFault) in
      try self.text(of: work, at: address, pause: pause)
    }
  }

  private func text(
    of work: Recognizer.Work,
    at address: String,
    pause: Pause
  ) throws(RecognitionFault) -> String {
    let client: TranscriptClient
    do throws(Failure) { client = try connected() } catch {
      throw .endpointFailed(error.message.string)
    }
    let request = TranscriptRequest(
      model: settings[.transcriptModel],
      sound: work.take.wav,
      hint: work.hint
    )
    let limit = work.limit
    let reply = Waiting.reply(pause: pause) { () async throws(ChatFailure) in
      try await client.transcript(of: request, within: limit)
    }
    switch reply {
    case nil: throw .cancelled
    case .success(let text): return text
    case .failure(let failure):
      throw .endpointFailed(Wording.transcriptFailure(failure, at: address).string)
    }
  }

  private func connected() throws(Failure) -> TranscriptClient {
    if let client { return client }
    var endpoint = try settings.transcriptEndpoint()
    if let source = KeySource(settings, environment, for: endpoint.base, of: .transcripts) {
      endpoint.key = try source.key(settings, environment, of: .transcripts)
    }
    let client = TranscriptClient(endpoint, http: http)
    self.client = client
    return client
  }
}
