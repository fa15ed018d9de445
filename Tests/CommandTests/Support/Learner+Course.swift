extension Learner {
  /// Sets a course of these lessons: vocabulary with a number of words, writing and checkpoints with two
  /// sentences, “bir” and “iki”.
  func learn(_ lessons: String..., words: Int = 6) throws {
    for name in lessons {
      let parts = name.split(separator: "-")
      let unit = parts[1].dropFirst()
      let items =
        parts[2] == "vocabulary"
        ? (1...words).map { word in
          "* \(parts[0])\(parts[1])söz\(word) | noun | meaning \(word) of \(parts[1]) | Bu söz. "
            + "| This is a word. {#w\(word)}"
        }
        : ["? one {#one}", "= bir", "", "? two {#two}", "= iki"]
      let text = """
        id: \(name)
        level: \(parts[0].uppercased())
        unit: \(unit)
        skill: \(parts[2])
        title: Ders
        grammar: copula-present

        \(items.joined(separator: "\n"))

        """
      _ = try write(text, to: "course/\(parts[0])/\(name).lesson")
    }
    environment["DILIM_CONTENT"] = "\(home)/course"
  }
}
