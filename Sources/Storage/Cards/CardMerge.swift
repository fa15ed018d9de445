/// The cards that an import has met, remembered until its end.
struct CardMerge {
  /// Cards whose state came with the import and includes their answers already.
  var imported: Set<Int64> = []
  /// Cards that have answers from both sides.
  var mixed: Set<Int64> = []
}
