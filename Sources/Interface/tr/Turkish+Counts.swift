extension Catalogue {
  static let turkishCounts: StaticString = #"""
    # Nouns after a number: Turkish has no plural there.
    answer
    = yanıt
    answers
    = yanıt
    answer to cards
    = kart yanıtı
    answers to cards
    = kart yanıtı
    backup
    = yedek
    backups
    = yedek
    best score
    = en iyi puan
    best scores
    = en iyi puan
    card
    = kart
    cards
    = kart
    card entry
    = kart kaydı
    card entries
    = kart kaydı
    change
    = değişiklik
    changes
    = değişiklik
    conversation
    = konuşma
    conversations
    = konuşma
    day
    = gün
    days
    = gün
    deck
    = deste
    decks
    = deste
    entry
    = kayıt
    entries
    = kayıt
    entry in lessons
    = ders kaydı
    entries in lessons
    = ders kaydı
    lapse
    = unutma
    lapses
    = unutma
    line
    = satır
    lines
    = satır
    meaning
    = anlam
    meanings
    = anlam
    note
    = not
    notes
    = not
    other
    = başka anlamı
    others
    = başka anlamı
    prediction
    = tahmin
    predictions
    = tahmin
    question
    = soru
    questions
    = soru
    review
    = tekrar
    reviews
    = tekrar
    session
    = oturum
    sessions
    = oturum
    time
    = kez
    times
    = kez
    word
    = sözcük
    words
    = sözcük

    """#
}
