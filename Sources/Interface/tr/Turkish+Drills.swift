/// Drills.
extension Catalogue {
  static let turkishDrills: StaticString = #"""
    drills
    = çekim
    drill forms of words
    = sözcük biçimlerini çalış
    sounds
    = sesler
    tell words apart that differ in one sound
    = tek sesle ayrılan sözcükleri ayırt et
    Which word do you hear?
    = Hangi sözcüğü duyuyorsun?
    Say this:
    = Şunu söyle:
    not %1: %2
    = %1 değil: %2
    %1 – %2 of %3 right
    = %1 – %3 yanıttan %2 doğru
    hear it again
    = bir daha dinle
    hear
    = dinle
    say
    = söyle
    hear the words instead of saying them
    = sözcükleri söylemek yerine dinle
    say the words instead of hearing them
    = sözcükleri dinlemek yerine söyle
    leave this pair out; it counts for nothing
    = bu çifti geç; sayılmaz
    hear each
    = ikisini dinle
    hear the one and the other
    = birini ve ötekini dinle
    x “%1” was heard, not “%2”
    = x “%2” değil, “%1” duyuldu
    x It was “%1”, not “%2”
    = x “%1” söylendi, “%2” değil
    Told apart: %1
    = Ayırt edilen: %1
    Said apart: %1
    = Ayrı söylenen: %1
    + %1 (%2)
    = + %1 (%2)
    Neither word was heard, but “%1”. This counts for nothing: say it once more.
    = İki sözcük de duyulmadı, duyulan: “%1”. Sayılmadı; bir daha söyle.
    it has no two words that differ in one sound.
    = tek sesle ayrılan iki sözcük yok.
    %1/lexicon.tsv: %2
    = %1/lexicon.tsv: %2
    %1 Pairs that are read are no listening; dilim drill sounds --say needs no sound.
    = %1 Çiftleri okumak dinlemek değildir; dilim drill sounds --say ses gerektirmez.
    --say goes with dilim drill sounds.
    = --say yalnız dilim drill sounds ile kullanılır.
    Sounds have no speed; leave --speed out.
    = Seslerin hızı yoktur; --speed yazma.
    tell ı from i, o from ö, …
    = ı ile i, o ile ö, … ayırt et
    tell s from ş alone
    = yalnız s ile ş seslerini ayırt et
    the sounds and your answers
    = sesler ve yanıtların
    %1: no sounds have this name. There are %2.
    = %1: bu adda ses yok. Olanlar: %2.
    Recognisers hardly write %1, so its words are heard and not said.
    = Tanıyıcılar %1 harfini pek yazmaz; bu yüzden sözcükleri söylenmez, dinlenir.
    The voice says the words of all these pairs alike, so none is asked.
    = Ses bütün bu çiftlerin sözcüklerini aynı söylüyor; bu yüzden hiçbiri sorulmuyor.
    heard %1 of %2
    = dinleme: %1/%2 doğru
    said %1 of %2
    = söyleme: %1/%2 doğru
    %1  %2%3
    = %1  %2%3
    %1 pair
    = %1 çift
    %1 pairs
    = %1 çift
    with sounds: say the words instead of hearing them
    = sounds ile: sözcükleri dinlemek yerine söyle
    sounds says one of two words that differ in one sound (ı/i, o/ö, u/ü, s/ş, c/ç, ğ, â), and 1 or 2 chooses it. CONTRAST stays with one of these sounds, and is also found without its marks: s/s. With --say the words are said: a recogniser tells which of them it heard, and without one you rate yourself. Pairs that the voice says alike are left out. Their commands: %1.
    = sounds tek sesle (ı/i, o/ö, u/ü, s/ş, c/ç, ğ, â) ayrılan iki sözcükten birini söyler; 1 ya da 2 ile seçersin. CONTRAST bu seslerden yalnız birini sorar; işaretsiz yazılsa da bulunur: s/s. --say ile sözcükleri sen söylersin: tanıyıcı hangisini duyduğunu söyler, tanıyıcı yoksa kendini değerlendirirsin. Sesin aynı söylediği çiftler sorulmaz. Komutları: %1.
    speed %1, %2 s
    = hız %1, %2 sn
    speed %1, %2 s, %3
    = hız %1, %2 sn, %3
    the first letters; the answer counts for no speed
    = ilk harfler; yanıt hıza sayılmaz
    show the form; it counts as not known
    = biçimi göster; bilinmedi sayılır
    It took %1 s; the limit is %2 s.
    = %1 sn sürdü; sınır %2 sn.
    + %1 (%2 s)
    = + %1 (%2 sn)
    %1 of %2 in time: speed %3 begins.
    = %2 yanıttan %1 tanesi süresinde: hız %3 başlıyor.
    Hint: %1, beginning with “%2”.
    = İpucu: %1, başı “%2”.
    %1: %2 right, %3 of them in time.
    = %1: %2 doğru, %3 tanesi süresinde.
    %1 form
    = %1 biçim
    %1 forms
    = %1 biçim
    %1 letter
    = %1 harf
    Mistakes: %1
    = Hatalar: %1
    %1: no drill and no word with drills has this name.%2 See dilim drill --list.
    = %1: bu adda bir alıştırma ya da alıştırması olan bir sözcük yok.%2 Bak: dilim drill --list.
    There are no drills for %1.
    = %1 için alıştırma yok.
    --speed %1: expected 1 to 5.
    = --speed %1: 1 ile 5 arasında olmalı.
    speed %1, %2 of %3 right
    = hız %1, %3 yanıttan %2 doğru
    drill forms of words against the clock
    = sözcük biçimlerini süreye karşı çalış
    Asks one form after the other: ev → to the houses. TAG is a grammar point of --list, WORD a Turkish word, whose forms are then drilled. Without either come the points of the units that you have reached, or with --level all of a level and below it. An answer is one line; a wrong one is explained and comes again soon.
    = Art arda birer biçim sorar: ev → to the houses. TAG, --list ile görülen bir dil bilgisi konusu, WORD biçimleri çalışılacak Türkçe bir sözcüktür. İkisi de yoksa ulaştığın ünitelerin konuları, --level ile bir düzeyin ve altındakilerin bütün konuları gelir. Yanıt bir satırdır; yanlış yanıt açıklanır ve az sonra yeniden sorulur.
    Each point has a speed from 1 to 5. When 8 of the last 10 answers at a speed were right within its limit, the next speed begins. The limit is 15, 10, 7, 5 or 3 seconds and a second for every three letters of the form. Every answer is kept.
    = Her konunun 1 ile 5 arasında bir hızı vardır. Bir hızdaki son 10 yanıttan 8 tanesi süresinde ve doğru olunca sonraki hız başlar. Süre 15, 10, 7, 5 ya da 3 saniye ve biçimin her üç harfi için bir saniyedir. Her yanıt saklanır.
    At the prompt every line is an answer. These words are commands: %1. --json prints a line for every item and answer.
    = Her satır bir yanıttır. Şu sözcükler komuttur: %1. --json her soru ve yanıt için bir satır yazar.
    the points that you have reached
    = ulaştığın konular
    one point
    = tek konu
    the forms of a word
    = bir sözcüğün biçimleri
    list the points and your speeds
    = konuları ve hızlarını listele
    1 to 5 instead of the speed that you have reached
    = vardığın hız yerine 1 ile 5 arası
    %1; expected 'tag | words | suffixes | cue'
    = %1; beklenen 'tag | words | suffixes | cue'
    words '%1'; expected a kind of word and conditions, for example 'noun soft' or 'verb list: gelmek gitmek'
    = sözcükler '%1'; bir tür ve koşullar beklenir, örneğin 'noun soft' ya da 'verb list: gelmek gitmek'
    '%1' is not the name of a suffix
    = '%1' bir ekin adı değil
    the cue has no place '{%1}'
    = ipucunda '{%1}' diye bir yer olamaz
    a drill without a cue
    = ipucu olmayan alıştırma satırı

    """#
}
