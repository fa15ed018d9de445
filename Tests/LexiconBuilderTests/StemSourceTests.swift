import LexiconBuilder
import Testing

struct StemSourceTests {
  private func complaints(_ text: String) -> [StemSource.Complaint] {
    do {
      _ = try StemSource(text)
      return []
    } catch {
      return error.all
    }
  }

  @Test func `a table becomes static strings, one for each initial`() throws {
    let table = """
      # comment
      hal\tnoun\tfront-suffixes\thâl
      tbmm\tname\t\tTBMM\ttebememe
      çay\tnoun\tcommon
      çay\tadjective

      """
    let swift = try StemSource(table).swift
    let body = try #require(swift.split(separator: "    switch initial {\n").last)
    #expect(
      body == """
            case "h": h
            case "t": t
            case "ç": cCedilla
            default: nil
            }
          }

          private static var h: StaticString {
            \"""
            hal nf hâl
            \"""
          }

          private static var t: StaticString {
            \"""
            tbmm No TBMM /tebememe
            \"""
          }

          private static var cCedilla: StaticString {
            \"""
            çay nw
            çay a
            \"""
          }
        }

        """
    )
  }

  @Test(arguments: [
    ("ev", StemFault.columns(1)),
    ("ev\tnoun\tcommon\t\tev\tev", .columns(6)),
    ("ev\tnoun\t", .tabAtEnd),
    ("ev\thouse", .part("house")),
    ("ev\tnoun\tbig", .trait("big")),
    ("ev\tnoun\tcommon  rare", .trait("")),
    ("ev\tnoun\tcommon common", .traitTwice("common")),
    ("ev\tnoun\trare common", .contradiction("rare", "common")),
    ("kat\tnoun\tsoftens stays-hard", .contradiction("softens", "stays-hard")),
    ("gel\tnoun\taorist-i", .verbsOnly("aorist-i")),
    ("\tnoun", .emptyStem),
    ("hâl\tnoun", .letter("â", in: "hâl")),
    ("Ev\tnoun", .letter("E", in: "Ev")),
    ("ev\\\tnoun", .letter("\\", in: "ev\\")),
    ("ğa\tnoun", .initial("ğa")),
    ("hal\tnoun\t\thala", .written("hala", stem: "hal")),
    ("hal\tnoun\t\thal", .written("hal", stem: "hal")),
    ("ab\tname\t\tAB\tA be", .spoken("A be")),
    ("ev\tnoun\r", .carriageReturn),
  ])
  func `a bad row is told with its line and the reason`(row: String, fault: StemFault) {
    let found = complaints("# comment\n" + row + "\n")
    #expect(found.map(\.line) == [2])
    #expect(found.map(\.fault) == [fault])
    #expect(found.allSatisfy { "\($0.fault)".count > 10 })
  }

  @Test func `rows are sorted, there once, and end with a line feed`() {
    #expect(complaints("ev\tnoun\nev\tnoun\n").map(\.fault) == [.twice])
    #expect(complaints("su\tnoun\nev\tnoun\n").map(\.fault) == [.outOfPlace(after: "su")])
    #expect(complaints("ev\tnoun").map(\.fault) == [.noLineFeed])
    #expect(complaints("ev\tnoun\n\nsu\tnoun\n").map(\.line) == [2])
  }

  @Test func `a stem has at most forty letters`() {
    let stem = String(repeating: "a", count: 40)
    #expect(complaints("\(stem)\tnoun\n").isEmpty)
    #expect(complaints("\(stem)a\tnoun\n").map(\.fault) == [.tooLong("\(stem)a")])
  }

  @Test(arguments: ["I", "İ", "e-posta", "TBMM", "hâlâ"])
  func `a spelling may differ in capitals, circumflexes and hyphens`(written: String) {
    let stems = ["I": "ı", "İ": "i", "e-posta": "eposta", "TBMM": "tbmm", "hâlâ": "hala"]
    #expect(complaints("\(stems[written] ?? "")\tname\t\t\(written)\n").isEmpty)
  }
}
