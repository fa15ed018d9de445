extension Stems {
  /// The stems that begin with w.
  static var w: StaticString {
    """
    washington N
    whatsapp No WhatsApp /vatsap
    wifi n
    """
  }
}
