package import CardFiles

extension LearnerStore {
  private enum Abort: Error {
    case rehearsed(CardImport.Report)
    case failed(DatabaseError)
  }

  /// Merges a file of cards, all of it or nothing; a rehearsal reports the result of each row.
  ///
  /// A note is identified by its lasting name, else by its word and meaning, so that a second import
  /// changes nothing. Answers are identified by their card and time.
  package func merge(
    _ file: CardImport,
    _ settings: CardFileSettings
  ) throws(DatabaseError) -> CardImport.Report {
    try record.prepareToWrite()
    // In KiB: room for the pages that a large file changes, or they are written more than once.
    try record.connection.run("PRAGMA cache_size = -131072")
    do throws(Abort) {
      return try record.connection.transaction(failing: Abort.failed) { () throws(Abort) in
        let report: CardImport.Report
        do throws(DatabaseError) {
          report = try CardFileMerge(self, settings).merge(file)
        } catch {
          throw .failed(error)
        }
        if settings.isRehearsal { throw .rehearsed(report) }
        return report
      }
    } catch {
      switch error {
      case .rehearsed(let report): return report
      case .failed(let error): throw error
      }
    }
  }
}
