import Feedback
import Testing

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and its companions.
  static let known: [(text: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: known)
  func `the examples of the standard have their hashes`(text: String, hash: String) {
    #expect(SHA256.hex(Array(text.utf8)) == hash)
  }

  @Test func `every length around a block has a different hash`() {
    let hashes = (0...200).map { SHA256.hex([UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == 201)
    #expect(hashes.allSatisfy { $0.utf8.count == 64 })
  }

  @Test func `moving a letter from one field to the next changes the hash`() {
    #expect(SHA256.hex(of: ["ab", "c"]) != SHA256.hex(of: ["a", "bc"]))
    #expect(SHA256.hex(of: ["ab", ""]) != SHA256.hex(of: ["ab"]))
    #expect(SHA256.hex(of: ["1:a"]) != SHA256.hex(of: ["", "a"]))
  }
}
