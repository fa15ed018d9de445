/// The reason why settings of a scheduler are refused.
package enum SettingsError: Error, Hashable, Sendable {
  case unknownKey(String)
  /// A word of stored settings does not have the form `key=value`.
  case noPair(String)
  case unknownScheduler(String)
  /// A value does not have the form that its key requires.
  case malformed(SchedulerSettings.Key, String)
  /// A number is outside the range of its key.
  case outOfRange(SchedulerSettings.Key, Double, ClosedRange<Double>)
  case parameters(FSRSParameterError)
}
