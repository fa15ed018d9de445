/// What happens in a transfer, in this order: a head, any number of bodies, an end.
package enum HTTPEvent: Sendable, Equatable {
  case head(HTTPHead)
  /// Never empty.
  case body([UInt8])
  /// The server has sent all that it had announced.
  ///
  /// A stream that runs out without it has been cancelled.
  case end
}
