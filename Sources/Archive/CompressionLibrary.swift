import CCompression

/// The functions of zlib and libzstd, loaded at their first use.
enum CompressionLibrary {
  static func zlib() throws(ArchiveError) -> UnsafePointer<dilim_zlib> {
    try loadedZlib.get().functions
  }

  static func zstd() throws(ArchiveError) -> UnsafePointer<dilim_zstd> {
    try loadedZstd.get().functions
  }

  /// Safe to share, because a table is written once, before it is published.
  private struct Table<Functions>: @unchecked Sendable {
    let functions: UnsafePointer<Functions>
  }

  private static let loadedZlib: Result<Table<dilim_zlib>, ArchiveError> = load(
    dilim_zlib(),
    dilim_zlib_open
  )

  private static let loadedZstd: Result<Table<dilim_zstd>, ArchiveError> = load(
    dilim_zstd(),
    dilim_zstd_open
  )

  private static func load<Functions>(
    _ empty: Functions,
    _ open: (UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
  ) -> Result<Table<Functions>, ArchiveError> {
    let table = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    table.initialize(to: empty)
    if let message = open(table) {
      return .failure(ArchiveError(.libraryMissing(String(cString: message))))
    }
    return .success(Table(functions: UnsafePointer(table)))
  }
}
