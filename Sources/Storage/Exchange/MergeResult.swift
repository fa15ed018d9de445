/// The result of merging a line of an export into the record.
enum MergeResult {
  /// The line has added something to the record.
  case added
  /// The record had the content of the line already.
  case known
  /// The line contradicts the record or an earlier line, so nothing may be imported.
  case refused(ImportError.Reason)
}
