extension ClaimWords {
  static let turkish = ClaimWords(
    right: list(
      """
      doğru, doğrudur, doğruydu, doğruymuş, uygun, uygundur, olur, kabul edilir, kabul
      edilebilir, geçerli, geçerlidir, mümkün, mümkündür, kusursuz, hatasız, yanlışsız,
      kullanılabilir, denebilir, denilebilir, söylenebilir, yazılabilir, güzel, gayet iyi,
      yerinde, yerindedir, yeterli
      """
    ),
    wrong: list(
      """
      yanlış, yanlıştır, yanlıştı, hatalı, hatalıdır, hata, hatadır, bozuk, uygunsuz, kusurlu,
      yanılgı, olmaz, yanılıyor, yanılmış, yanıldı, hata yapmış, hata yapıyor
      """
    ),
    negators: list("değil, değildir, yok, yoktur, değildi, olmaz, sayılmaz"),
    negatorsFollow: true,
    answers: list(
      """
      cevabın, cevabınız, yanıtın, yanıtınız, cümlen, cümleniz, çevirin, çeviriniz, yazdığın,
      yazdığınız, öğrencinin cevabı, öğrencinin cümlesi, senin cevabın, senin cümlen, biçimin,
      sözcüğün
      """
    ),
    parts: list(
      """
      fiil*, ek, eki, ekini, ekin, zaman*, kişi*, kök*, ünlü*, ünsüz*, sözcük*, sıra*, hâl*,
      anlam*, harf*, seç*, fikir
      """
    ),
    graders: list(
      """
      değerlendirme*, program*, sistem*, uygulama*, not verme*, puanlama*, notun, cevap
      anahtarı*, dilim, beklenen cevap, verilen cevap, kabul edilen cevap, bilgisayar*,
      algoritma*, makine*, denetim*, düzeltme*, kontrol*, yazılım*
      """
    ),
    marking: list(
      """
      işaretle*, gösteri*, söylü*, diyor, saydı, sayıyor, sayılıyor, belirti*, bul*, görü*,
      olarak, uyarı*, isti*, bekli*
      """
    ),
    doubts: list(
      """
      haksız*, yanlışlıkla, hatalı olarak, fazla katı, çok katı, katılmıyorum, aynı fikirde
      değil*, kabul etmeliydi, kabul etmeli, boş ver, aldırma, önemseme, güvenme, yanılıyor,
      yanılmış, yanıldı, gözden kaçır*
      """
    ),
    marks: list(
      """
      kabul edilmeliydi, kabul edilmeli, doğru sayılmalı*, haksız yere, haksızlık, tam puan,
      dikkate alma, göz ardı et*, görmezden gel*
      """
    ),
    disputes: list(
      """
      katılmıyorum, aynı fikirde değilim, yanlış yok, hata yok, yanlışın yok, hatan yok, bir
      yanlış yok, bir hata yok, yanlış bir şey yok, düzeltmeye gerek yok, değiştirmene gerek
      yok, haklısın
      """
    ),
    equals: list(
      """
      aynı anlama, aynı anlamda*, aynı şey*, fark etmez, farkı yok, fark yok, fark yoktur,
      birbirinin yerine, ikisi de, her ikisi, her iki biçim*, isteğe bağlı, eş anlamlı*, sana
      kalmış
      """
    ),
    usage: list(
      """
      günlük dilde, konuşma dilinde, halk arasında, günlük konuşma*, çoğu kişi, birçok kişi,
      herkes böyle, ağızlarda, yörede, yörelerde, sokakta böyle, gündelik dil*, konuşurken,
      modern türkçe*
      """
    ),
    both: list("ikisi, ikisi de, her ikisi, her iki"),
    demands: list(
      """
      doğrusu, doğru biçim, doğru biçimi, doğru cevap, doğru yanıt, doğru cümle, doğru sözcük,
      doğru yazım, doğru yazılış, doğru hâli, gereken biçim
      """
    ),
    demandsAfter: list(
      """
      olmalı, olmalıdır, olmalıydı, olması gerek*, yazmalı*, yazman gerek*, yazılmalı*,
      demeli*, demen gerek*, denmeli*, kullanmalı*, kullanman gerek*, kullanılmalı*, gerekir,
      gerekiyor, gerek, gerekli*, de olur, da olur, da denir, de denir, da doğru, de doğru, da
      doğrudur, de doğrudur, da yazılabilir, de yazılabilir, yazılır, denir, deriz, dersin,
      kullanılır, kullan, yaz, de yazabilirsin, da yazabilirsin, da diyebilirsin, de
      diyebilirsin, yazarız, söylenmeli*, getirilmeli*, alır, ister, daha doğru*, daha iyi*
      """
    ),
    advice: [],
    stops: list(
      """
      değil, yerine, çünkü, ama, fakat, ancak, oysa, yazdın, yazmışsın, demişsin, dedin
      """
    ),
    denials: list(
      """
      değil, yerine, yazdın, yazmışsın, yazarsan, dersen, demişsin, değildir, diye
      """
    ),
    limits: list(
      """
      eğer, olsaydı, deseydin, başka, zaman, iken, olurdu, yerlerde, durumda, durumlarda,
      cümlelerde, sorusun*, anlam*, söz konusu, sözcüklerde
      """
    ),
    meanings: list("demek*, anlam*, olurdu, dersen, deseydin, söyler"),
    hedges: list("neredeyse, hemen hemen, dışında, hariç, olsaydı, olurdu, kısmen, çoğu"),
    contrasts: list("ama, fakat, ancak, oysa, yalnız, yalnızca, ne var ki, ise, burada ise"),
    here: list("burada, bu cümlede, bu cümle, senin cümlende"),
    also: list("ayrıca, da olur, de olur, da doğru, de doğru, aynı şekilde, eşit"),
    topics: list(
      """
      ek, eki, ekin, ekini, ekiyle, ekler*, hâl*, hal, hali, ünlü*, ünsüz*, fiil*, isim,
      ismin, sözcü*, kelime*, harf*, anlam*, kesme*, ayrı, bitişik, zaman*, kişi ek*,
      olumsuz*, çoğul*, tekil*, yazılır, yazdın, yazmışsın, yazım*, demek, denir, cümle*,
      biçim*, kök*, türkçe*, yönelme, bulunma, ayrılma, belirtme, iyelik, nerede, nereye,
      sorusu*, yazman, yazmalı*, demişsin, çekim*
      """
    ),
    orders: list("json, öğrenciye şu, sen bir türkçe öğretmenisin, görevin, yanıtını şu"),
    refusals: list(
      """
      yardımcı olamam, yardımcı olamıyorum, yardım edemem, açıklayamam, açıklayamıyorum,
      yanıtlayamam, yanıt veremem, cevap veremem, üzgünüm, özür dilerim, yapay zekâ, yapay
      zeka, dil modeli, dil modeliyim, bilmiyorum, yapamam, veremem
      """
    ),
    examples: list("örnek, örneğin, mesela, örnekler")
  )
}
