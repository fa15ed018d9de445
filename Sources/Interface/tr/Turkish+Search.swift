/// Search, grammar notes and home.
extension Catalogue {
  static let turkishSearch: StaticString = #"""
    find words, grammar notes and lessons
    = sözcük, dil bilgisi notu ve ders bul
    Searches the words of the course and of your decks, the grammar notes, and the titles, texts \#
    and questions of the lessons, in Turkish and English. A result has every word of TEXT, or a \#
    word that begins with it. Plain letters find Turkish ones: cok finds çok. An inflected word \#
    also finds its dictionary form: gidiyorum finds gitmek. Words that only the lexicon has come \#
    last; dilim look shows them in full.
    = Kursun ve destelerinin sözcüklerinde, dil bilgisi notlarında ve derslerin başlıklarında, \#
    metinlerinde ve sorularında Türkçe ve İngilizce arar. Bir sonuçta TEXT içindeki her sözcük ya \#
    da onunla başlayan bir sözcük bulunur. Yalın harfler Türkçe harfleri de bulur: cok, çok \#
    sözcüğünü bulur. Çekimli bir sözcük sözlük biçimini de bulur: gidiyorum, gitmek fiilini bulur. \#
    Yalnız sözlükte olan sözcükler en sonda gelir; dilim look onları bütünüyle gösterir.
    The key / at home does the same, and opens what it found.
    = Ana ekranda / tuşu da aynı aramayı yapar ve bulduğunu açar.
    the word and where it is taught
    = sözcük ve nerede öğretildiği
    by the English meaning
    = İngilizce anlamına göre
    a grammar note
    = bir dil bilgisi notu
    There is no word to look for in %1.
    = %1 içinde aranacak bir sözcük yok.
    What are you looking for? A Turkish or English word, or several; plain letters will do.
    = Ne arıyorsun? Türkçe ya da İngilizce bir ya da birkaç sözcük yaz; yalın harfler de olur.
    1 result for %1
    = %1 için 1 sonuç
    %1 results for %2
    = %2 için %1 sonuç
    and %1 more: --limit
    = ve %1 tane daha: --limit
    Grammar notes
    = Dil bilgisi notları
    Lessons
    = Dersler
    Taught in %1.
    = Öğretildiği yer: %1.
    Taught in %1 (%2).
    = Öğretildiği yer: %1 (%2).
    In your deck %1.
    = Senin desten: %1.
    Which grammar point? A part of its name will do.
    = Hangi dil bilgisi konusu? Adının bir parçası yeter.
    The course has no grammar notes.
    = Kursta dil bilgisi notu yok.
    [ %]: how likely a right answer is now
    = [ %]: şu anda doğru yanıt olasılığı
    %1: you have not practised it yet.
    = %1: bunu henüz çalışmadın.
    %1: %2 %, weak; %3.
    = %1: %%%2, zayıf; %3.
    %1: %2 %, slipping; %3.
    = %1: %%%2, unutulmaya başlıyor; %3.
    %1: %2 %; %3.
    = %1: %%%2; %3.
    %1: not sure yet; %2.
    = %1: henüz belli değil; %2.
    not right yet
    = henüz doğru yanıt yok
    last right today
    = son doğru yanıt bugün
    last right yesterday
    = son doğru yanıt dün
    last right %1 days ago
    = son doğru yanıt %1 gün önce
    Your answers are all here. One or two questions, then you go on.
    = Bütün yanıtların burada. Bir iki sorudan sonra devam edersin.
    Your answers are all here, and you go on in %1. One question first.
    = Bütün yanıtların burada; %1 düzeyinden devam ediyorsun. Önce bir soru.
    %1: 1 lesson
    = %1: 1 ders
    %1: %2 lessons
    = %1: %2 ders
    Enter: today, %1 minutes
    = Enter: bugün, %1 dakika
    find
    = ara
    find a word, a note or a lesson
    = bir sözcük, not ya da ders ara
    the list
    = liste
    read this note
    = bu notu oku
    the next level
    = sonraki seviye
    name
    = ad
    open a note by the name of its point
    = notu konusunun adıyla aç
    more of the note
    = notun devamı
    one page back
    = bir sayfa geri
    practise this point
    = bu konuyu çalış
    search for something else
    = başka bir şey ara
    open this result
    = bu sonucu aç
    more results
    = diğer sonuçlar
    earlier results
    = önceki sonuçlar
    """#
}
