/// The stems that the program knows, laid out so that nothing needs loading.
public enum Lexicon {
  /// The stems of exactly these letters, of all parts of speech: yüz (hundred, face, swim).
  ///
  /// A verb stands as its stem: gel. `letters` is any stretch of a word in ``CodePage`` bytes.
  public static func stems(_ letters: some RandomAccessCollection<UInt8>) -> [Stem] { [] }
}
