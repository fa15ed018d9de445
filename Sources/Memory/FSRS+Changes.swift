extension FSRS {
  /// Returns the scheduler with some values changed.
  package func with(
    parameters: FSRSParameters? = nil,
    retention: Double? = nil,
    learning: [Int]? = nil,
    relearning: [Int]? = nil,
    maximum: Int? = nil,
    fuzz: Bool? = nil
  ) -> FSRS {
    FSRS(
      parameters: parameters ?? self.parameters,
      desiredRetention: retention ?? desiredRetention,
      learningSteps: learning ?? learningSteps,
      relearningSteps: relearning ?? relearningSteps,
      maximumInterval: maximum ?? maximumInterval,
      isFuzzed: fuzz ?? isFuzzed
    )
  }
}
