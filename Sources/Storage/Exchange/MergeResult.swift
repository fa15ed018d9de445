/// The result of merging a line of an export into the record.
enum MergeResult {
  /// The record has gained something.
  case added
  /// The record had it already.
  case known
  /// The line contradicts the record or what came before it; nothing may be imported.
  case refused(ImportError.Reason)
}
