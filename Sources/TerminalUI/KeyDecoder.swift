/// Decodes the bytes of a terminal into keys.
///
/// It works byte by byte without look-ahead, so the keys never depend on where a read ended. Only a
/// lone Escape is ambiguous: see `flush()`.
package struct KeyDecoder: Sendable {
  /// The largest number of bytes kept of a paste; the rest of the paste is dropped.
  package static let pasteLimit = 65536

  private enum State: Sendable {
    case ground
    case escape
    case sequence(ControlSequence)
    /// `ESC O`: arrows and Home/End in application mode.
    case singleShift(ControlSequence)
    /// `ESC [ [`: a function key of the Linux console; one byte follows.
    case console
    case letter(PartialScalar, alt: Bool)
    case paste
  }

  private var state = State.ground
  private var lastWasReturn = false
  private var pasted: [UInt8] = []
  /// The number of bytes that match the end mark of a paste.
  private var endMarkMatched = 0

  package init() {}

  /// Whether `flush()` should follow if no byte arrives for a short time.
  ///
  /// False for an unfinished letter or paste, because its remaining bytes will still arrive.
  package var isPending: Bool {
    switch state {
    case .escape, .sequence, .singleShift, .console: true
    case .ground, .letter, .paste: false
    }
  }

  /// Decodes bytes and returns the keys that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { step(byte, into: &keys) }
    return keys
  }

  /// Returns the pending key after about 40 ms without input: usually a lone Escape.
  package mutating func flush() -> [Key] {
    switch state {
    case .ground, .letter, .paste: return []
    case .escape:
      state = .ground
      return [.escape]
    case .sequence(let sequence):
      state = .ground
      return [sequence.isEmpty ? .alt("[") : .unknown]
    case .singleShift(let sequence):
      state = .ground
      return [sequence.isEmpty ? .alt("O") : .unknown]
    case .console:
      state = .ground
      return [.unknown]
    }
  }

  /// Returns the pending key at the end of the input, also for an unfinished letter or paste.
  package mutating func finish() -> [Key] {
    switch state {
    case .letter(_, let alt):
      state = .ground
      return [Self.key(for: "\u{FFFD}", alt: alt)]
    case .paste: return [endPaste()]
    default: return flush()
    }
  }

  private mutating func step(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: ground(byte, into: &keys)
    case .escape: escape(byte, into: &keys)
    case .sequence(let sequence): collect(byte, sequence, into: &keys)
    case .singleShift(let sequence): collectShift(byte, sequence, into: &keys)
    case .console:
      state = .ground
      keys.append(.unknown)
    case .letter(let partial, let alt): letter(byte, partial, alt: alt, into: &keys)
    case .paste: paste(byte, into: &keys)
    }
  }

  private mutating func ground(_ byte: UInt8, into keys: inout [Key]) {
    let followsReturn = lastWasReturn
    lastWasReturn = byte == 0x0D
    switch byte {
    case 0x1B: state = .escape
    case 0x0A where followsReturn: break
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00...0x1F: keys.append(.unknown)
    case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    default: beginLetter(byte, alt: false, into: &keys)
    }
  }

  private mutating func escape(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .sequence(ControlSequence())
    case UInt8(ascii: "O"): state = .singleShift(ControlSequence())
    case 0x7F: keys.append(.control("w"))
    case 0x00...0x1F:
      keys.append(.escape)
      ground(byte, into: &keys)
    case 0x20...0x7E: keys.append(.alt(Character(Unicode.Scalar(byte))))
    default: beginLetter(byte, alt: true, into: &keys)
    }
  }

  private mutating func collect(
    _ byte: UInt8,
    _ sequence: ControlSequence,
    into keys: inout [Key]
  ) {
    if sequence.isEmpty && byte == UInt8(ascii: "[") {
      state = .console
    } else if sequence.opensPaste(final: byte) {
      state = .paste
    } else if !(0x20...0x7E).contains(byte) {
      abandon(byte, into: &keys)
    } else if sequence.isEnded(by: byte) {
      state = .ground
      keys.append(sequence.key(final: byte))
    } else {
      var longer = sequence
      longer.append(byte)
      state = .sequence(longer)
    }
  }

  private mutating func collectShift(
    _ byte: UInt8,
    _ sequence: ControlSequence,
    into keys: inout [Key]
  ) {
    if !(0x20...0x7E).contains(byte) {
      abandon(byte, into: &keys)
    } else if (0x30...0x3B).contains(byte) {
      var longer = sequence
      longer.append(byte)
      state = .singleShift(longer)
    } else {
      state = .ground
      keys.append(sequence.key(final: byte))
    }
  }

  /// Drops a sequence at a byte that it must not contain, and decodes the byte by itself.
  private mutating func abandon(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    keys.append(.unknown)
    ground(byte, into: &keys)
  }

  private mutating func beginLetter(_ byte: UInt8, alt: Bool, into keys: inout [Key]) {
    if let partial = PartialScalar(lead: byte) {
      state = .letter(partial, alt: alt)
    } else {
      keys.append(Self.key(for: "\u{FFFD}", alt: alt))
    }
  }

  private mutating func letter(
    _ byte: UInt8,
    _ partial: PartialScalar,
    alt: Bool,
    into keys: inout [Key]
  ) {
    var partial = partial
    guard partial.append(byte) else {
      state = .ground
      keys.append(Self.key(for: "\u{FFFD}", alt: alt))
      ground(byte, into: &keys)
      return
    }
    if let scalar = partial.scalar {
      state = .ground
      keys.append(Self.key(for: scalar, alt: alt))
    } else {
      state = .letter(partial, alt: alt)
    }
  }

  private mutating func paste(_ byte: UInt8, into keys: inout [Key]) {
    if byte == Self.endMark[endMarkMatched] {
      endMarkMatched += 1
      if endMarkMatched == Self.endMark.count { keys.append(endPaste()) }
      return
    }
    // ESC is only at the start of the mark, so after a mismatch a match can begin only at this byte.
    for matched in Self.endMark.prefix(endMarkMatched) { keep(matched) }
    endMarkMatched = byte == Self.endMark[0] ? 1 : 0
    if endMarkMatched == 0 { keep(byte) }
  }

  private mutating func keep(_ byte: UInt8) {
    if pasted.count < Self.pasteLimit { pasted.append(byte) }
  }

  private mutating func endPaste() -> Key {
    let text = String(decoding: pasted, as: UTF8.self)
    pasted = []
    endMarkMatched = 0
    state = .ground
    return .paste(text)
  }

  private static let endMark = Array("\u{1B}[201~".utf8)

  private static func key(for scalar: Unicode.Scalar, alt: Bool) -> Key {
    if (0x80...0x9F).contains(scalar.value) { return .unknown }
    return alt ? .alt(Character(scalar)) : .character(Character(scalar))
  }
}
