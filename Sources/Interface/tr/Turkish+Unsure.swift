extension Catalogue {
  /// Answers that are unsure, and proposals to authors.
  static let turkishUnsure: StaticString = #"""
    ? Emin değilim (unsure)
    = ? Emin değilim
    ? Türkçesi doğru (right Turkish)
    = ? Türkçesi doğru
    Listed:
    = Listede:
    I found no slip, but can't tell whether it means the same.
    = Bir yanlış bulmadım, ama aynı anlama gelip gelmediğini bilemiyorum.
    Yours may be right too.
    = Seninki de doğru olabilir.
    Right Turkish, but this item practises %1.
    = Türkçesi doğru, ama bu soruda %1 çalışılıyor.
    Nobody listed it, but the English leaves open what differs.
    = Listede yok, ama farklı olan yeri İngilizce cümle serbest bırakıyor.
    Also right; the usual answer is: %1
    = Bu da doğru; alışılmış yanıt: %1
    Listed: %1
    = Listede: %1
    No answer is waiting. Unsure answers, and marks that you overrule, are listed here.
    = Bekleyen yanıt yok. Emin olunamayan yanıtlar ve doğru saydırdıkların burada listelenir.
    dilim proposals --accept ID --into DIR writes one into a course folder.
    = dilim proposals --accept KİMLİK --into KLASÖR birini bir ders klasörüne yazar.
    There is no answer %1.%2 `dilim proposals` lists them.
    = %1 adlı bir yanıt yok.%2 `dilim proposals` hepsini listeler.
    %1: only a translation has lines of accepted answers.
    = %1: kabul edilen yanıt satırları yalnızca çevirilerde vardır.
    %1: the lesson would not accept it with this line; nothing was written.
    = %1: ders bu satırla da onu kabul etmezdi; hiçbir şey yazılmadı.
    %1 accepts it already: %2
    = %1 bunu zaten kabul ediyor: %2
    Check the course now: dilim check %1
    = Şimdi dersleri denetle: dilim check %1
    %1 unsure
    = %1 kez belirsiz
    %1 overruled
    = %1 kez doğru saydırıldı
    %1 proposed
    = %1 kez önerildi
    The item practises %1.
    = Bu soruda %1 çalışılıyor.
    expected a line of dilim proposals --json
    = dilim proposals --json satırı bekleniyordu
    Name the course folder too: --into DIR.
    = Ders klasörünü de belirt: --into KLASÖR.
    Name the answer too: --accept ID.
    = Yanıtı da belirt: --accept KİMLİK.
    answers that nobody listed and that may be right, for authors
    = listede olmayan ama doğru olabilecek yanıtlar, ders yazarları için
    Lists by item the answers that were unsure, and those whose mark was overruled, with the number of times; those that were proposed (o after a mark, or :proposal) come first. No mark changes.
    = Emin olunamayan ve doğru saydırılan yanıtları alıştırma alıştırma, kaç kez verildikleriyle listeler; önerilenler (yanıttan sonra o ya da :proposal) başta gelir. Hiçbir değerlendirme değişmez.
    --accept ID --into DIR writes an answer as a line of accepted answers into a course folder; `dilim check DIR` then judges the course. --json prints a line for each answer, to keep or to send to an author; --from FILE reads such lines in place of your record.
    = --accept KİMLİK --into KLASÖR bir yanıtı, kabul edilen yanıt satırı olarak bir ders klasörüne yazar; dersleri sonra `dilim check KLASÖR` denetler. --json her yanıt için, saklamak ya da bir yazara göndermek üzere bir satır yazar; --from DOSYA, kaydın yerine böyle satırları okur.
    what learners wrote that nobody listed
    = öğrenenlerin yazdığı, listede olmayan yanıtlar
    for an author
    = bir yazar için
    list one of them
    = birini listeye ekle
    write this answer into the course folder
    = bu yanıtı ders klasörüne yaz
    the course folder to write into
    = yazılacak ders klasörü
    read answers of --json in place of the record
    = kayıt yerine --json yanıtlarını oku
    ask the AI whether it means the same
    = yapay zekâya aynı anlama gelip gelmediğini sor
    Difference: %1.
    = Fark: %1.
    Type the listed answer once:
    = Listedeki yanıtı bir kez yaz:
    go on without typing it
    = yazmadan devam et
    mine was right
    = benimki doğruydu
    "mine was right": propose the answer to the author
    = “benimki doğruydu”: yanıtı dersin yazarına öner
    It comes back today.
    = Bugün yine gelecek.
    Proposed to the author: %1. The mark stays; `dilim proposals` lists it.
    = Dersin yazarına önerildi: %1. Değerlendirme aynı kalır; `dilim proposals` gösterir.
    There is no unsure answer to propose.
    = Önerilecek bir yanıt yok.
    That is not the listed answer yet; :skip goes on without it.
    = Bu listedeki yanıt değil; :skip yazmadan devam eder.
    At the first try: %1 right, %2 unsure, %3 wrong.
    = İlk denemede: %1 doğru, %2 belirsiz, %3 yanlış.
    Nothing went wrong; what was unsure comes back.
    = Yanlış yok; belirsiz kalanlar yine gelecek.
    %1 unsure: neither right nor wrong.
    = %1 belirsiz: ne doğru ne yanlış.
    %1, once more
    = %1, bir kez daha
    %1: %2 of %3 passed, %4 unsure, %5
    = %1: %2/%3 geçti, %4 belirsiz, %5
    """#
}
