import Screens
import TextSafety

/// An endpoint that many people use.
struct Preset {
  let name: String
  let baseURL: String
  /// Empty where the learner must choose one.
  let model: String
  let hint: SafeText

  static var all: [Preset] {
    [
      Preset(
        name: "openai",
        baseURL: "https://api.openai.com/v1",
        model: "gpt-4o-mini",
        hint: Wording.openaiHint
      ),
      Preset(
        name: "openrouter",
        baseURL: "https://openrouter.ai/api/v1",
        model: "openai/gpt-4o-mini",
        hint: Wording.openrouterHint
      ),
      Preset(
        name: "ollama",
        baseURL: "http://127.0.0.1:11434/v1",
        model: "",
        hint: Wording.ollamaHint
      ),
      Preset(
        name: "llama.cpp",
        baseURL: "http://127.0.0.1:8080/v1",
        model: "",
        hint: Wording.llamaCPPHint
      ),
      Preset(
        name: "lmstudio",
        baseURL: "http://127.0.0.1:1234/v1",
        model: "",
        hint: Wording.lmstudioHint
      ),
      Preset(
        name: "vllm",
        baseURL: "http://127.0.0.1:8000/v1",
        model: "",
        hint: Wording.vllmHint
      ),
    ]
  }
}
