/// What `dilim check` tells the authors of a course.
extension Catalogue {
  static let turkishCourseCheck: StaticString = #"""
    no text is said by '%1', who has a voice in the header
    = başlıkta sesi olan '%1' hiçbir metinde konuşmuyor
    '%1' may be a woman or a man; say it in the header: 'voices: %2 = woman'
    = '%1' kadın da olabilir erkek de; başlıkta söyle: 'voices: %2 = woman'
    there is no 'sound/%1' beside the lesson
    = dersin yanında 'sound/%1' yok
    'sound/%1' can't be read
    = 'sound/%1' okunamıyor
    'sound/%1' leads out of its folder; copy the file there
    = 'sound/%1' klasörünün dışına çıkıyor; dosyayı oraya kopyala
    'sound/%1' has no sound of the kind that its name says
    = 'sound/%1' adının söylediği türde ses içermiyor
    no lesson names this recording
    = bu kaydı hiçbir ders anmıyor
    warning: %1
    = uyarı: %1
    warnings: %1
    = uyarılar: %1
    %1 passed, %2 failed
    = %1 geçti, %2 kaldı

    # Examples of the rules of meaning
    %1: write two examples with + and two with -
    = %1: + ile iki, - ile iki örnek yaz
    %1 is no rule; a line with + or - is an example
    = %1 bir kural değil; + ya da - ile başlayan satır örnektir
    name the rule on a line of its own before its examples
    = örneklerden önce kuralın adını ayrı bir satıra yaz
    %1 parts; expected English | listed answer | another answer
    = %1 bölüm var; beklenen: İngilizce | listedeki yanıt | başka bir yanıt
    %1 doesn't pass
    = %1 geçmiyor
    %1 passes, but must not
    = %1 geçiyor, ama geçmemeli
    %1 passes without the rule %2
    = %1, %2 kuralı olmadan da geçiyor

    # Words and sentences
    '%1' is a synonym here, but "not" takes back every English word that both have; delete one of them
    = '%1' burada eş anlamlı, ama "not" ikisinin ortak olan bütün İngilizce karşılıklarını geri alıyor; birini sil
    '%1' has no analysis; correct it, or add its stem to the lexicon
    = '%1' çözümlenemiyor; düzelt ya da kökünü sözlüğe ekle
    %1 words in the text; expected %2
    = metinde %1 sözcük var; beklenen: %2
    %1 words per sentence on average; expected %2
    = cümle başına ortalama %1 sözcük; beklenen: %2
    a sentence of %1 words in the text; expected at most %2
    = metinde %1 sözcüklük bir cümle var; en çok %2 bekleniyor
    readability %1 (Ateşman); expected %2
    = okunabilirlik %1 (Ateşman); beklenen: %2
    %1 words; expected %2, at most %3
    = %1 sözcük; beklenen: %2, en çok %3
    %1 words; expected %2
    = %1 sözcük; beklenen: %2
    1 word
    = 1 sözcük
    %1; expected %2
    = %1; beklenen: %2
    %1 sentences for %2 %3; expected %4
    = %2 %3 için %1 cümle; beklenen: %4
    digits in a sentence to hear or say; write the number in words
    = dinlenecek ya da söylenecek cümlede rakam var; sayıyı yazıyla yaz
    the dictation is also in the transcript; write another sentence
    = dikte cümlesi dinleme metninde de var; başka bir cümle yaz
    brackets or a slash in a sentence to say
    = söylenecek cümlede ayraç ya da eğik çizgi var
    abbreviation '%1'; write it out
    = kısaltma '%1'; açık yaz
    foreign name '%1'; use a Turkish one
    = yabancı ad '%1'; Türkçe bir ad kullan
    an exclamation; expected . or ?
    = ünlem; . ya da ? bekleniyor
    no end mark; expected . or ?
    = bitiş işareti yok; . ya da ? bekleniyor
    %1 syllables to say; expected at most %2
    = söylenecek %1 hece var; en çok %2 bekleniyor
    more than one comma; expected a sentence for one breath
    = birden çok virgül var; bir solukta söylenecek bir cümle bekleniyor
    no sentence of the unit has the letters: %1
    = ünitenin hiçbir cümlesinde şu harfler yok: %1
    no question among the sentences
    = cümlelerin arasında soru yok
    '%1'; did you mean %2?
    = '%1'; şunu mu demek istedin: %2?
    'hala'; did you mean hâlâ, unless it is the aunt?
    = 'hala'; akraba değilse şunu mu demek istedin: hâlâ?
    '%1 %2'; did you mean %3?
    = '%1 %2'; şunu mu demek istedin: %3?
    '%1 ki'; did you mean %2ki?
    = '%1 ki'; şunu mu demek istedin: %2ki?
    '%1 %2'; did you mean %3 %4?
    = '%1 %2'; şunu mu demek istedin: %3 %4?
    '%1' starts with I; did you mean İ?
    = '%1' I ile başlıyor; İ mi demek istedin?
    no lesson uses '%1'; delete the line
    = hiçbir ders '%1' sözcüğünü kullanmıyor; satırı sil
    hunspell knows '%1'; delete the line
    = hunspell '%1' sözcüğünü tanıyor; satırı sil
    '%1' is not a Turkish word that hunspell knows
    = '%1' hunspell programının tanıdığı bir Türkçe sözcük değil
    '%1' is not an English word that hunspell knows
    = '%1' hunspell programının tanıdığı bir İngilizce sözcük değil
    hunspell knows '%1' neither as Turkish nor as English
    = hunspell '%1' sözcüğünü ne Türkçe ne İngilizce olarak tanıyor

    # Cards and word lists
    '%1' (%2) already has a card: %3:%4
    = '%1' (%2) için zaten bir kart var: %3:%4
    words in the example: %1; expected 2-7
    = örnekteki sözcük sayısı: %1; 2-7 bekleniyor
    the example does not show '%1'
    = örnekte '%1' geçmiyor
    %1 meanings; expected 1-3
    = %1 anlam; 1-3 bekleniyor
    no end mark after the example
    = örneğin sonunda bitiş işareti yok
    verb '%1'; expected the form in -mak
    = eylem '%1'; -mak ile biten biçim bekleniyor
    '%1' has no three wrong options: fewer than three other words of the list have quite different \#
    meanings
    = '%1' için üç yanlış seçenek bulunamıyor: listede anlamı yeterince farklı üç başka sözcük yok

    # Screens of a grammar lesson
    %1 lines of %2 columns on the screen; expected at most %3
    = ekranda %2 sütunluk %1 satır var; en çok %3 bekleniyor
    a table of %1 columns on the screen; expected at most %2
    = ekranda %1 sütunluk bir çizelge var; en çok %2 bekleniyor
    one item tries the screen; expected two or more
    = ekrandan sonra yalnızca bir alıştırma var; en az iki bekleniyor
    no item of the screen lets the learner write
    = ekranın hiçbir alıştırması yazdırmıyor

    # Gaps, orders, sentences said another way
    a whole word is missing without a cue; add '> word' below it
    = ipucu verilmeden bütün bir sözcük boş bırakılmış; altına '> sözcük' ekle
    '%1' is no form of '%2'
    = '%1', '%2' sözcüğünün bir biçimi değil
    '%1' has other words than the pieces
    = '%1' parçalardakinden başka sözcükler içeriyor
    '%1' is no word of the lexicon and no suffix such as -DIK; nothing would show it
    = '%1' ne sözlükte var ne de -DIK gibi bir ek; onu hiçbir şey gösteremez
    the model lacks what this point demands
    = örnekte bu noktanın istediği şey yok
    the model has %1 words
    = örnekte %1 sözcük var
    the cue has '%1' from the answer; say in English what to say
    = ipucunda yanıttan '%1' var; ne söyleneceğini İngilizce yaz
    both sen and siz are accepted; a dialogue has one of them
    = hem sen hem siz kabul ediliyor; bir konuşmada ikisinden biri olur
    a derived word without a trap; add an 'x' line with another word of the family
    = tuzaksız bir türemiş sözcük; aynı aileden başka bir sözcükle bir 'x' satırı ekle
    '%1' counts as right for '%2'; capitals and marks are not graded
    = '%1', '%2' yerine doğru sayılıyor; büyük harf ve noktalama notlandırılmaz
    '%1' is also in line %2; each part of a pair fits once
    = '%1' %2. satırda da var; bir çiftin her parçası bir kez uyar
    '%1' parts words that belong together; make sure that it is right
    = '%1' birbirine bağlı sözcükleri ayırıyor; doğru olduğundan emin ol
    '%1' lacks '%2', which the item asks for
    = '%1' içinde alıştırmanın istediği '%2' yok
    the sentence itself is accepted as an answer
    = verilen cümlenin kendisi yanıt olarak kabul ediliyor

    # Questions
    '%1' in the question; ask for what is right
    = soruda '%1' var; doğru olanı sor
    '%1' as an option; use something from the text
    = seçeneklerde '%1' var; metinden bir şey kullan
    options end differently; end all with the same mark
    = seçenekler farklı bitiyor; hepsini aynı işaretle bitir
    no evidence; quote the words of the text that decide: '= option :: words'
    = dayanak yok; metnin karar verdiren sözcüklerini yaz: '= seçenek :: sözcükler'
    '%1' is not in the text as whole words
    = '%1' metinde tam sözcük olarak geçmiyor
    %1 words of evidence, more than %2; quote only those that decide
    = dayanakta %1 sözcük var, %2 sözcükten çok; yalnızca karar verdirenleri yaz
    the same evidence as in line %1 for another option
    = %1. satırdaki başka bir seçenekle aynı dayanak
    no reason; say why the option tempts and why it is wrong: '- option :: reason'
    = neden yok; seçeneğin neden çekici ve neden yanlış olduğunu yaz: '- seçenek :: neden'
    no Turkish reason; from C1 on write '- option :: reason :: Turkish reason'
    = Türkçe neden yok; C1'den başlayarak '- seçenek :: İngilizce neden :: Türkçe neden' yaz
    the same reason as in line %1
    = %1. satırdakiyle aynı neden
    option '%1' occurs twice
    = '%1' seçeneği iki kez geçiyor
    option '%1' is part of '%2'
    = '%1' seçeneği şunun parçası: '%2'
    the key is the longest option by far; lengthen another or shorten it
    = doğru seçenek açık farkla en uzunu; başka birini uzat ya da onu kısalt
    the key is the %1 option in %2 of %3 questions of %4, more than 30 %: %5
    = %4: %3 sorunun %2 tanesinde doğru seçenek %1 seçenek, yani yüzde 30'dan çok: %5
    longest
    = en uzun
    shortest
    = en kısa
    only the key consists of words from the text; use its words in another option
    = yalnızca doğru seçenek metnin sözcüklerinden oluşuyor; bu sözcükleri başka bir seçenekte de \#
    kullan
    only the key repeats '%1' from the question
    = sorudaki '%1' yalnızca doğru seçenekte yineleniyor

    # Repeated sentences and English
    '%1' in %2:%3
    = '%1' (%2:%3)
    '%1' repeats %2
    = '%1' şunu yineliyor: %2
    '%1' is %2 % like %3
    = '%1' şuna yüzde %2 benziyor: %3
    the same question as in line %1
    = şu satırdaki soruyla aynı: %1
    %1 English words; expected at most %2
    = %1 İngilizce sözcük; en çok %2 bekleniyor
    hint '(%1)' is not in hints.txt, the closed list of brackets
    = '(%1)' ipucu, ayraçların kapalı listesi hints.txt içinde yok
    'you', but only one of sen and siz is accepted; add (to a friend) or (formal)
    = 'you' var, ama yalnızca sen ya da siz kabul ediliyor; (to a friend) ya da (formal) ekle
    the %1 starts with a small letter
    = küçük harfle başlıyor: %1
    the %1 has no end mark; expected . ? or !
    = bitiş işareti yok: %1; . ? ya da ! bekleniyor
    prompt
    = istem
    translation
    = çeviri

    # Patterns and traps
    pattern: %1
    = kalıp: %1
    the item has %1 forms up to here; expected at most %2, so say more in the prompt
    = alıştırmanın buraya kadar %1 biçimi var; en çok %2 bekleniyor, istemde daha çok şey söyle
    two alternatives give the same answer
    = iki almaşık aynı yanıtı veriyor
    '%1' is accepted by line %2
    = '%1' yanıtını %2. satır da kabul ediyor
    '%1' does not end in '%2' like the prompt
    = '%1', istem gibi '%2' ile bitmiyor
    '%1' is accepted for another prompt too: %2:%3
    = '%1' başka bir istem için de kabul ediliyor: %2:%3
    '%1', typed %2, is not accepted
    = '%1' (%2) kabul edilmiyor
    exactly
    = olduğu gibi yazılmış
    in capitals
    = büyük harfle yazılmış
    with decomposed letters
    = harfleri ayrışık yazılmış
    with curly apostrophes
    = kıvrık kesme işaretiyle yazılmış
    without apostrophes
    = kesme işareti olmadan yazılmış
    in ASCII
    = ASCII ile yazılmış
    trap '%1' is an accepted answer, typed in ASCII
    = '%1' tuzağı, ASCII ile yazılmış kabul edilen bir yanıt
    trap '%1' passes
    = '%1' tuzağı kabul ediliyor

    # Units, tags and notes
    %1 %2 in %3.%4; expected %5 or more
    = %3.%4 ünitesinde %1 %2; beklenen: en az %5
    reading questions
    = okuma sorusu
    listening items
    = dinleme alıştırması
    writing prompts
    = yazma istemi
    sentences to read aloud
    = sesli okunacak cümle
    a checkpoint in %1; only units 4 and 8 have one
    = %1 ünitesinde ara sınav var; yalnızca 4. ve 8. ünitelerde olur
    %1 items in the checkpoint of %2; expected %3
    = %2 ünitesinin ara sınavında %1 alıştırma var; beklenen: %3
    %1 of %2 answers are in the first person singular; vary them
    = %2 yanıtın %1 tanesi birinci tekil kişide; çeşitlendir
    no writing item of %1 trains '%2'
    = %1 ünitesinin hiçbir yazma alıştırması '%2' konusunu çalıştırmıyor
    1 item
    = 1 alıştırma
    no item
    = 0 alıştırma
    kinds of items in a unit, least-most
    = bir birimdeki alıştırma türleri, en az-en çok
    grammar step
    = dil bilgisi adımı
    orders
    = sıralama
    changes
    = dönüştürme
    turns
    = konuşma sözü
    translations
    = çeviri
    reading texts
    = okuma metni
    listening texts
    = dinleme metni
    '%1' has %2
    = '%1': %2
    %1 of %2 controlled items
    = yönlendirilmiş %2 alıştırmadan %1 tane
    %1 of %2 guided items
    = destekli %2 alıştırmadan %1 tane
    %1 of %2 free items
    = serbest %2 alıştırmadan %1 tane
    %1 of %2 later items
    = sonraki birimlerde %2 alıştırmadan %1 tane
    %1 of %2 trains '%3'; expected two or more
    = %2 ünitesinde '%3' konusunu %1 çalıştırıyor; iki ya da daha çoğu bekleniyor
    no item to read or hear in %1 trains '%2'
    = %1 ünitesinde okunacak ya da dinlenecek hiçbir alıştırma '%2' konusunu çalıştırmıyor
    no word of the lesson is an example of '%1'
    = dersin hiçbir sözcüğü '%1' konusuna örnek değil
    no grammar note on '%1'; write notes/%2.md
    = '%1' için dil bilgisi notu yok; notes/%2.md dosyasını yaz

    # Vocabulary
    no text needs the gloss of '%1'; delete the line
    = hiçbir metinde '%1' açıklaması gerekmiyor; satırı sil
    '%1' is on no card, in no list and has no gloss
    = '%1' hiçbir kartta ve listede yok, açıklaması da yok
    %1 of %2 words in the %3 are unexplained, more than %4 %: %5
    = %3: %2 sözcükten %1 tanesi açıklanmamış, yani yüzde %4 sınırından çok: %5
    %1 of %2 words in the %3 need a gloss, more than %4 %
    = %3: %2 sözcükten %1 tanesi açıklama istiyor, yani yüzde %4 sınırından çok
    texts
    = metinler
    sentences
    = cümleler

    # The tables of --coverage
    items
    = alıştırmalar
    tags: in their unit by skill, then later
    = etiketler: kendi ünitesinde beceriye göre, sonra ileride
    position of the key, per cent
    = doğru seçeneğin yeri, yüzde
    persons of the answers, per cent
    = yanıtların kişileri, yüzde
    words per sentence: shortest, mean, longest
    = cümle başına sözcük: en kısa, ortalama, en uzun
    level
    = seviye
    exercises
    = alıştırma
    tag
    = etiket
    later
    = ileride
    running words
    = geçen sözcük
    different
    = farklı
    glossed %
    = açıklanan %
    unexplained %
    = açıklanmayan %
    dictation
    = dikte
    read aloud
    = sesli okuma

    """#
}
