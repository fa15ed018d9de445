/// Reviews of cards.
extension Catalogue {
  static let turkishReviews: StaticString = #"""
    show the answer
    = yanıtı göster
    shows it
    = gösterir
    again: forgotten
    = yeniden: unutmuşum
    hard: known with effort
    = zor: zorlanarak bildim
    good: known
    = iyi: bildim
    easy: known at once
    = kolay: hemen bildim
    hard
    = zor
    good
    = iyi
    easy
    = kolay
    take back the last change, or the last answer of an earlier review
    = son değişikliği ya da önceki tekrarın son yanıtını geri al
    edit the card in $VISUAL or $EDITOR
    = kartı $VISUAL ya da $EDITOR ile düzenle
    suspend it: known, never asked again
    = askıya al: biliniyor, bir daha sorulmaz
    skip it until tomorrow
    = yarına kadar atla
    %1 done: %2
    = %1 bitti: %2
    %1: nothing is due now.
    = %1: şu anda zamanı gelmiş kart yok.
    1 card comes
    = 1 kart
    %1 cards come
    = %1 kart
    %1 back in %2.
    = %1 %2 sonra geri gelecek.
    More can be reviewed today.
    = Bugün daha tekrar edilebilir.
    The next cards are due on %1.
    = Sıradaki kartların zamanı: %1.
    What is the other side?
    = Öbür yüzünde ne var?
    What is it in Turkish?
    = Türkçesi ne?
    Type the other side:
    = Öbür yüzünü yaz:
    Write in Turkish:
    = Türkçe yaz:
    Not typed: here is the answer.
    = Yazılmadı: yanıt burada.
    x Not known: here is the answer.
    = x Bilinmedi: yanıt burada.
    Extra practice: the schedule stays as it is.
    = Fazladan alıştırma: takvim değişmez.
    %1 due
    = zamanı gelmiş %1
    %1 due, %2
    = zamanı gelmiş %1, %2
    1 more waits
    = 1 kart daha bekliyor
    %1 beyond today's limit; at this limit it takes more than a year to catch up.
    = Bugünkü sınırın dışında %1; bu sınırla yetişmek bir yıldan uzun sürer.
    %1 beyond today's limit; at this limit you will catch up by %2.
    = Bugünkü sınırın dışında %1; bu sınırla yetişeceğin tarih: %2.
    Nothing was answered.
    = Hiçbir şey yanıtlanmadı.
    %1 new
    = %1 yeni
    %1 left out
    = %1 atlandı
    (new)
    = (yeni)
    (learning)
    = (öğreniliyor)
    %1 d, %2
    = %1 gün, %2
    %1 to go%2
    = kalan %1%2
    These words are cards now: r at home asks them, and asks each one again when it is due.
    = Bu sözcükler artık kart: ana ekranda r onları sorar ve zamanı gelince her birini yeniden sorar.
    These words are cards, but their deck is set to ask no new ones.
    = Bu sözcükler artık kart, ama destelerinin ayarına göre yeni kart sorulmuyor.
    These words are cards, but new cards are turned off in the settings.
    = Bu sözcükler artık kart, ama ayarlarda yeni kartlar kapalı.
    You have deleted the cards of these words, so they are not asked.
    = Bu sözcüklerin kartlarını sildin, o yüzden sorulmuyorlar.
    These words are cards now: r at home or dilim review asks them, and asks each one again when it is due.
    = Bu sözcükler artık kart: ana ekranda r ya da dilim review onları sorar ve zamanı gelince her birini yeniden sorar.
    These words are cards, but their deck is set to ask no new ones: dilim decks set %1 new=%2 changes that.
    = Bu sözcükler kart oldu, ama destelerinde yeni kart kapalı; açmak için: dilim decks set %1 new=%2.
    These words are cards, but new cards are turned off: dilim config unset new_per_day turns them on again.
    = Bu sözcükler kart oldu, ama yeni kartlar kapalı; açmak için: dilim config unset new_per_day.
    You have deleted the cards of these words, so they are not asked: dilim review %1 starts them again.
    = Bu sözcüklerin kartlarını silmiştin, bu yüzden sorulmuyorlar; yeniden başlatmak için: dilim review %1.
    Jan
    = Oca
    Feb
    = Şub
    Mar
    = Mar
    Apr
    = Nis
    May
    = May
    Jun
    = Haz
    Jul
    = Tem
    Aug
    = Ağu
    Sep
    = Eyl
    Oct
    = Eki
    Nov
    = Kas
    Dec
    = Ara

    """#
}
