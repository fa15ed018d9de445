import Foundation
import NetworkTestSupport
import Testing

/// A key belongs to one endpoint, and no other server gets it.
struct KeyOwnerTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let openAI = "sk-from-openai-0123456789"

  /// Whether a request to the address would carry a key; sends nothing.
  private func carriesKey(_ address: String, _ variables: [String: String]) throws -> Bool {
    let own = ["DILIM_BASE_URL": address, "DILIM_MODEL": "m"]
    let run = try learner.run(
      ["chat", "--dry-run"],
      lines: ["Merhaba"],
      with: variables.merging(own) { $1 }
    )
    #expect(run.code == 0 && run.output.contains("Merhaba"), "\(run.all)")
    return run.output.contains("\nAuthorization: Bearer [key]\n")
  }

  @Test func `the variable of OpenAI is used for its host only`() throws {
    let openAI = ["OPENAI_API_KEY": Self.openAI]
    for address in ["https://api.openai.com/v1", "api.openai.com", "https://API.OpenAI.com:443/v1"]
    {
      #expect(try carriesKey(address, openAI), "\(address)")
    }
    for address in [
      "http://127.0.0.1:8080/v1", "https://openrouter.ai/api/v1",
      "https://api.openai.com.example/v1",
      "https://openai.com/v1", "https://eu.api.openai.com/v1", "https://api.openai.com:8443/v1",
      "https://example.com/api.openai.com/v1", "https://api.openai.com./v1",
      "https://xn--pi-7ka.openai.com/v1", "localhost",
    ] {
      #expect(try !carriesKey(address, openAI), "\(address)")
      #expect(try carriesKey(address, ["DILIM_API_KEY": Self.openAI]), "\(address)")
    }
  }

  @Test func `another server gets no key of OpenAI`() throws {
    let model = try ModelServer.good()
    var environment = model.environment
    environment["DILIM_API_KEY"] = nil
    environment["OPENAI_API_KEY"] = Self.openAI
    #expect(try learner.explain(with: environment).output.contains("AI explanation"))
    _ = try learner.run(["chat"], lines: ["Merhaba"], with: environment)
    _ = try learner.run(["doctor"], with: environment)
    #expect(model.requests.count == 3)
    for request in model.requests {
      #expect(request["authorization"] == nil)
      #expect(!request.text.contains(Self.openAI))
    }
  }

  @Test func `the key of the settings is not for another address of the environment`() throws {
    let (own, other) = (try ModelServer.good(), try ModelServer.good())
    try learner.set(
      "base_url = \(own.server.address)/v1",
      "model = m",
      "key_command = touch '\(learner.home)/ran'; echo \(ModelServer.key)"
    )
    let named = other.environment.filter { $0.key != "DILIM_API_KEY" }
    #expect(try learner.explain(with: named).output.contains("AI explanation"))
    #expect(other.requests.first?["authorization"] == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(learner.home)/ran"))
    // Another path of the same host is the same owner.
    _ = try learner.run(["feedback", "--delete"])
    _ = try learner.explain(with: ["no_proxy": "*", "DILIM_BASE_URL": "\(own.server.address)/v1/"])
    #expect(own.requests.first?["authorization"] == "Bearer \(ModelServer.key)")
  }

  @Test func `a new address is announced with what is sent there`() throws {
    try learner.set("key_command = echo \(ModelServer.key)")
    let set = try learner.run(["config", "set", "base_url", "https://llm.example/v1"])
    #expect(set.code == 0)
    #expect(set.output.contains("it is sent to https://llm.example/v1"))
    #expect(set.output.contains("last mistakes") && set.output.contains("context off"))
    #expect(set.output.contains("The key from key_command is sent."))
    try learner.set("")
    let other = try learner.run(
      ["config", "set", "base_url", "https://llm.example"],
      with: ["OPENAI_API_KEY": Self.openAI]
    )
    #expect(other.output.contains("OPENAI_API_KEY is only for api.openai.com."))
    #expect(!other.output.contains("The key from"))
    #expect(try learner.run(["config", "preset", "ollama"]).output.ranges(of: "\n").count == 1)
    let wrong = try learner.run(["config", "set", "base_url", "http://llm.example/v1"])
    #expect(wrong.code == 2 && wrong.errors.contains("must be asked by https"))
    #expect(
      try learner.run(["config", "get", "base_url"]).output == "http://127.0.0.1:11434/v1\n"
    )
  }
}
