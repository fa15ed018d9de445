import Screens
import TextSafety

/// What settings are for; one line each, no full stop.
extension Wording {
  static func help(for setting: Setting) -> SafeText {
    switch setting {
    case .baseURL: "the endpoint, such as http://127.0.0.1:8080/v1; without one nothing is sent"
    case .model: "the model to ask for"
    case .keyCommand: "a command that prints the key, such as: pass show llm"
    case .keyFile: "a file with the key that only you can open (0600)"
    case .caFile: "certificates of a private authority, in PEM"
    case .language:
      "the language of explanations: en, tr, or another for AI; unless set, the program's"
    case .interface: "the language of the program; unless set, that of LANG"
    case .explain: "whether AI explains wrong answers in lessons"
    case .queue: "whether wrong answers wait for an explanation while offline"
    case .context: "whether the tutor chat is told your level, lesson and mistakes"
    case .maxTokens: "the longest reply, in tokens"
    case .connectTimeout: "seconds to reach the endpoint"
    case .firstByteTimeout: "seconds until the reply begins; local models may need 300"
    case .silenceTimeout: "seconds that a reply may pause"
    case .totalTimeout: "seconds for an explanation, retries included"
    case .chatTimeout: "seconds for a reply of the tutor"
    case .requestsPerRun: "most requests of one dilim feedback --send"
    case .requestsPerDay: "most requests a day"
    case .tokensPerDay: "most tokens a day"
    case .newPerDay: "new cards a day from all decks; unless set, a deck with more raises it"
    case .reviewsPerDay: "due cards a day from all decks; unless set, a deck with more raises it"
    case .dayStarts: "the hour at which a day of cards begins, 0 to 23"
    case .streak:
      "whether home and progress show the days in a row; one day in seven may be free"
    case .sound: "whether texts and words can be heard"
    case .speakCommand:
      "a command that reads its input aloud into {file} or as WAV on its output; unless set, Piper or eSpeak NG"
    case .speechURL: "an endpoint that says texts, such as http://127.0.0.1:8880/v1"
    case .speechModel: "its model, such as tts-1"
    case .speechVoice: "its voice, such as nova"
    case .speechWomen: "its voices for the women of dialogues, with commas between them"
    case .speechMen: "its voices for the men of dialogues, with commas between them"
    case .speechKeyCommand: "a command that prints the key for speech_url"
    case .speechKeyFile: "a file with the key for speech_url that only you can open (0600)"
    case .playCommand:
      "a command that plays the WAV {file}; unless set, the first player that works"
    case .clearScrollback:
      "whether a text that was read in place of hearing it clears all that was scrolled away"
    case .microphone: "whether what you say may be recorded"
    case .recordCommand:
      "a command that records raw samples, signed 16 bits, 16,000 a second; unless set, the first recorder that works"
    case .transcriptCommand:
      "a command that prints what is said in the WAV {file}; without {file} it records by itself"
    case .transcriptURL:
      "an endpoint that writes down what you say, such as http://127.0.0.1:8000/v1"
    case .transcriptModel: "its model, such as whisper-1"
    case .transcriptKeyCommand: "a command that prints the key for transcript_url"
    case .transcriptKeyFile:
      "a file with the key for transcript_url that only you can open (0600)"
    case .whisperModel: "a model for whisper.cpp, which writes down what you say on this computer"
    case .pictureCommand: "a command that opens the picture {file} of a card, such as xdg-open"
    case .backups: "how many daily backups of your record are kept; 0 makes none"
    }
  }
}

/// What to do after a preset was chosen; no full stop.
extension Wording {
  static var openaiHint: SafeText {
    "OpenAI; put your key into DILIM_API_KEY, a key file or a key command"
  }

  static var openrouterHint: SafeText {
    "OpenRouter; put your key into DILIM_API_KEY, a key file or a key command"
  }

  static var ollamaHint: SafeText {
    "Ollama on this machine; choose a model with: dilim config set model NAME"
  }

  static var llamaCPPHint: SafeText {
    "llama-server on this machine, which serves the one model it was started with"
  }

  static var lmstudioHint: SafeText {
    "LM Studio on this machine; start its server in the Developer tab"
  }

  static var vllmHint: SafeText {
    "vLLM on this machine; choose its model with: dilim config set model NAME"
  }
}
