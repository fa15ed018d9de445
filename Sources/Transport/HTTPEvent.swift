/// An event of a transfer; a head is followed by any number of bodies and an end.
package enum HTTPEvent: Sendable, Equatable {
  case head(HTTPHead)
  /// Never empty.
  case body([UInt8])
  /// The response is complete.
  ///
  /// A stream that finishes without this event was cancelled.
  case end
}
