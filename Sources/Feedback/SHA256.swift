/// The hash function SHA-256 (FIPS 180-4).
///
/// It makes the keys of prompt files and questions; nothing secret is hashed. The result is that of
/// `sha256sum`.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  private init() {}

  /// Returns the hash of the bytes as 64 hexadecimal digits in lower case.
  package static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 64) { hash.add(bytes[start..<start + 64]) }
    let end = padded(bytes[whole...], length: bytes.count)
    for start in stride(from: 0, to: end.count, by: 64) { hash.add(end[start..<start + 64]) }
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns the hash of several texts; each is preceded by its length, so that lists don't collide.
  package static func hex(of fields: [String]) -> String {
    var bytes: [UInt8] = []
    for field in fields {
      bytes += Array("\(field.utf8.count):".utf8)
      bytes += Array(field.utf8)
    }
    return hex(bytes)
  }

  /// Returns the last bytes with the padding: a one bit, zeros and the length in bits.
  private static func padded(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var bytes = Array(rest) + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(length) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return bytes
  }

  /// Adds a block of 64 bytes.
  private mutating func add(_ block: ArraySlice<UInt8>) {
    for (place, byte) in block.enumerated() {
      let earlier = place % 4 == 0 ? 0 : schedule[place / 4] << 8
      schedule[place / 4] = earlier | UInt32(byte)
    }
    for place in 16..<64 {
      let (near, far) = (schedule[place - 2], schedule[place - 15])
      let first = far.rotated(7) ^ far.rotated(18) ^ (far >> 3)
      let second = near.rotated(17) ^ near.rotated(19) ^ (near >> 10)
      schedule[place] = schedule[place - 16] &+ first &+ schedule[place - 7] &+ second
    }
    var work = state
    for place in 0..<64 { Self.advance(&work, schedule[place] &+ Self.constants[place]) }
    for place in 0..<8 { state[place] = state[place] &+ work[place] }
  }

  private static func advance(_ work: inout [UInt32], _ input: UInt32) {
    let (a, b, c, e) = (work[0], work[1], work[2], work[4])
    let choice = (e & work[5]) ^ (~e & work[6])
    let first =
      work[7] &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ input
    let majority = (a & b) ^ (a & c) ^ (b & c)
    let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
    for place in stride(from: 7, to: 0, by: -1) { work[place] = work[place - 1] }
    work[0] = first &+ second
    work[4] = work[4] &+ first
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
