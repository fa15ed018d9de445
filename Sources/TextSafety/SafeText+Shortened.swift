extension SafeText {
  /// Filters a whole text and then shortens it to `longest` characters, so that no part of the secret
  /// remains.
  package init(_ outside: String, hiding secret: String?, longest: Int) {
    self.init(filtered: String(SafeText(outside, hiding: secret).string.prefix(longest)))
  }
}
