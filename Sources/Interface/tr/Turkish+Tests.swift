/// Placement and level tests.
extension Catalogue {
  static let turkishTests: StaticString = #"""
    %1 test, item %2 of %3
    = %1 sınavı, soru %2/%3
    The %1 test: %2 questions, six of each skill.
    = %1 sınavı: %2 soru, her beceriden altı.
    There are no hints, and no marks until the end. 20 right answers pass, with half of each skill. You can leave and go on later.
    = İpucu yok; doğru ve yanlışlar sonda görünür. 20 doğru ve her becerinin yarısı gerekir. Çıkıp sonra sürdürebilirsin.
    %1 test passed: %2.
    = %1 sınavını geçtin: %2.
    %1 test not yet passed: %2.
    = %1 sınavını henüz geçemedin: %2.
    By skill: %1
    = Beceriye göre: %1
    By level: %1
    = Seviyeye göre: %1
    To practise: %1
    = Çalışılacaklar: %1
    The grammar notes (n at home) explain them.
    = Dil bilgisi notları (ana ekranda n) bunları açıklar.
    dilim note %1 explains the first.
    = İlkini dilim note %1 açıklar.
    All levels stay open. You can take this test again after three days.
    = Bütün seviyeler açık kalır. Bu sınava üç gün sonra yeniden girebilirsin.
    Enough answers were right, but each skill needs half: %1.
    = Doğru sayısı yetti, ama her becerinin yarısı gerekir: %1.
    %1 right answers pass.
    = Geçmek için %1 doğru gerekir.
    Item %1, at most %2
    = Soru %1, en çok %2
    What is your level? 8 to %1 questions will tell.
    = Seviyen ne? 8-%1 soruda belli olur.
    There are no hints, and no marks until the end. "I don't know" is a good answer: it saves questions that are too hard.
    = İpucu yok; doğru ve yanlışlar sonda görünür. “Bilmiyorum” iyi bir yanıttır: çok zor soruları eler.
    Begin with %1 (%2).
    = Başlayacağın seviye %1: %2.
    A short test can be a level off. Every level stays open, and you can change yours at any time.
    = Kısa bir sınav bir seviye yanılabilir. Her seviye açık kalır; seviyeni istediğin zaman değiştirebilirsin.
    %1: set your level to %2   b: stay at %3
    = %1: seviyen %2 olsun   b: %3 kalsın
    %1: go on with %2, your level now
    = %1: şimdiki seviyen %2 ile devam et
    take %1 as your level
    = seviyen %1 olsun
    keep your level, %1
    = seviyen %1 kalsın
    keep %1
    = %1 kalsın
    %1 I don't know
    = %1 bilmiyorum
    (:skip, or only Enter: I don't know)
    = (:skip ya da yalnız Enter: bilmiyorum)
    go back; the test keeps its place
    = geri dön; sınav kaldığı yerde durur
    I don't know
    = bilmiyorum
    I don't know (only Enter says so too)
    = bilmiyorum (yalnız Enter de bunu söyler)
    past the options
    = seçeneklerin dışında
    There are no lessons to take questions from.
    = Soru alınacak ders yok.
    You took the %1 test less than three days ago; the next one is from %2. `dilim test %3 --json` has the last result.
    = %1 sınavına gireli üç gün olmadı; yeniden girebileceğin gün: %2. Son sonuç için: `dilim test %3 --json`.
    %1 has too few exercises for a test: it needs eight of each skill.
    = %1 seviyesinde sınava yetecek alıştırma yok: her beceriden sekiz gerekir.
    Going on where you left off: %1 so far.
    = Kaldığın yerden devam: şimdiye dek %1.
    It is close: eight more questions decide.
    = Sonuç sınırda: sekiz soru daha belirleyecek.
    Your level is %1 now. The lessons of the levels below stay open.
    = Yeni seviyen: %1. Alt seviyelerin dersleri açık kalır.
    Your level stays %1.
    = Seviyen %1 olarak kalıyor.
    Your level stays %1; l at home can set it to %2.
    = Seviyen %1 olarak kalıyor; bulunan seviye (%2) için: ana ekranda l.
    Your level stays %1; `dilim level %2` sets the one found.
    = Seviyen %1 olarak kalıyor; bulunan seviye için: `dilim level %2`.
    %1 so far; every one is kept. Go on with:
    = şimdiye dek %1; hepsi saklandı. Sürdürmek için:
    Placement: %1 dilim placement
    = Seviye belirleme: %1 dilim placement
    %1 test: %2 dilim test %3
    = %1 sınavı: %2 dilim test %3
    Begin the test anew? The answers so far stay in your record. (y/n)
    = Sınava baştan başlansın mı? Şimdiye kadarki yanıtların kaydında kalır. (y/n)
    %1 was steep: %2 of %3 right in two sessions. Would you like to begin with %4?
    = %1 biraz zor geldi: iki oturumda %3 sorudan %2 doğru. %4 seviyesinden başlamak ister misin?
    A short test can be a level off. All lessons stay open, you can change back at any time (l at \#
    home), and this is asked only once.
    = Kısa bir sınav bir seviye yanılabilir. Bütün dersler açık kalır, seviyeni istediğin zaman \#
    geri alabilirsin (ana ekranda l), bu da yalnızca bir kez sorulur.
    All levels stay open. You can take this test again from %1.
    = Bütün seviyeler açık kalır. Bu sınava yeniden girebileceğin ilk gün: %1.
    begin with %1
    = %1 seviyesinden başla
    stay at %1
    = %1 seviyesinde kal
    keep your level
    = seviyen kalsın
    keep it
    = kalsın
    begin anew
    = baştan başla
    begin the test anew
    = sınava baştan başla
    begin the test anew; asks first
    = sınava baştan başla; önce sorar
    """#
}
