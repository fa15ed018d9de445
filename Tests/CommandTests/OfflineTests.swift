import NetworkTestSupport
import Testing

#if os(Linux)
  /// Offline commands don't load network libraries.
  struct OfflineTests {
    let learner: Learner

    init() throws { learner = try Learner() }

    /// The loaded libraries, as the dynamic linker reports them.
    private func libraries(_ words: [String], with environment: [String: String]) throws -> String {
      let asked = environment.merging(["LD_DEBUG": "libs"]) { $1 }
      let run = try learner.run(words, with: asked)
      // The C library is always loaded, so its absence means that the linker reports nothing (musl).
      try #require(run.errors.contains("libc.so"))
      return run.errors
    }

    @Test(arguments: [
      ["grade", "--accept", "evet", "evet"], ["status"], ["mistakes"], ["feedback"], ["config"],
      ["prompts", "check"], ["doctor", "--offline"], ["help"], ["lesson", "a1-u1-writing"],
      ["explain", "--offline", "--accept", "evet", "hayır"], ["explain", "--accept", "a", "a"],
    ])
    func `no command loads libcurl before a request, even with an endpoint`(
      _ words: [String]
    ) throws {
      let model = try ModelServer.good()
      let loaded = try libraries(words, with: model.environment)
      #expect(!loaded.contains("libcurl"))
      #expect(model.server.connectionsMade == 0)
    }

    @Test func `a request loads it`() throws {
      let model = try ModelServer.good()
      let words = ["explain", "--accept", "Eve gidiyorum.", "Evde gidiyorum."]
      #expect(try libraries(words, with: model.environment).contains("libcurl"))
    }
  }
#endif
