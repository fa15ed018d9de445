import Curriculum
import RandomTestSupport
import Testing

/// The file of what one can do after a level.
@Suite(.seeded) struct CanDoReaderTests {
  private func errors(_ text: String) -> [String] {
    do {
      _ = try CanDoReader.read(Array(text.utf8), file: "can-do.txt")
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `sentences are read with their level, skill and line`() throws {
    let text =
      "# Comment\n\nA1 reading | I can read. | Okuyabilirim.\nA2 speaking | I can. | Evet.\n"
    let canDo = try CanDoReader.read(Array(text.utf8), file: "can-do.txt")
    #expect(canDo.sentences.map(\.english) == ["I can read.", "I can."])
    #expect(canDo.sentences.map(\.turkish) == ["Okuyabilirim.", "Evet."])
    #expect(canDo.sentences.map(\.line) == [3, 4])
    #expect(canDo.sentences(of: .a2).map(\.skill) == [.speaking])
  }

  @Test func `all errors are told with their lines`() {
    #expect(
      errors(
        """
        A1 reading | I can.
        A3 reading | I can. | Evet.
        A1 vocabulary | I can. | Evet.
        A1 writing | | Evet.
        A1 reading | I can. | Evet.

        """
      ) == [
        "can-do.txt:1: 2 fields; expected 'A1 reading | English sentence | Turkish sentence'",
        "can-do.txt:2: 'A3 reading'; expected a level and reading, listening, writing or speaking, "
          + "for example A1 reading",
        "can-do.txt:3: 'A1 vocabulary'; expected a level and reading, listening, writing or "
          + "speaking, for example A1 reading",
        "can-do.txt:4: line without an English sentence",
        "can-do.txt:5: 'A1 reading' comes too late; write the sentences by level, then by skill",
      ]
    )
  }

  @Test func `any bytes are read or refused, never trapped`() {
    let bytes = Array("A1 reading | I can. | Evet.\nB2 speaking | Ü | ş\n".utf8)
    for seed in 0..<2_000 {
      var random = TestRandom(UInt64(seed))
      var changed = bytes
      for _ in 0..<3 {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? CanDoReader.read(changed, file: "can-do.txt")
    }
  }
}
