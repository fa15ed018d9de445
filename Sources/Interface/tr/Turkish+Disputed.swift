extension Catalogue {
  /// Explanations that are not shown, and what leads on from a mistake.
  static let turkishDisputed: StaticString = #"""
    report
    = bildir
    report a bad AI explanation; it is not shown again
    = kötü bir yapay zekâ açıklamasını bildir; bir daha gösterilmez
    No reply was refused, and you have reported none.
    = Hiçbir karşılık reddedilmedi, sen de hiçbirini bildirmedin.
    A sentence
    = Bir cümle
    The reply, which may be wrong: %1
    = Karşılık (yanlış olabilir): %1
    You reported it.
    = Sen bildirdin.
    It says that the mark is wrong.
    = Değerlendirmenin yanlış olduğunu söylüyor.
    It gives another answer as the right one: %1
    = Doğru yanıt diye başka bir yanıt veriyor: %1
    It contradicts the mark: %1 …
    = Değerlendirmeye ters düşüyor: %1 …
    It demands a form that is in no accepted answer: %1
    = Kabul edilen hiçbir yanıtta olmayan bir biçim istiyor: %1
    It quotes what is not in the text: %1
    = Metinde olmayan bir şeyi alıntılıyor: %1
    It uses the wrong form as if it were right: %1
    = Yanlış biçimi doğruymuş gibi kullanıyor: %1
    It has a word that is not known as Turkish: %1
    = Türkçe olduğu bilinmeyen bir sözcük var: %1
    It explains something that was not found.
    = Bulunmayan bir şeyi açıklıyor.
    It does not speak of the words in question.
    = Söz konusu sözcüklerden söz etmiyor.
    It is in another language than the one asked for.
    = İstenenden başka bir dilde.
    Explanations in its language can't be checked.
    = Bu dildeki açıklamalar denetlenemiyor.
    It repeats an example.
    = Bir örneği yineliyor.
    The model declined.
    = Model açıklamayı reddetti.
    It is not a whole explanation.
    = Tam bir açıklama değil.
    There is no mistake %1; `dilim mistakes` lists %2.
    = %1 numaralı yanlış yok; `dilim mistakes` %2 tane listeler.
    Grammar note: dilim note %1
    = Dil bilgisi notu: dilim note %1
    Practice: dilim practice --grammar %1
    = Çalışma: dilim practice --grammar %1
    Practice: dilim practice --mistakes
    = Çalışma: dilim practice --mistakes
    Explanation: dilim explain --item '%1' '%2'
    = Açıklama: dilim explain --item '%1' '%2'
    The question is too large for %1%2.
    = Soru %1 için fazla büyük%2.
    """#
}
