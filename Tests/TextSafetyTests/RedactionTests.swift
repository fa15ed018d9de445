import Testing
import TextSafety

/// A key in a text of a server, in the ways in which servers and models write one.
struct RedactionTests {
  private static let key = "sk-a/b+9_Zq=7&x.5"

  private func hidden(_ pieces: [String], key: String = key) -> String {
    var filter = TextFilter(hiding: key)
    var result = SafeText()
    for piece in pieces { result.append(filter.filter(piece)) }
    result.append(filter.finish())
    return result.string
  }

  @Test(arguments: [
    ("as it is", "sk-a/b+9_Zq=7&x.5"),
    ("JSON of .NET", #"sk-a/b\u002B9_Zq=7\u0026x.5"#),
    ("JSON of PHP", #"sk-a\/b+9_Zq=7&x.5"#),
    ("JSON of Go", #"sk-a/b+9_Zq=7\u0026x.5"#),
    (
      "JSON, every sign",
      (key.unicodeScalars.map { #"\u00\#(String($0.value, radix: 16))"# }.joined())
    ),
    ("JSON in JSON", #"sk\\u002da\\/b\\u002b9_Zq=7\\u0026x.5"#),
    ("JSON, four times", #"sk\\\\\\\\u002da/b+9_Zq=7&x.5"#),
    ("JavaScript", #"sk\x2da\u{2f}b+9_Zq=7&x.5"#),
    ("an address", "sk-a%2Fb%2B9_Zq%3D7%26x.5"), ("an address, small", "sk%2da%2fb+9_Zq=7%26x.5"),
    ("an address in an address", "sk%252Da%252Fb%25252B9_Zq=7&x.5"),
    ("a page", "sk-a/b+9_Zq=7&amp;x.5"), ("a page by numbers", "sk&#45;a&#x2F;b&#X2b;9_Zq=7&x.5"),
    ("Markdown", #"sk\-a/b\+9\_Zq\=7&x\.5"#),
    ("invisible signs", "sk-a/b\u{200B}+9_\u{AD}Zq=7&x.5"),
    ("escaped invisible signs", #"sk-a/b\u200b+9_\u00adZq=7\udb40\udc41&x.5"#),
    ("escape sequences", "sk-a/b\u{1B}[1m+9_\u{1B}[0mZq=7&x.5"),
  ])
  func `a key is hidden however its signs are written, wherever the text is cut`(
    _ name: String,
    _ written: String
  ) {
    let scalars = Array("(\(written))".unicodeScalars)
    for cut in 0...scalars.count {
      let pieces = [scalars[..<cut], scalars[cut...]].map { slice in
        slice.reduce(into: "") { $0.unicodeScalars.append($1) }
      }
      #expect(hidden(pieces) == "([key])", "cut at \(cut)")
    }
    #expect(hidden(scalars.map { String($0) }) == "([key])", "each by itself")
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `nothing of a key can be read out of Base64`(offset: Int) {
    let header = String(repeating: "x", count: offset) + "sk-secret-0123456789" + "\r\n"
    let text = hidden(["<\(Self.base64(header))>"], key: "sk-secret-0123456789")
    #expect(text.contains("[key]"))
    // No four letters, which are three bytes, are left of it.
    let rest = text.replacing("[key]", with: " ").split(separator: " ")
    #expect(rest.allSatisfy { $0.count <= 4 + offset * 2 + 5 }, "\(text)")
    #expect(!text.contains("c2VjcmV0") && !text.contains("MDEyMzQ1") && !text.contains("NDU2Nzg5"))
  }

  @Test(arguments: [
    "sk-a/b+9_Zq=7&x.6", #"sk\u002ea/b+9_Zq=7&x.5"#, "100 % & more", #"C:\users\sk"#, "%", "&",
    #"\"#, #"\u"#, "&#", "&#45", "&amp", "%2", #"\\\\\\\\\\\\\\\\\\\\\\\\"#, "a \\n b",
    "%zz &nbsp;",
    "sk-a/b\n+9_Zq=7&x.5",
  ])
  func `text that is no key stays as it is`(text: String) {
    #expect(hidden([text]) == text)
    #expect(hidden(text.map { String($0) }) == text)
  }

  @Test func `the beginning of a key at the end of a text is hidden too, if it is long`() {
    for length in 0..<Self.key.count {
      let part = String(Self.key.prefix(length))
      #expect(hidden(["cut off: ", part]) == "cut off: " + (length < 8 ? part : "[key]"))
    }
  }

  @Test func `a text is shortened only when the key is out of it`() {
    for start in 0...40 {
      let outside = String(repeating: ".", count: start) + Self.key + " and more"
      let safe = SafeText(outside, hiding: Self.key, longest: 24).string
      #expect(safe.count <= 24 && !safe.contains("sk"), "\(safe)")
    }
  }

  @Test func `a long text of beginnings takes no longer than any other`() {
    let text = String(repeating: #"sk-a/b+9_Zq=7&x.sk%\\&"#, count: 20_000)
    #expect(hidden([text]).utf8.count == text.utf8.count)
  }

  /// By hand, for these tests have no Foundation.
  private static func base64(_ text: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bits = text.utf8.flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 } }
    return stride(from: 0, to: bits.count, by: 6).reduce(into: "") { result, start in
      let group = (0..<6).reduce(0) {
        $0 << 1 | (start + $1 < bits.count ? Int(bits[start + $1]) : 0)
      }
      result.append(alphabet[group])
    }
  }
}
