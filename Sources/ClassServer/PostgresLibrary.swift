import CPostgres

/// The libpq library, which is loaded at its first use and never unloaded.
enum PostgresLibrary {
  /// Returns the functions of the library, or throws ``ServerFailure/Reason/libraryMissing``.
  static func functions() throws(ServerFailure) -> UnsafePointer<dilim_postgres> {
    try loaded.get().functions
  }

  /// Unchecked: the table is written once, before any other thread can see it.
  private struct Table: @unchecked Sendable {
    let functions: UnsafePointer<dilim_postgres>
  }

  private static let loaded: Result<Table, ServerFailure> = load()

  private static func load() -> Result<Table, ServerFailure> {
    let table = UnsafeMutablePointer<dilim_postgres>.allocate(capacity: 1)
    table.initialize(to: dilim_postgres())
    if let missing = dilim_postgres_open(table) {
      return .failure(ServerFailure(.libraryMissing, message: String(cString: missing)))
    }
    return .success(Table(functions: UnsafePointer(table)))
  }
}
