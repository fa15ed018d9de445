import Audio
import Foundation
import Testing

struct WAVFileTests {
  private let folder = TemporaryFolder()

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = folder.path("sound.wav")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `a second has 1,000 milliseconds`() throws {
    let path = try file(WAVFile.silence(milliseconds: 1000))
    #expect(WAVFile(mending: path)?.milliseconds == 1000)
  }

  /// `espeak-ng --stdout` and streamed files have lengths such as 0x7FFFF024.
  @Test(arguments: [0x7FFF_F024, 0xFFFF_FFFF, 0])
  func `false lengths are mended in the file`(length: Int) throws {
    var bytes = WAVFile.silence(milliseconds: 100)
    let whole = bytes
    for place in 0..<4 {
      bytes[4 + place] = 0xFF
      bytes[40 + place] = UInt8(truncatingIfNeeded: length >> (8 * place))
    }
    let path = try file(bytes)
    #expect(WAVFile(mending: path)?.milliseconds == 100)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(whole))
  }

  @Test func `a file that was cut short is refused, and read as far as it goes`() throws {
    let path = try file(Array(WAVFile.silence(milliseconds: 1000).prefix(44 + 22_050)))
    #expect(WAVFile(mending: path) == nil)
    #expect(WAVFile(reading: path)?.milliseconds == 500)
  }

  @Test func `a file without sound is refused`() throws {
    let sound = WAVFile.silence(milliseconds: 100)
    let broken: [[UInt8]] = [
      [], Array(sound.prefix(44)), Array("RIFX".utf8) + sound.dropFirst(4),
      Array(sound.prefix(36)) + [UInt8](repeating: 0, count: 100),
      [UInt8](repeating: 7, count: 5000),
    ]
    for bytes in broken { #expect(WAVFile(mending: try file(bytes)) == nil) }
    #expect(WAVFile(mending: folder.path("nothing.wav")) == nil)
  }

  @Test func `chunks before the sound are passed over`() throws {
    var bytes = WAVFile.silence(milliseconds: 100)
    bytes.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0], at: 36)
    #expect(WAVFile(mending: try file(bytes))?.milliseconds == 100)
  }
}
