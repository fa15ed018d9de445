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
