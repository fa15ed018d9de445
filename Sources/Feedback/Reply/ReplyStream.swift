/// Reads an explanation's JSON while it streams in, so that its text can be shown at once.
///
/// The schema puts the text last. When it begins, ``head`` holds all that stands before it as an
/// object of its own; judge that first (``ReplyGuard/headObjections(to:)``), then show what
/// ``append(_:)`` gives. A reply that begins otherwise gives no text and is judged when whole.
public struct ReplyStream: Sendable {
  /// The object with an empty text, once its text has begun.
  public private(set) var head: String?
  /// All that has come in.
  public private(set) var whole = ""
  private var state = State.before
  private var depth = 0
  /// The bytes of the object until its text begins.
  private var prefix: [UInt8] = []
  /// The string that was read last.
  private var key: [UInt8] = []
  private var escape = Escape()

  private enum State {
    /// Before the object.
    case before
    case structure
    /// Inside a string that is not the text; whether behind a backslash.
    case string(escaped: Bool)
    /// Behind the colon of the text.
    case colon
    case text
    case done
  }

  private static let textKey = Array("explanation".utf8)

  /// Waits for the first piece.
  public init() {}

  /// Takes the next piece and gives the part of the text that it completes.
  public mutating func append(_ piece: String) -> String {
    var text: [UInt8] = []
    for byte in piece.utf8 {
      if case .text = state {
        take(byte, &text)
      } else {
        read(byte)
      }
    }
    whole += piece
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func read(_ byte: UInt8) {
    prefix.append(byte)
    switch state {
    case .before:
      guard byte == UInt8(ascii: "{") else {
        prefix.removeAll()
        return
      }
      depth = 1
      state = .structure
    case .structure: readStructure(byte)
    case .string(let isEscaped): readString(byte, isEscaped: isEscaped)
    case .colon: readColon(byte)
    case .text, .done: return
    }
  }

  private mutating func readStructure(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { state = .done }
    case UInt8(ascii: "\""):
      key = []
      state = .string(escaped: false)
    case UInt8(ascii: ":") where depth == 1 && key == Self.textKey: state = .colon
    default: return
    }
  }

  private mutating func readString(_ byte: UInt8, isEscaped: Bool) {
    if !isEscaped, byte == UInt8(ascii: "\"") {
      state = .structure
      return
    }
    if key.count <= Self.textKey.count { key.append(byte) }
    state = .string(escaped: !isEscaped && byte == UInt8(ascii: "\\"))
  }

  private mutating func readColon(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return
    case UInt8(ascii: "\""):
      head = String(decoding: prefix, as: UTF8.self) + "\"}"
      state = .text
    default:
      key = []
      state = .structure
    }
  }

  private mutating func take(_ byte: UInt8, _ text: inout [UInt8]) {
    switch escape.take(byte) {
    case .bytes(let bytes): text += bytes
    case .more: return
    case .end: state = .done
    }
  }
}

/// Turns the escapes of a JSON string into the letters they stand for.
private struct Escape: Sendable {
  enum Step {
    case bytes([UInt8])
    case more
    case end
  }

  private enum State {
    case plain, backslash
    case digits([UInt8])
  }

  private var state = State.plain
  /// The first half of a pair of surrogates.
  private var high: UInt32?

  mutating func take(_ byte: UInt8) -> Step {
    switch state {
    case .plain: return takePlain(byte)
    case .backslash: return takeEscape(byte)
    case .digits(let digits): return takeDigit(digits + [byte])
    }
  }

  private mutating func takePlain(_ byte: UInt8) -> Step {
    switch byte {
    case UInt8(ascii: "\""): return .end
    case UInt8(ascii: "\\"):
      state = .backslash
      return .more
    default: return .bytes([byte])
    }
  }

  private mutating func takeEscape(_ byte: UInt8) -> Step {
    state = .plain
    switch byte {
    case UInt8(ascii: "u"):
      state = .digits([])
      return .more
    case UInt8(ascii: "n"): return .bytes([0x0A])
    case UInt8(ascii: "t"): return .bytes([0x09])
    case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): return .more
    default: return .bytes([byte])
    }
  }

  private mutating func takeDigit(_ digits: [UInt8]) -> Step {
    guard digits.count == 4 else {
      state = .digits(digits)
      return .more
    }
    state = .plain
    guard let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return .bytes(Array("\u{FFFD}".utf8))
    }
    if (0xD800..<0xDC00).contains(unit) {
      high = unit
      return .more
    }
    defer { high = nil }
    let scalar: Unicode.Scalar?
    if (0xDC00..<0xE000).contains(unit), let high {
      scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00))
    } else {
      scalar = Unicode.Scalar(unit)
    }
    return .bytes(Array(String(scalar ?? "\u{FFFD}").utf8))
  }
}
