import Testing

/// A week of a simulated learner with the built program and the real course; `make days` lives a
/// month.
struct DaysTests {
  @Test func `a week keeps the rules of the day`() throws {
    let learner = try Learner()
    let content = Learner.fixtures + "/../../../Content"
    let run = try learner.run(
      Learner.program + "-bench",
      ["days", "--learner", "beginner", "--days", "7", "--seed", "1", "--content", content]
        + ["--program", Learner.program, "--quiet"],
      input: [],
      // Hundreds of answers, in debug and beside all other tests.
      within: .seconds(900)
    )
    #expect(run.output.contains("Every day keeps the rules."), "\(run.output)\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func `a learner who is not there is an error`() throws {
    let run = try Learner().run(
      Learner.program + "-bench",
      ["days", "--learner", "nobody", "--content", Learner.content],
      input: []
    )
    #expect(run.code == 3 && run.errors.contains("nobody"))
  }
}
