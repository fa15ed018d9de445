extension SafeText {
  /// Filters a whole text and shortens it afterwards, so that no part of the secret is left over.
  package init(_ outside: String, hiding secret: String?, longest: Int) {
    self.init(filtered: String(SafeText(outside, hiding: secret).string.prefix(longest)))
  }
}
