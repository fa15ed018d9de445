package import Transport

extension Timeouts {
  /// Clocks that never run out: on a busy machine a test may have to wait minutes for its turn.
  package static let patient = Timeouts(
    connect: .seconds(3600),
    firstByte: .seconds(3600),
    silence: .seconds(3600),
    total: .seconds(3600)
  )

  /// Patient clocks, but for some.
  package static func patient(
    connect: Duration = .seconds(3600),
    firstByte: Duration = .seconds(3600),
    silence: Duration = .seconds(3600),
    total: Duration = .seconds(3600)
  ) -> Timeouts {
    Timeouts(connect: connect, firstByte: firstByte, silence: silence, total: total)
  }
}
