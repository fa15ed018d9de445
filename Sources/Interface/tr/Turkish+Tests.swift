/// Beginning a test anew, and a level that may be too high.
extension Catalogue {
  static let turkishTests: StaticString = #"""
    Begin the test anew? The answers so far stay in your record. (y/n)
    = Sınava baştan başlansın mı? Şimdiye kadarki yanıtların kaydında kalır. (y/n)
    %1 was steep: %2 of %3 right in two sessions. Would you like to begin with %4?
    = %1 biraz zor geldi: iki oturumda %3 sorudan %2 doğru. %4 düzeyinden başlamak ister misin?
    A short test can be a level off. All lessons stay open, you can change back at any time (l at \#
    home), and this is asked only once.
    = Kısa bir sınav bir düzey yanılabilir. Bütün dersler açık kalır, düzeyini istediğin zaman \#
    geri alabilirsin (ana ekranda l), bu da yalnızca bir kez sorulur.
    All levels stay open. You can take this test again from %1.
    = Bütün düzeyler açık kalır. Bu sınava yeniden girebileceğin ilk gün: %1.
    begin with %1
    = %1 düzeyinden başla
    stay at %1
    = %1 düzeyinde kal
    """#
}
