/// The language of explanations.
package struct TeachingLanguage: Sendable, Hashable, Codable {
  /// The language code in lower case: `en`, `tr`, `pt-br`.
  package let code: String

  /// Creates a language from a code of two or three letters with an optional region; nil for other texts.
  package init?(code: String) {
    let small = code.lowercased()
    let parts = small.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(Self.isLetter), parts.count <= 3,
      parts.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) }),
      small.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    self.code = small
  }

  private init(known code: String) { self.code = code }

  package static let english = TeachingLanguage(known: "en")
  package static let turkish = TeachingLanguage(known: "tr")

  /// The code without the region.
  package var base: String { String(code.prefix { $0 != "-" }) }

  /// The name in English, for the model; a text with the code if the program has no name.
  package var name: String {
    Self.names[base] ?? "the language with the code \(code)"
  }

  /// Decodes the code.
  ///
  /// - Throws: `DecodingError` if the text is not a language code.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let language = TeachingLanguage(code: try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a language code")
    }
    self = language
  }

  /// Encodes the code.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(code)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let names = [
    "ar": "Arabic", "az": "Azerbaijani", "bg": "Bulgarian", "bs": "Bosnian", "cs": "Czech",
    "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
    "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew", "hi": "Hindi",
    "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "ja": "Japanese",
    "ka": "Georgian", "kk": "Kazakh", "ko": "Korean", "ku": "Kurdish", "nl": "Dutch",
    "no": "Norwegian", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
    "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "tr": "Turkish", "uk": "Ukrainian",
    "ur": "Urdu", "uz": "Uzbek", "vi": "Vietnamese", "zh": "Chinese",
  ]
}
