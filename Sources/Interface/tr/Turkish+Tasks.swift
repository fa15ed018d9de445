/// What an exercise asks for.
extension Catalogue {
  static let turkishTasks: StaticString = #"""
    Which word means this?
    = Hangi sözcük bu anlama gelir?
    What does it mean?
    = Ne demek?
    Put into Turkish:
    = Türkçeye çevir:
    Fill the gap:
    = Boşluğu doldur:
    1 letter
    = 1 harf
    %1 letters
    = %1 harf
    Put in order (3 1 2 …, or the sentence):
    = Sıraya koy (3 1 2 … ya da cümle):
    Rewrite it:
    = Yeniden yaz:
    Correct %1 mistakes (word, word …):
    = %1 yanlışı düzelt (sözcük, sözcük …):
    Tell it in %1 to %2 words
    = %1 ile %2 arası sözcükle anlat
    + All that was looked for was found.
    = + Arananların hepsi bulundu.
    ? All that was looked for was found, in few words.
    = ? Arananların hepsi bulundu, ama az sözcükle.
    ? One thing that was looked for was not found.
    = ? Arananlardan biri bulunamadı.
    ? %1 things that were looked for were not found.
    = ? Arananlardan %1 tanesi bulunamadı.
      - %1 (not looked for)
    =   - %1 (aranmadı)
      ? %1: not found (for example %2)
    =   ? %1: bulunamadı (örneğin %2)
      %1; asked for were %2 to %3
    =   %1; %2 ile %3 arası isteniyordu
      One way:
    =   Bir örnek:
    all was there
    = hepsi vardı
    it was all there: count it as right
    = hepsi vardı: doğru say
    hear the example
    = örneği dinle
    let the AI comment on it
    = yapay zekâ yorumlasın
    these may help: %1.
    = şunlar yardımcı olabilir: %1.
    it may begin like this: %1
    = şöyle başlayabilir: %1
    Complete the dialogue:
    = Konuşmayı tamamla:
    %1 (1c 2a …)
    = %1 (1c 2a …)
    %1: “%2”
    = %1: “%2”
    %1: “%2”, not “%3”
    = %1: “%2”; “%3” değil
    Like this: %1
    = Şöyle: %1
    With: %1
    = Şununla: %1

    """#
}
