extension EnglishGrammar {
  /// Whether a sentence that begins with the word may be a command: base forms of common verbs.
  static func mayBeginCommand(_ word: String) -> Bool { commands.contains(word) }

  private static let commands: Set<String> = Set(
    """
    accept act add admit advise agree aim allow answer apologize appear apply argue arrange arrive
    ask attack attend avoid bake be beat become beg begin behave believe bend bet beware bite blow
    boil borrow break breathe bring brush build burn bury buy call calm cancel carry catch celebrate
    change charge chase check cheer choose clap clean clear climb close collect come compare
    complain complete concentrate confirm consider consult contact continue control cook copy correct
    count cover cross cry cut dance dare decide deliver describe destroy dial die dig dive do don't
    draw dream dress drink drive drop dry earn eat empty end enjoy enter excuse expect explain face
    fall fasten feed feel fetch fight fill find finish fix fly fold follow forget forgive freeze get
    give go grab greet grow guess hand hang have hear help hide hit hold hope hug hurry ignore imagine
    improve include inform insist introduce invite join judge jump keep kick kill kiss knock know
    laugh lay lead lean learn leave lend let lie lift light listen live lock look lose lower make mark
    marry measure meet memorize mend mention mind mix move name never note notice obey observe offer
    open order pack paint pardon park pass pay peel phone pick place plant play point polish pour
    practise practice pray prepare press pretend print promise protect prove publish pull push put
    quit raise reach read recall receive recommend record reduce refuse relax remain remember remind
    remove repair repeat reply report rescue reserve respect rest return review ride ring rinse rise
    run save say search see seek sell send separate serve set settle shake share shave shoot shout
    show shut sign sing sit sleep slow smell smile smoke solve speak spell spend spit split spread
    stand start stay steal step stick stir stop study suggest supply support suppose swallow swear
    sweep swim switch take talk taste teach tear tell thank think throw tidy tie touch train
    translate travel treat trust try turn type understand undo unlock use visit vote wait wake walk
    warm warn wash watch water wave wear weigh welcome whisper whistle win wipe wish wonder work worry
    wrap write yell
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
