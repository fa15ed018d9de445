/// Texts of the code page that lie one behind the other, to be compared in one go.
public struct TextBatch: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  /// Copies the texts.
  public init(_ texts: some Sequence<[UInt8]> = []) {
    for text in texts { append(text) }
  }

  /// Adds a text at the end.
  public mutating func append(_ text: [UInt8]) {
    bytes += text
    starts.append(bytes.count)
  }

  /// The number of texts.
  public var count: Int { starts.count - 1 }

  /// The number of bytes of each text.
  public var lengths: [Int] { zip(starts, starts.dropFirst()).map { $1 - $0 } }

  /// Calls the closure with each text in turn.
  func map<Result>(_ transform: (UnsafeBufferPointer<UInt8>) -> Result) -> [Result] {
    bytes.withUnsafeBufferPointer { bytes in
      zip(starts, starts.dropFirst()).map {
        transform(UnsafeBufferPointer(rebasing: bytes[$0..<$1]))
      }
    }
  }

  /// Calls the closure with all bytes and the place where each text begins, the end as the last.
  @inline(__always)
  func withStorage<Result>(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Int>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      starts.withUnsafeBufferPointer { starts in body(bytes, starts) }
    }
  }
}
