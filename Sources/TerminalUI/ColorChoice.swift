/// The choice of colours on the command line.
package enum ColorChoice: Sendable, Equatable {
  case automatic
  /// `--no-color`
  case never

  /// Returns the palette; the flag, `NO_COLOR`, `FORCE_COLOR`, `TERM=dumb` and the terminal decide
  /// in this order.
  ///
  /// An empty variable counts as unset (no-color.org); `FORCE_COLOR=0` has no effect.
  package static func resolve(
    isTerminal: Bool,
    environment: Environment,
    flag: ColorChoice
  ) -> Palette {
    if flag == .never { return .none }
    if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
    if let value = environment["FORCE_COLOR"], !value.isEmpty, value != "0" { return .ansi }
    if environment["TERM"] == "dumb" { return .none }
    return isTerminal ? .ansi : .none
  }
}
