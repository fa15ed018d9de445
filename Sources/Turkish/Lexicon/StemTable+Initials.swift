extension StemTable {
  /// The table that has these letters if any has; nil also for more letters than any stem.
  static func table(for letters: UnsafeBufferPointer<UInt8>) -> StemTable? {
    guard let first = letters.first, letters.count <= longestStem else { return nil }
    return table(first)
  }

  /// The tables in the order of their initials.
  static var all: [StemTable] { (0...255).compactMap { table(UInt8($0)) } }

  private static func table(_ initial: UInt8) -> StemTable? {
    switch initial {
    case UInt8(ascii: "a"): a
    case UInt8(ascii: "b"): b
    case UInt8(ascii: "c"): c
    case CodePage.cCedilla: cCedilla
    case UInt8(ascii: "d"): d
    case UInt8(ascii: "e"): e
    case UInt8(ascii: "f"): f
    case UInt8(ascii: "g"): g
    case UInt8(ascii: "h"): h
    case CodePage.dotlessI: dotlessI
    case UInt8(ascii: "i"): i
    case UInt8(ascii: "j"): j
    case UInt8(ascii: "k"): k
    case UInt8(ascii: "l"): l
    case UInt8(ascii: "m"): m
    case UInt8(ascii: "n"): n
    case UInt8(ascii: "o"): o
    case CodePage.oUmlaut: oUmlaut
    case UInt8(ascii: "p"): p
    case UInt8(ascii: "r"): r
    case UInt8(ascii: "s"): s
    case CodePage.sCedilla: sCedilla
    case UInt8(ascii: "t"): t
    case UInt8(ascii: "u"): u
    case CodePage.uUmlaut: uUmlaut
    case UInt8(ascii: "v"): v
    case UInt8(ascii: "w"): w
    case UInt8(ascii: "y"): y
    case UInt8(ascii: "z"): z
    default: nil
    }
  }

  private static let a = StemTable(Stems.a)
  private static let b = StemTable(Stems.b)
  private static let c = StemTable(Stems.c)
  private static let cCedilla = StemTable(Stems.cCedilla)
  private static let d = StemTable(Stems.d)
  private static let e = StemTable(Stems.e)
  private static let f = StemTable(Stems.f)
  private static let g = StemTable(Stems.g)
  private static let h = StemTable(Stems.h)
  private static let dotlessI = StemTable(Stems.dotlessI)
  private static let i = StemTable(Stems.i)
  private static let j = StemTable(Stems.j)
  private static let k = StemTable(Stems.k)
  private static let l = StemTable(Stems.l)
  private static let m = StemTable(Stems.m)
  private static let n = StemTable(Stems.n)
  private static let o = StemTable(Stems.o)
  private static let oUmlaut = StemTable(Stems.oUmlaut)
  private static let p = StemTable(Stems.p)
  private static let r = StemTable(Stems.r)
  private static let s = StemTable(Stems.s)
  private static let sCedilla = StemTable(Stems.sCedilla)
  private static let t = StemTable(Stems.t)
  private static let u = StemTable(Stems.u)
  private static let uUmlaut = StemTable(Stems.uUmlaut)
  private static let v = StemTable(Stems.v)
  private static let w = StemTable(Stems.w)
  private static let y = StemTable(Stems.y)
  private static let z = StemTable(Stems.z)
}
