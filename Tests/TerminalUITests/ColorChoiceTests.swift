import TerminalUI
import Testing

struct ColorChoiceTests {
  @Test(
    arguments: [
      (true, [:], ColorChoice.automatic, Palette.ansi),
      (false, [:], .automatic, .none),
      (true, ["NO_COLOR": "1"], .automatic, .none),
      (true, ["NO_COLOR": ""], .automatic, .ansi),
      (true, ["TERM": "dumb"], .automatic, .none),
      (true, ["TERM": "xterm"], .never, .none),
      (false, ["FORCE_COLOR": "1"], .automatic, .ansi),
      (false, ["FORCE_COLOR": "0"], .automatic, .none),
      (false, ["FORCE_COLOR": ""], .automatic, .none),
      (true, ["TERM": "dumb", "FORCE_COLOR": "1"], .automatic, .ansi),
      (true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], .automatic, .none),
      (true, ["FORCE_COLOR": "1"], .never, .none),
    ] as [(Bool, [String: String], ColorChoice, Palette)]
  )
  func `flag, environment and terminal decide about colours`(
    isTerminal: Bool,
    environment: [String: String],
    flag: ColorChoice,
    palette: Palette
  ) {
    let found = ColorChoice.resolve(
      isTerminal: isTerminal,
      environment: Environment(environment),
      flag: flag
    )
    #expect(found == palette)
  }
}
