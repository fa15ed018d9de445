/// Fits the parameters of FSRS-6 to a learner's own answers.
public struct ParameterFit: Hashable, Sendable {
  public init() {}

  /// What came out.
  public struct Outcome: Hashable, Sendable {
    public var parameters: FSRSParameters
    public var verdict: Verdict
    /// The predictions that the log tests.
    public var predictions: Int
    /// The mean log loss of the parameters that there were.
    public var lossBefore: Double
    /// The mean log loss of those that there are now.
    public var lossAfter: Double
  }

  public enum Verdict: Hashable, Sendable {
    case fitted
    /// With so little, only the four first stabilities are fitted.
    case firstStabilitiesOnly
    /// The log is too short to say anything.
    case keptTooFew
    /// Nothing better was found on the log.
    case keptBetter
  }
}
