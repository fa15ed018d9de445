package import CardFiles

extension LearnerStore {
  private enum Abort: Error {
    case rehearsed(CardImport.Report)
    case failed(DatabaseError)
  }

  /// Merges a file of cards, all of it or nothing; gives the result of each row.
  ///
  /// A rehearsal gives the same report and changes nothing. A note is identified by its GUID, or
  /// else by its word and meaning, and an answer by its card and time, so a second import adds
  /// nothing.
  package func merge(
    _ file: CardImport,
    _ settings: CardFileSettings
  ) throws(DatabaseError) -> CardImport.Report {
    try record.prepareToWrite()
    // 128 MiB, so that the pages that a large file changes are written only once.
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
