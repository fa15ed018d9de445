extension Catalogue {
  static let turkishCounts: StaticString = #"""
    # Nouns after a number: Turkish has no plural there.
    %1 text
    = %1 metin
    %1 texts
    = %1 metin
    %1 answer
    = %1 yanıt
    %1 answers
    = %1 yanıt
    %1 answer to cards
    = %1 kart yanıtı
    %1 answers to cards
    = %1 kart yanıtı
    %1 backup
    = %1 yedek
    %1 backups
    = %1 yedek
    %1 best score
    = %1 en iyi puan
    %1 best scores
    = %1 en iyi puan
    %1 card
    = %1 kart
    %1 cards
    = %1 kart
    %1 card entry
    = %1 kart kaydı
    %1 card entries
    = %1 kart kaydı
    %1 minute
    = %1 dakika
    %1 minutes
    = %1 dakika
    %1 sentence
    = %1 cümle
    %1 sentences
    = %1 cümle
    %1 change
    = %1 değişiklik
    %1 changes
    = %1 değişiklik
    %1 conversation
    = %1 sohbet
    %1 conversations
    = %1 sohbet
    %1 day
    = %1 gün
    %1 days
    = %1 gün
    %1 deck
    = %1 deste
    %1 decks
    = %1 deste
    %1 entry
    = %1 kayıt
    %1 entries
    = %1 kayıt
    %1 entry in lessons
    = %1 ders kaydı
    %1 entries in lessons
    = %1 ders kaydı
    %1 lapse
    = %1 unutma
    %1 lapses
    = %1 unutma
    %1 line
    = %1 satır
    %1 lines
    = %1 satır
    %1 meaning
    = %1 anlam
    %1 meanings
    = %1 anlam
    %1 note
    = %1 not
    %1 notes
    = %1 not
    %1 other
    = %1 başka anlamı
    %1 others
    = %1 başka anlamı
    %1 prediction
    = %1 tahmin
    %1 predictions
    = %1 tahmin
    %1 question
    = %1 soru
    %1 questions
    = %1 soru
    %1 review
    = %1 tekrar
    %1 reviews
    = %1 tekrar
    %1 session
    = %1 oturum
    %1 sessions
    = %1 oturum
    %1 time
    = %1 kez
    %1 times
    = %1 kez
    %1 word
    = %1 sözcük
    %1 words
    = %1 sözcük
    %1 dictionary word
    = %1 sözlük sözcüğü
    %1 dictionary words
    = %1 sözlük sözcüğü
    %1 item
    = %1 alıştırma
    %1 items
    = %1 alıştırma
    %1 new card
    = %1 yeni kart
    %1 new cards
    = %1 yeni kart
    %1 new word
    = %1 yeni sözcük
    %1 new words
    = %1 yeni sözcük
    %1 page
    = %1 sayfa
    %1 pages
    = %1 sayfa
    %1 point
    = %1 puan
    %1 points
    = %1 puan
    %1 mistake
    = %1 yanlış
    %1 mistakes
    = %1 yanlış
    """#
}
