import Foundation
import NetworkTestSupport
import Testing

/// Keys and passwords in an address: refused, and neither shown nor kept.
struct AddressTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let secret = "hunter2-0123456789"

  static let addresses = [
    "https://me:SECRET@llm.example/v1", "https://SECRET@llm.example/v1",
    "https://me:pa?ss/SECRET@llm.example/v1", "https://llm.example/v1?api_key=SECRET",
    "https://llm.example/v1?key=SECRET&api-version=1", "https://llm.example/v1?x=1&API-KEY=SECRET",
    "https://llm.example/v1?access_token=SECRET", "https://llm.example/v1?api%5Fkey=SECRET",
    "https://llm.example/v1?SECRET", "https://llm.example/v1?user=a@b&token=SECRET",
    "https://llm.example/v1?sig=SECRET", "https://llm.example/v1?subscription-key=SECRET#x",
    "https://llm.example/v1?a=1;password=SECRET", "llm.example?code=SECRET",
  ]

  @Test(arguments: addresses)
  func `a secret in an address is refused and shown nowhere`(_ address: String) throws {
    let address = address.replacing("SECRET", with: Self.secret)
    let variables = ["DILIM_BASE_URL": address, "DILIM_MODEL": "m"]
    try learner.answerWrong(1)
    _ = try learner.run(["feedback", "--add"])
    let explained = try learner.explain(with: variables)
    #expect(
      explained.code == 3 && explained.errors.contains("see key_command"),
      "\(explained.errors)"
    )
    var runs = [explained]
    for words in [
      ["config"], ["config", "get", "base_url"], ["doctor"], ["feedback", "--send"],
      ["feedback", "--dry-run"], ["feedback"],
    ] {
      runs.append(try learner.run(words, with: variables))
    }
    runs.append(try learner.run(["chat"], lines: ["Merhaba"], with: variables))
    runs.append(try learner.run(["chat", "--dry-run"], lines: ["Merhaba"], with: variables))
    let set = try learner.run(["config", "set", "base_url", address])
    #expect(set.code == 2 && set.errors.contains("see key_command"))
    runs.append(set)
    for run in runs { #expect(!run.all.contains(Self.secret), "\(run.all)") }
    for (name, bytes) in learner.files {
      #expect(bytes.range(of: Data(Self.secret.utf8)) == nil, "\(name)")
    }
    try learner.set("base_url = \(address)")
    let broken = try learner.run(["config"])
    #expect(broken.code == 3 && broken.errors.contains(":1: base_url: put no"))
    #expect(!broken.all.contains(Self.secret))
  }

  @Test func `parameters other than keys are sent and shown`() throws {
    let model = try ModelServer.good()
    var environment = model.environment
    let address = "\(model.server.address)/v1?api-version=2024-10-21&deployment=a"
    environment["DILIM_BASE_URL"] = address
    #expect(
      try learner.run(["config", "get", "base_url"], with: environment).output == address + "\n"
    )
    #expect(try learner.explain(with: environment).output.contains("AI explanation"))
    let target = "/v1/chat/completions?api-version=2024-10-21&deployment=a"
    #expect(model.requests.first?.target == target)
  }

  @Test func `a lesson and the queue keep what they learn of an endpoint under one name`()
    throws
  {
    let model = try ModelServer(
      ModelServer.refusal(429, "Slow", code: "rate_limit", ["retry-after: 600"])
    )
    var environment = model.environment
    environment["DILIM_BASE_URL"] = "\(model.server.address)/"
    _ = try learner.explain(with: environment)
    #expect(model.requests.count == 1)
    try learner.answerWrong(1)
    _ = try learner.run(["feedback", "--add"], with: environment)
    let run = try learner.run(["feedback", "--send"], with: environment)
    #expect(run.code == 4 && run.errors.contains("the next can be sent in "))
    #expect(model.requests.count == 1)
  }
}
