extension Catalogue {
  /// The Turkish sentences, in which the program says sen to the learner.
  static let turkish = Catalogue([
    turkishAssistant, turkishBackups, turkishCardFiles, turkishCards, turkishClasses, turkishCounts,
    turkishCourseCheck, turkishCourseFiles, turkishDecks, turkishDisputed, turkishSound,
    turkishForms,
    turkishDrills, turkishGame, turkishHelp,
    turkishHelpCards, turkishHelpDay, turkishHelpErrors, turkishHelpPractice, turkishHelpTools,
    turkishHigherPoints, turkishHome, turkishLessons, turkishLexicon, turkishMarking,
    turkishNotices,
    turkishPoints, turkishProgress, turkishQuizzes, turkishRecord, turkishReports, turkishReviews,
    turkishSchool, turkishSearch, turkishServer, turkishColleagues,
    turkishSettings, turkishTasks, turkishTests, turkishUnsure,
  ])
}
