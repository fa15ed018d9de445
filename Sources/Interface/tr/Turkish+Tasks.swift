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
