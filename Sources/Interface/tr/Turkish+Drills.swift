/// Drills.
extension Catalogue {
  static let turkishDrills: StaticString = #"""
    drills
    = çekim
    drill forms of words
    = sözcük biçimlerini çalış
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
