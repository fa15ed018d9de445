/// Why settings of a scheduler are refused.
public enum SettingsError: Error, Hashable, Sendable {
  case unknownKey(String)
  /// A word of stored settings is no `key=value`.
  case noPair(String)
  case unknownScheduler(String)
  /// A value is not of the form of its key.
  case malformed(SchedulerSettings.Key, String)
  /// A number is outside the range of its key.
  case outOfRange(SchedulerSettings.Key, Double, ClosedRange<Double>)
  case parameters(FSRSParameterError)
}
