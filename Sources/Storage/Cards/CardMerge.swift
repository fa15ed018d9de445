/// The cards that an import has touched so far.
struct CardMerge {
  /// Cards whose state came with the import and already includes their answers.
  var imported: Set<Int64> = []
  /// Cards with answers both from the import and from the record.
  var mixed: Set<Int64> = []
}
