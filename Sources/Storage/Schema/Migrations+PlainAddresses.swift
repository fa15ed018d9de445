extension Migrations {
  /// Step 4: forgets endpoints whose address may hold a key or a password.
  ///
  /// Such addresses are refused by now. What was known of the endpoints is found out again.
  static let plainAddresses = """
    DELETE FROM endpoint WHERE address GLOB '*[?@]*';
    DELETE FROM dialect WHERE endpoint GLOB '*[?@]*';
    """
}
