extension EnglishGrammar {
  /// Whether a word is grammar rather than a meaning that a Turkish word translates.
  package static func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

  private static let functionWords: Set<String> = Set(
    """
    a an the i you he she it we they me him her us them my your his its our their mine yours hers
    ours theirs myself yourself himself herself itself ourselves yourselves themselves 's
    am is are was were be been being do does did done have has had having will would shall should
    can could may might must ought need to of in on at by for from with about into onto over under
    and or but so if when while as than that this these those there here not no n't
    who whom whose what which where why how let please some any one ones
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
