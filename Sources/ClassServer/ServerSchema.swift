/// The tables and functions of a server of classes, which an administrator makes and brings up to date.
package struct ServerSchema {
  private let address: ServerAddress
  private let password: String?

  /// An administrator's access: a superuser of the server.
  package init(_ address: ServerAddress, password: String?) {
    self.address = address
    self.password = password
  }

  /// A migration, which never changes once it has been released.
  package struct Migration: Sendable, Hashable {
    package let version: Int
    package let name: String
    let text: String

    fileprivate init(_ version: Int, _ name: String, _ bytes: [UInt8]) {
      self.version = version
      self.name = name
      text = String(decoding: bytes, as: UTF8.self)
    }
  }

  package static let migrations = [
    Migration(1, "001-tables", PackageResources._01_tables_sql),
    Migration(2, "002-functions", PackageResources._02_functions_sql),
    Migration(3, "003-codes", PackageResources._03_codes_sql),
    Migration(4, "004-teachers", PackageResources._04_teachers_sql),
  ]

  /// The oldest server whose rules the migrations count on.
  package static let oldestServer = 15

  /// The number with which two administrators lock each other out.
  private static let lock = 81_294

  /// Makes roles and database where they are missing, and brings them up to date.
  package func initialise() throws(ServerFailure) -> [Migration] {
    let server = try connection(to: "postgres")
    try checkVersion(server)
    try transact(server, Self.text(PackageResources.cluster_roles_sql))
    let databases = try server.rows(
      "SELECT 1 FROM pg_database WHERE datname = $1",
      [ServerAddress.usualDatabase]
    )
    if databases.isEmpty { try server.run(Self.text(PackageResources.cluster_database_sql)) }
    try transact(server, Self.text(PackageResources.cluster_settings_sql))
    return try migrate()
  }

  /// Applies what is missing, each migration in a transaction of its own; returns what was applied.
  package func migrate() throws(ServerFailure) -> [Migration] {
    let server = try connection(to: ServerAddress.usualDatabase)
    try checkVersion(server)
    var applied: [Migration] = []
    for migration in Self.migrations {
      try server.run("BEGIN")
      do throws(ServerFailure) {
        _ = try server.rows("SELECT pg_advisory_xact_lock($1)", [String(Self.lock)])
        // Under the lock: another administrator may just have applied it.
        if try state(of: migration, server) == .pending {
          try server.run(migration.text)
          try server.run("RESET ROLE")
          _ = try server.rows(
            """
            INSERT INTO dilim.migration (version, name, sha256) VALUES ($1, $2, \
            encode(sha256(convert_to($3, 'UTF8')), 'hex'))
            """,
            [String(migration.version), migration.name, migration.text]
          )
          applied.append(migration)
        }
        try server.run("COMMIT")
      } catch {
        try? server.run("ROLLBACK")
        throw error
      }
    }
    return applied
  }

  enum MigrationState { case applied, pending }

  private func state(
    of migration: Migration,
    _ server: PostgresConnection
  ) throws(ServerFailure) -> MigrationState {
    guard try Self.hasMigrations(server) else { return .pending }
    let newest = try server.rows("SELECT max(version) FROM dilim.migration")[0].integer(0) ?? 0
    guard newest <= Self.migrations.count else { throw ServerFailure(.newerServer(Int(newest))) }
    let rows = try server.rows(
      """
      SELECT sha256 = encode(sha256(convert_to($2, 'UTF8')), 'hex') FROM dilim.migration \
      WHERE version = $1
      """,
      [String(migration.version), migration.text]
    )
    guard let row = rows.first else { return .pending }
    guard row.bool(0) else { throw ServerFailure(.changedMigration(migration.version)) }
    return .applied
  }

  private static func hasMigrations(_ server: PostgresConnection) throws(ServerFailure) -> Bool {
    try server.rows("SELECT to_regclass('dilim.migration') IS NOT NULL")[0].bool(0)
  }

  private func transact(_ server: PostgresConnection, _ text: String) throws(ServerFailure) {
    // One message of the simple protocol is one transaction.
    try server.run(text)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func connection(to database: String) throws(ServerFailure) -> PostgresConnection {
    try PostgresConnection(address.with(database: database), password: password)
  }

  private func checkVersion(_ server: PostgresConnection) throws(ServerFailure) {
    guard server.serverVersion / 10_000 >= Self.oldestServer else {
      throw ServerFailure(.oldServer(server.serverVersion / 10_000))
    }
  }

  /// What is as it should be, and what is not.
  package enum Finding: Sendable, Hashable {
    case version(Int)
    case applied(Migration)
    case pending(Migration)
    /// TLS is off, so that nobody can connect from another machine.
    case noTLS
    /// New passwords would be kept in a weaker form than SCRAM-SHA-256.
    case passwords(String)
    /// A rule of pg_hba.conf lets somebody into the database in another way than by SCRAM.
    case rule(line: Int, String)
    /// A login has a privilege on a table, which tells it more than the functions do.
    case privilege(role: String, table: String)
    /// Anybody may do what an attack needs: temporary tables, functions, other databases.
    case open(String)

    package var isTrouble: Bool {
      switch self {
      case .version, .applied: false
      default: true
      }
    }
  }

  /// Looks at a server without changing anything.
  package func check() throws(ServerFailure) -> [Finding] {
    let server = try connection(to: ServerAddress.usualDatabase)
    var findings = [Finding.version(server.serverVersion / 10_000)]
    for migration in Self.migrations {
      findings.append(
        try state(of: migration, server) == .applied ? .applied(migration) : .pending(migration)
      )
    }
    if try server.rows("SHOW ssl")[0].text(0) != "on" { findings.append(.noTLS) }
    let passwords = try server.rows("SHOW password_encryption")[0].text(0)
    if passwords != "scram-sha-256" { findings.append(.passwords(passwords)) }
    for row in try server.rows(Self.rules) {
      findings.append(.rule(line: Int(row.integer(0) ?? 0), row.text(1)))
    }
    for row in try server.rows(Self.privileges) {
      findings.append(.privilege(role: row.text(0), table: row.text(1)))
    }
    for row in try server.rows(Self.openings) { findings.append(.open(row.text(0))) }
    return findings
  }

  /// Rules for other machines that are not SCRAM over TLS, rules without a password for this one by
  /// TCP, and rules by which any user of this machine is any login by the socket.
  private static let rules = """
    SELECT line_number, concat_ws(' ', type, array_to_string(database, ','), \
    array_to_string(user_name, ','), address, auth_method) FROM pg_hba_file_rules \
    WHERE error IS NULL AND auth_method <> 'reject' AND database && ARRAY['all', 'dilim'] AND \
    CASE type WHEN 'local' THEN 'all' = ANY (user_name) AND auth_method IN ('trust', 'password', 'md5') \
    ELSE auth_method <> 'scram-sha-256' OR type <> 'hostssl' AND NOT (address = 'localhost' \
    OR address = 'samehost' OR address LIKE '127.%' OR address = '::1') END
    """

  private static let privileges = """
    SELECT r.rolname, c.oid::regclass::text FROM pg_roles r, pg_class c \
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'dilim' AND c.relkind IN ('r', 'p') \
    AND NOT r.rolsuper AND r.rolname NOT IN ('dilim_owner', 'dilim_api', 'dilim_accounts') \
    AND r.rolname !~ '^pg_' \
    AND has_table_privilege(r.oid, c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE') LIMIT 20
    """

  private static let openings = """
    SELECT 'TEMP ON DATABASE dilim' WHERE has_database_privilege('dilim_student', 'dilim', 'TEMP') \
    UNION ALL SELECT 'CREATE ON SCHEMA public' \
    WHERE has_schema_privilege('dilim_student', 'public', 'CREATE') \
    UNION ALL SELECT 'USAGE ON LANGUAGE plpgsql' \
    WHERE has_language_privilege('dilim_student', 'plpgsql', 'USAGE') \
    UNION ALL SELECT 'CONNECT ON DATABASE postgres' \
    WHERE has_database_privilege('dilim_student', 'postgres', 'CONNECT')
    """
}
