import CCurl

/// The libcurl library, which is loaded at its first use and never unloaded.
enum CurlLibrary {
  /// Returns the functions of the library, or throws ``TransferError/Reason/libraryMissing``.
  static func functions() throws(TransferError) -> UnsafePointer<dilim_curl> {
    try loaded.get().functions
  }

  /// Unchecked: the table is written once, before any other thread can see it.
  private struct Table: @unchecked Sendable {
    let functions: UnsafePointer<dilim_curl>
  }

  private static let loaded: Result<Table, TransferError> = load()

  private static func load() -> Result<Table, TransferError> {
    let table = UnsafeMutablePointer<dilim_curl>.allocate(capacity: 1)
    table.initialize(to: dilim_curl())
    if let missing = dilim_curl_open(table) {
      let message = "\(String(cString: missing)) (install libcurl4, or curl with Homebrew)"
      return .failure(TransferError(.libraryMissing, message: message))
    }
    // `curl_global_init` is not thread-safe; a `static let` is initialised once.
    let code = table.pointee.global_init(Int(CURL_GLOBAL_DEFAULT))
    guard code == CURLE_OK else {
      return .failure(TransferError(.libraryMissing, code: Int(code.rawValue)))
    }
    return .success(Table(functions: UnsafePointer(table)))
  }
}
