/// What an endpoint is set for; each has an address of its own, and keys.
enum Service {
  /// Explanations and the tutor.
  case model
  /// Texts that are said.
  case speech
  /// What the learner says, to be written down.
  case transcripts

  var address: Setting {
    switch self {
    case .model: .baseURL
    case .speech: .speechURL
    case .transcripts: .transcriptURL
    }
  }

  var keyCommand: Setting {
    switch self {
    case .model: .keyCommand
    case .speech: .speechKeyCommand
    case .transcripts: .transcriptKeyCommand
    }
  }

  var keyFile: Setting {
    switch self {
    case .model: .keyFile
    case .speech: .speechKeyFile
    case .transcripts: .transcriptKeyFile
    }
  }

  /// The variable of the environment that holds its key.
  var keyVariable: String {
    switch self {
    case .model: "DILIM_API_KEY"
    case .speech: "DILIM_SPEECH_KEY"
    case .transcripts: "DILIM_TRANSCRIPT_KEY"
    }
  }

  /// The service that a setting holds the address of; nil for every other setting.
  init?(address: Setting) {
    guard
      let service = [Service.model, .speech, .transcripts].first(where: {
        $0.address == address
      })
    else { return nil }
    self = service
  }

  /// The file in the state folder that lists the endpoints whose first notice was shown.
  var contacts: String {
    switch self {
    case .model: "endpoints"
    case .speech: "speech-endpoints"
    case .transcripts: "transcript-endpoints"
    }
  }
}
