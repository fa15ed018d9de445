import Turkish

/// Words in the plain small letters of a keyboard without Turkish ones: kız is kiz.
enum PlainSpelling {
  /// The plain letters of a word in UTF-8; other bytes stay as they are.
  static func of(_ utf8: some Sequence<UInt8>) -> [UInt8] {
    CodePage.encode(String(decoding: Array(utf8), as: UTF8.self)).map { byte in
      let plain = CodePage.asciiFolded[Int(byte)]
      return (0x41...0x5A).contains(plain) ? plain + 32 : plain
    }
  }
}
