/// An endpoint that many people use.
struct Preset {
  let name: String
  let baseURL: String
  /// Empty where the learner must choose one.
  let model: String
  let hint: String

  static let all = [
    Preset(
      name: "openai",
      baseURL: "https://api.openai.com/v1",
      model: "gpt-4o-mini",
      hint: "OpenAI; put your key into DILIM_API_KEY, a key file or a key command"
    ),
    Preset(
      name: "openrouter",
      baseURL: "https://openrouter.ai/api/v1",
      model: "openai/gpt-4o-mini",
      hint: "OpenRouter; put your key into DILIM_API_KEY, a key file or a key command"
    ),
    Preset(
      name: "ollama",
      baseURL: "http://127.0.0.1:11434/v1",
      model: "",
      hint: "Ollama on this machine; choose a model with: dilim config set model NAME"
    ),
    Preset(
      name: "llama.cpp",
      baseURL: "http://127.0.0.1:8080/v1",
      model: "",
      hint: "llama-server on this machine, which serves the one model it was started with"
    ),
    Preset(
      name: "lmstudio",
      baseURL: "http://127.0.0.1:1234/v1",
      model: "",
      hint: "LM Studio on this machine; start its server in the Developer tab"
    ),
    Preset(
      name: "vllm",
      baseURL: "http://127.0.0.1:8000/v1",
      model: "",
      hint: "vLLM on this machine; choose its model with: dilim config set model NAME"
    ),
  ]
}
