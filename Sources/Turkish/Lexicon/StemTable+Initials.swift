extension StemTable {
  /// The table that has these letters if any has; nil also for more letters than any stem.
  static func table(for letters: UnsafeBufferPointer<UInt8>) -> StemTable? {
    guard let first = letters.first, letters.count <= longestStem, let lines = lines(first) else {
      return nil
    }
    return StemTable(lines)
  }

  /// The tables in the order of their initials.
  static var all: [StemTable] {
    (0...255).compactMap { lines(UInt8($0)) }.map(StemTable.init)
  }

  private static func lines(_ initial: UInt8) -> StaticString? {
    switch initial {
    case UInt8(ascii: "a"): Stems.a
    case UInt8(ascii: "b"): Stems.b
    case UInt8(ascii: "c"): Stems.c
    case CodePage.cCedilla: Stems.cCedilla
    case UInt8(ascii: "d"): Stems.d
    case UInt8(ascii: "e"): Stems.e
    case UInt8(ascii: "f"): Stems.f
    case UInt8(ascii: "g"): Stems.g
    case UInt8(ascii: "h"): Stems.h
    case CodePage.dotlessI: Stems.dotlessI
    case UInt8(ascii: "i"): Stems.i
    case UInt8(ascii: "j"): Stems.j
    case UInt8(ascii: "k"): Stems.k
    case UInt8(ascii: "l"): Stems.l
    case UInt8(ascii: "m"): Stems.m
    case UInt8(ascii: "n"): Stems.n
    case UInt8(ascii: "o"): Stems.o
    case CodePage.oUmlaut: Stems.oUmlaut
    case UInt8(ascii: "p"): Stems.p
    case UInt8(ascii: "r"): Stems.r
    case UInt8(ascii: "s"): Stems.s
    case CodePage.sCedilla: Stems.sCedilla
    case UInt8(ascii: "t"): Stems.t
    case UInt8(ascii: "u"): Stems.u
    case CodePage.uUmlaut: Stems.uUmlaut
    case UInt8(ascii: "v"): Stems.v
    case UInt8(ascii: "w"): Stems.w
    case UInt8(ascii: "y"): Stems.y
    case UInt8(ascii: "z"): Stems.z
    default: nil
    }
  }
}
