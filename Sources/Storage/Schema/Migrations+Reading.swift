extension Migrations {
  /// Step 12: texts that were read in place of hearing them.
  ///
  /// They are entries with the event `read`, which earlier versions don't know; the new version of the
  /// schema keeps these from opening the record. The index counts them without reading the others.
  static let reading = """
    CREATE INDEX entry_read ON entry (session, sequence) WHERE event = 'read';
    """
}
