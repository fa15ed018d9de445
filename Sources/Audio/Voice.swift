/// A program or a server that reads a text aloud into a WAV file.
package enum Voice {
  /// A shell command of the learner. It gets the text on its standard input, and writes WAV to its
  /// standard output or to the file that replaces `{file}`. `DILIM_SPEAKER` is the number of the
  /// speaker, `DILIM_VOICE` is `narrator`, `woman` or `man`, `DILIM_SPEED` is `normal` or `slow`.
  case command(String)
  /// A server.
  case endpoint(EndpointVoice)
  /// Piper with models of voices, one or more.
  case piper(program: String, models: [String])
  /// `say` of macOS with the voice Yelda.
  case say(program: String)
  /// eSpeak NG.
  case espeak(program: String)

  /// Returns the voices that there are, the best first: the learner's own command, a server, Piper,
  /// `say`, eSpeak NG.
  package static func all(
    command: String,
    endpoint: EndpointVoice?,
    in programs: ProgramPath
  ) -> [Voice] {
    var voices: [Voice] = command.isEmpty ? [] : [.command(command)]
    if let endpoint { voices.append(.endpoint(endpoint)) }
    let models = programs.piperModels
    if let piper = programs.path(of: "piper"), !models.isEmpty {
      voices.append(.piper(program: piper, models: models))
    }
    #if os(macOS)
      if let say = programs.path(of: "say") { voices.append(.say(program: say)) }
    #endif
    if let espeak = programs.path(of: "espeak-ng") { voices.append(.espeak(program: espeak)) }
    return voices
  }

  /// The name that a learner knows it by.
  package var name: String {
    switch self {
    case .command: "speak_command"
    case .endpoint(let voice): voice.address
    case .piper: "Piper"
    case .say: "say"
    case .espeak: "eSpeak NG"
    }
  }

  /// What tells its sound from that of other voices.
  var identity: String {
    switch self {
    case .command(let command): "command \(command)"
    case .endpoint(let voice): "endpoint \(voice.address) \(voice.identity)"
    case .piper(_, let models): "piper \(models.joined(separator: " "))"
    case .say: "say Yelda"
    case .espeak: "espeak-ng"
    }
  }

  /// Whether it is a server, to which texts are sent.
  package var isRemote: Bool { if case .endpoint = self { true } else { false } }

  /// Whether a text is short enough for it.
  func takes(_ speech: Speech) -> Bool { !isRemote || speech.text.count <= EndpointVoice.longest }

  /// Returns the program run that says something into a file; nil for a server.
  func run(_ speech: Speech, into file: String) -> ProgramRun? {
    switch self {
    case .endpoint: return nil
    case .command(let command):
      let environment = [
        "DILIM_SPEAKER": "\(speech.speaker.number)",
        "DILIM_VOICE": speech.speaker.kind.rawValue,
        "DILIM_SPEED": speech.isSlow ? "slow" : "normal",
      ]
      let shell = command.replacing("{file}", with: Self.quoted(file))
      return ProgramRun(
        ["/bin/sh", "-c", shell],
        input: speech.text,
        output: command.contains("{file}") ? nil : file,
        environment: environment
      )
    case .piper(let program, let models):
      let model = speech.speaker.choice(of: models) ?? ""
      let pace = ["--length_scale", speech.isSlow ? "1.6" : "1.0"]
      return ProgramRun(
        [program, "--model", model, "--output_file", file] + pace,
        input: speech.text
      )
    case .say(let program):
      let pace = speech.isSlow ? "110" : "170"
      let format = ["--file-format=WAVE", "--data-format=LEI16@22050"]
      return ProgramRun(
        [program, "-v", "Yelda", "-r", pace, "-o", file] + format,
        input: speech.text
      )
    case .espeak(let program):
      let pace = speech.isSlow ? ["-s", "110", "-g", "5"] : ["-s", "150"]
      return ProgramRun(
        [program, "-v", Self.variant(of: speech.speaker)] + pace + ["-w", file, "--", speech.text]
      )
    }
  }

  /// Returns the voice of a speaker: that of the language alone for a narrator, variants of it for women
  /// and men.
  private static func variant(of speaker: Speaker) -> String {
    let variants =
      switch speaker.kind {
      case .narrator: ["tr"]
      case .woman: ["tr+f3", "tr+f2", "tr+f4", "tr+f1"]
      case .man: ["tr+m3", "tr+m5", "tr+m1", "tr+m7"]
      }
    return variants[speaker.place % variants.count]
  }

  /// Returns a path as one word of a shell.
  private static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
