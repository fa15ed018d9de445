/// What an endpoint is set for; each has an address of its own, and keys.
enum Service {
  /// Explanations and the tutor.
  case model
  /// Texts that are said.
  case speech

  var address: Setting {
    switch self {
    case .model: .baseURL
    case .speech: .speechURL
    }
  }

  var keyCommand: Setting {
    switch self {
    case .model: .keyCommand
    case .speech: .speechKeyCommand
    }
  }

  var keyFile: Setting {
    switch self {
    case .model: .keyFile
    case .speech: .speechKeyFile
    }
  }

  /// The variable of the environment that holds its key.
  var keyVariable: String {
    switch self {
    case .model: "DILIM_API_KEY"
    case .speech: "DILIM_SPEECH_KEY"
    }
  }
}
