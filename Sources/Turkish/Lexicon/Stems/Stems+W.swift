extension Stems {
  /// The stems that begin with w.
  static var w: StaticString {
    """
    washington N
    """
  }
}
