extension Catalogue {
  /// The Turkish sentences, in which the program says sen to the learner.
  static let turkish = Catalogue([
    turkishAssistant, turkishBackups, turkishCardFiles, turkishCards, turkishCounts, turkishDecks,
    turkishForms, turkishGame, turkishHelp, turkishHelpCards, turkishHelpDay, turkishHelpErrors,
    turkishHelpPractice, turkishHelpTools, turkishHome, turkishLessons, turkishNotices,
    turkishProgress, turkishRecord, turkishReviews, turkishSearch, turkishSettings, turkishTests,
  ])
}
