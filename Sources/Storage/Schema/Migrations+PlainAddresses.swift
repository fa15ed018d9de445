extension Migrations {
  /// Step 4: deletes endpoints whose address may contain a key or a password.
  ///
  /// Settings refuse these addresses now. The facts about the endpoints are learned again.
  static let plainAddresses = """
    DELETE FROM endpoint WHERE address GLOB '*[?@]*';
    DELETE FROM dialect WHERE endpoint GLOB '*[?@]*';
    """
}
