/// Errors in the files of a course and in prompts.
extension Catalogue {
  static let turkishCourseFiles: StaticString = #"""
    # The bytes of a file
    not allowed here
    = burada kullanılamaz
    not UTF-8; save the file as UTF-8
    = UTF-8 değil; dosyayı UTF-8 olarak kaydet
    a byte order mark at the start; save as UTF-8 without BOM
    = başında bayt sırası işareti var; BOM olmadan UTF-8 olarak kaydet
    CR LF line endings (%1); write LF only
    = CR LF satır sonları (%1); yalnızca LF kullan
    a tab; write spaces
    = sekme var; boşluk kullan
    a no-break space; write a plain space
    = bölünmez boşluk var; düz boşluk kullan
    a stray combining dot U+0307; type the letter i or İ again
    = başıboş birleşen nokta (U+0307); i ya da İ harfini yeniden yaz
    %1 makes the text differ from NFC; write each letter as one character
    = %1 yüzünden metin NFC değil; her harfi tek karakterle yaz
    control character %1; delete it
    = denetim karakteri %1; sil
    character %1 is not allowed; use Latin letters and plain punctuation
    = %1 karakteri kullanılamaz; Latin harfleri ve düz noktalama kullan
    space at the end of the line; delete it
    = satır sonunda boşluk var; sil
    no newline at the end of the file; add one
    = dosya satır sonuyla bitmiyor; bir tane ekle

    # The header
    voice '%1'; expected 'Name = woman' or 'Name = man'
    = ses '%1'; 'Ad = woman' ya da 'Ad = man' bekleniyor
    '%1' has two voices
    = '%1' için iki ses var
    a '<' line without a text or a sentence before it; write it below what is heard
    = '<' satırından önce metin ya da cümle yok; dinlenenin altına yaz
    recording '%1'; expected the name of a file in the folder 'sound' beside the lesson: letters a-z, digits, - and _, then .%2
    = kayıt '%1'; dersin yanındaki 'sound' klasöründen bir dosya adı bekleniyor: a-z harfleri, rakamlar, - ve _, sonra .%2
    the file is empty; expected a header of 'key: value' lines
    = dosya boş; 'anahtar: değer' satırlarından oluşan bir başlık bekleniyor
    '%1' is not a lesson file; expected a name like %2.lesson
    = '%1' bir ders dosyası değil; %2.lesson gibi bir ad bekleniyor
    blank line before the header; the header starts on line 1
    = başlıktan önce boş satır var; başlık 1. satırda başlar
    not a header line; expected 'key: value'
    = başlık satırı değil; 'anahtar: değer' bekleniyor
    no blank line between header and body; put one before this line
    = başlıkla gövde arasında boş satır yok; bu satırdan önce bir tane koy
    unknown key '%1'%2
    = bilinmeyen anahtar '%1'%2
    key '%1' is already in line %2
    = '%1' anahtarı zaten var: satır %2
    no '%1' in the header; add a line '%2: …'
    = başlıkta '%1' yok; '%2: …' satırını ekle
    no value after '%1:'
    = '%1:' için değer yok
    level '%1'; expected A1, A2, B1, B2, C1 or C2
    = seviye '%1'; A1, A2, B1, B2, C1 ya da C2 bekleniyor
    unit '%1'; expected a number from 1 to 8
    = ünite '%1'; 1 ile 8 arasında bir sayı bekleniyor
    unknown skill '%1'%2; expected %3
    = bilinmeyen beceri '%1'%2; beklenen: %3
    id '%1'; expected the form %2
    = kimlik '%1'; beklenen biçim: %2
    id '%1' differs from the file name; expected '%2'
    = '%1' kimliği dosya adından farklı; beklenen: '%2'
    level %1 in folder '%2'; move the file or correct the level
    = '%2' klasöründe %1 seviyesi; dosyayı taşı ya da seviyeyi düzelt
    %1 '%2' differs from the id '%3'
    = %1 değeri '%2', '%3' kimliğinden farklı
    – did you mean %1?
    = – şunu mu demek istedin: %1?
    field
    = alan
    fields
    = alan
    cell
    = hücre
    cells
    = hücre
    examples
    = örnek

    # Tags and ids
    tag '%1'; expected lower-case ASCII letters, digits and hyphens
    = etiket '%1'; ASCII küçük harfler, rakamlar ve kısa çizgi bekleniyor
    tag '%1' is not in syllabus.txt%2
    = '%1' etiketi syllabus.txt içinde yok%2
    tag '%1' is listed twice
    = '%1' etiketi iki kez yazılmış
    no {#id} at the end of the item's first line; 'dilim check --fix' writes it
    = alıştırmanın ilk satırının sonunda {#id} yok; 'dilim check --fix' onu yazar
    item id '%1'; expected lower-case ASCII letters, digits and hyphens
    = alıştırma kimliği '%1'; ASCII küçük harfler, rakamlar ve kısa çizgi bekleniyor
    item id '%1' is already used in line %2
    = '%1' alıştırma kimliği zaten kullanılmış: satır %2
    malformed item mark; expected '{#id}' or '{#id tag tag}' at the line's end
    = bozuk alıştırma işareti; satır sonunda '{#id}' ya da '{#id tag tag}' bekleniyor
    item mark outside an item's first line; move it there
    = alıştırma işareti ilk satırın dışında; oraya taşı

    # The body
    space at the start of the line; a line starts with its marker
    = satır başında boşluk var; satır işaretiyle başlar
    unknown marker '%1'; expected one of %2 and a space (no continuation lines)
    = bilinmeyen işaret '%1'; şunlardan biri ve bir boşluk bekleniyor: %2 (satırlar bölünmez)
    no space after '%1'; expected '%2 text'
    = '%1' işaretinden sonra boşluk yok; '%2 metin' bekleniyor
    more than one space after '%1'
    = '%1' işaretinden sonra birden çok boşluk var
    nothing after '%1'
    = '%1' işaretinden sonra bir şey yok
    '%1' is not allowed in %2; expected one of %3
    = '%1' burada kullanılamaz (%2); şunlardan biri bekleniyor: %3
    '%1' must follow %2
    = '%1' şundan sonra gelmeli: %2
    an item
    = bir alıştırma
    a %1 line
    = %1 satırı
    a question before the first text; put the '~' lines above it
    = ilk metinden önce soru var; '~' satırlarını üstüne koy
    a text without a question; add '?' items below it
    = sorusuz metin; altına '?' alıştırmaları ekle
    no exercises; expected items after the header
    = alıştırma yok; başlıktan sonra alıştırmalar bekleniyor
    no '%1' line with %2
    = '%1' satırı yok; beklenen: %2
    an accepted answer
    = kabul edilen bir yanıt
    %1 '=' options; a question has exactly one
    = %1 tane '=' seçeneği; bir soruda tam bir tane olur
    %1 '-' options; a question has exactly three
    = %1 tane '-' seçeneği; bir soruda tam üç tane olur
    'x' in a choice; traps belong to translations
    = seçmeli soruda 'x' var; tuzaklar çevirilerde olur
    %1; expected '= option :: evidence'
    = %1; '= seçenek :: dayanak' bekleniyor
    %1; expected '- option :: reason :: Turkish reason'
    = %1; '- seçenek :: İngilizce neden :: Türkçe neden' bekleniyor
    nothing beside ' :: '; expected '= option :: evidence' or '- option :: reason'
    = ' :: ' yanında bir şey yok; '= seçenek :: dayanak' ya da '- seçenek :: neden' bekleniyor
    no feedback; expected 'x wrong answer :: feedback'
    = geri bildirim yok; 'x yanlış yanıt :: geri bildirim' bekleniyor
    ' :: ' occurs twice; expected 'x wrong answer :: feedback'
    = ' :: ' iki kez geçiyor; 'x yanlış yanıt :: geri bildirim' bekleniyor
    %1; expected 'word | part of speech | meaning; meaning | example | translation'
    = %1; 'sözcük | sözcük türü | anlam; anlam | örnek | çeviri' bekleniyor
    card without %1
    = kartta eksik: %1
    an item before the first screen; put the ':' line above it
    = ilk ekrandan önce alıştırma var; ':' satırını üstüne koy
    a screen without an item; add items that try it below it
    = ekranın alıştırması yok; altına onu deneten alıştırmalar ekle
    not an example; expected '> Turkish | English'
    = örnek değil; '> Türkçe | İngilizce' bekleniyor
    a ':' line
    = bir ':' satırı
    a second '%1' line; an item has one at most
    = ikinci bir '%1' satırı; bir alıştırmada en çok bir tane olur
    %1; expected one, as in 'süt[ü]' or '[sütü]'
    = %1; 'süt[ü]' ya da '[sütü]' gibi bir tane bekleniyor
    gap
    = boşluk
    gaps
    = boşluk
    nothing in a gap; expected '[answer]' or '[answer|answer]'
    = boşluğun içi boş; '[yanıt]' ya da '[yanıt|yanıt]' bekleniyor
    '%1' in a sentence with a gap; only the gap has brackets, and '|' between its answers
    = boşluklu bir cümlede '%1'; köşeli ayraç yalnızca boşlukta olur, yanıtlarının arasına '|' konur
    %1; expected 3 to 9 with ' / ' between them
    = %1; aralarında ' / ' olan 3 ile 9 arası parça bekleniyor
    piece
    = parça
    pieces
    = parça
    nothing beside ' / '; expected a piece of the sentence
    = ' / ' yanında bir şey yok; cümlenin bir parçası bekleniyor
    the first piece starts with a small letter; write the sentence as it is
    = ilk parça küçük harfle başlıyor; cümleyi olduğu gibi yaz
    %1; expected 3 to 8 as '[wrong :: right]'
    = %1; '[yanlış :: doğru]' biçiminde 3 ile 8 arası bekleniyor
    mistake
    = yanlış
    not a mistake; expected '[wrong :: right]' or '[wrong :: right|right]'
    = yanlış değil; '[yanlış :: doğru]' ya da '[yanlış :: doğru|doğru]' bekleniyor
    '%1' is a part of a word; put the whole word into the bracket
    = '%1' bir sözcüğün parçası; köşeli ayraca bütün sözcüğü koy
    a '%1' without its partner; only mistakes have brackets, as '[wrong :: right]'
    = eşi olmayan bir '%1'; yalnızca yanlışlar köşeli ayraç içinde olur: '[yanlış :: doğru]'
    %1; expected 2 to 7 with '+' lines
    = %1; '+' satırlarıyla 2 ile 7 arası çift bekleniyor
    pair
    = çift
    pairs
    = çift
    number of words '%1'; expected the fewest and the most, for example '12-60'
    = sözcük sayısı '%1'; en azı ve en çoğu bekleniyor, örneğin '12-60'
    %1; expected 2 to 5 with '+' lines
    = %1; '+' satırlarıyla 2 ile 5 arası nokta bekleniyor
    point
    = nokta
    points
    = nokta
    not a point; expected '+ note' or '+ note :: evidence'
    = nokta değil; '+ not' ya da '+ not :: kanıt' bekleniyor
    nothing to look for; expected '+ note :: evidence' for a demanded word or structure
    = aranacak bir şey yok; istenen bir sözcük ya da yapı için '+ not :: kanıt' bekleniyor
    %1 of a model; expected two '=' lines or more
    = örnekte %1 var; en az iki '=' satırı bekleniyor
    a turn without a name; expected '@ Name: what is said'
    = adsız söz; '@ Ad: söylenen' bekleniyor
    no turn of the learner after this one; expected '@ Name: … {#id}'
    = bundan sonra öğrencinin sözü yok; '@ Ad: … {#id}' bekleniyor
    not a turn of the learner; expected '@ Name: … {#id}'
    = öğrencinin sözü değil; '@ Ad: … {#id}' bekleniyor
    what to say
    = ne söyleneceği
    not a pair; expected '+ beginning :: end' or '+ class :: word | word'
    = çift değil; '+ başlangıç :: son' ya da '+ sınıf :: sözcük | sözcük' bekleniyor
    a word
    = sözcük
    a part of speech
    = sözcük türü
    a meaning
    = anlam
    an example
    = örnek
    a translation
    = çeviri
    a meaning next to ';'
    = ';' yanında anlam

    # The syllabus, lists and can-do sentences
    no units; expected lines like 'A1.1 | Turkish title | English title | tag, tag'
    = ünite yok; 'A1.1 | Türkçe başlık | İngilizce başlık | tag, tag' gibi satırlar bekleniyor
    %1; expected 'A1.1 | Turkish title | English title | tag, tag'
    = %1; 'A1.1 | Türkçe başlık | İngilizce başlık | tag, tag' bekleniyor
    unit '%1'; expected a level and a number from 1 to 8, for example A1.1
    = ünite '%1'; bir seviye ve 1 ile 8 arasında bir sayı bekleniyor, örneğin A1.1
    unit %1 after %2; write units in teaching order
    = %2 ünitesinden sonra %1; üniteleri öğretim sırasıyla yaz
    unit without %1
    = ünitede eksik: %1
    a Turkish title
    = Türkçe başlık
    an English title
    = İngilizce başlık
    tag '%1' already belongs to unit %2
    = '%1' etiketi zaten %2 ünitesinin
    '%1' after '%2'; keep the list sorted
    = '%2' satırından sonra '%1'; listeyi sıralı tut
    '%1' is listed twice
    = '%1' iki kez yazılmış
    '%1'; expected one word per line
    = '%1'; her satırda tek sözcük bekleniyor
    no reason for '%1'; expected 'word # reason'
    = '%1' için gerekçe yok; 'sözcük # gerekçe' bekleniyor
    %1; expected 'A1 reading | English sentence | Turkish sentence'
    = %1; 'A1 reading | İngilizce cümle | Türkçe cümle' bekleniyor
    '%1'; expected a level and reading, listening, writing or speaking, for example A1 reading
    = '%1'; bir seviye ve reading, listening, writing ya da speaking bekleniyor, örneğin A1 reading
    '%1' comes too late; write the sentences by level, then by skill
    = '%1' çok geç geliyor; cümleleri önce seviyeye, sonra beceriye göre yaz
    line without %1
    = satırda eksik: %1
    an English sentence
    = İngilizce cümle
    a Turkish sentence
    = Türkçe cümle

    # Grammar notes
    heading missing or out of place; expected '%1'
    = başlık eksik ya da yerinde değil; beklenen: '%1'
    no other heading
    = başka başlık yok
    a line of this kind is not allowed under '%1'
    = '%1' altında böyle bir satır kullanılamaz
    %1 characters in the line; expected at most %2
    = satırda %1 karakter var; en çok %2 bekleniyor
    %1 in the row; expected %2
    = tablo satırında %1; beklenen: %2
    not an example; expected '- Turkish sentence | translation'
    = örnek değil; '- Türkçe cümle | çeviri' bekleniyor
    %1; expected 3 or 4
    = %1; 3 ya da 4 bekleniyor
    not a mistake with its correction; expected '- not: wrong | but: right'
    = düzeltmesiyle bir yanlış değil; '- not: yanlış | but: doğru' bekleniyor
    the note has no %1
    = notta eksik: %1
    introduction under its title
    = başlığının altında giriş
    text under '## Form'
    = '## Form' altında metin
    line '- not: … | but: …'
    = '- not: … | but: …' satırı

    # Prompts
    the file is too large: expected at most %1 bytes
    = dosya çok büyük: en çok %1 bayt bekleniyor
    the file is not UTF-8: save it in that encoding
    = dosya UTF-8 değil: o kodlamayla kaydet
    no prompt has this name
    = bu adda bir istem yok
    no prompt has this name: did you mean %1?
    = bu adda bir istem yok; şunu mu demek istedin: %1?
    the schema %1 is missing: put it beside the prompt
    = %1 şeması eksik: istemin yanına koy
    the prompt is empty: write its text below the second line ---
    = istem boş: metnini ikinci --- satırının altına yaz
    the prompt never uses %1: put {{json %2}} where the model should read it
    = istem %1 değişkenini hiç kullanmıyor: modelin okuyacağı yere {{json %2}} yaz
    there is no value for %1
    = %1 için değer yok
    expected settings between two lines of --- at the top of the file
    = dosyanın başında iki --- satırı arasında ayarlar bekleniyor
    expected key: value, found %1
    = anahtar: değer bekleniyor, bulunan: %1
    a prompt does not choose the model, the configuration does: remove the line
    = modeli istem değil, ayarlar seçer: satırı kaldır
    unknown setting %1: remove the line
    = bilinmeyen ayar %1: satırı kaldır
    unknown setting %1: did you mean %2?
    = bilinmeyen ayar %1; şunu mu demek istedin: %2?
    %1 is set twice: keep one of the lines
    = %1 iki kez ayarlanmış: satırlardan birini bırak
    %1: expected %2
    = %1: beklenen: %2
    a number from 0 to 2
    = 0 ile 2 arasında bir sayı
    a whole number from 1 to 32768
    = 1 ile 32768 arasında bir tam sayı
    text or json
    = text ya da json
    json here
    = burada json
    a .json file beside the prompt
    = istemin yanında bir .json dosyası
    {{ without }}: close it, or write \{{ for two braces
    = }} olmadan {{: kapat ya da iki ayraç için \{{ yaz
    unknown tag {{%1}}: expected {{name}}, {{json name}}, {{#if name}}, {{/if}} or {{role "system"}}
    = bilinmeyen etiket {{%1}}: {{name}}, {{json name}}, {{#if name}}, {{/if}} ya da {{role "system"}} bekleniyor
    unknown role %1: expected system, user or model
    = bilinmeyen rol %1: system, user ya da model bekleniyor
    a role can't be inside {{#if}}: put {{/if}} before it
    = rol {{#if}} içinde olamaz: önüne {{/if}} koy
    unknown variable %1: did you mean %2?
    = bilinmeyen değişken %1; şunu mu demek istedin: %2?
    unknown variable %1: this prompt has %2
    = bilinmeyen değişken %1: bu istemde olanlar: %2
    {{#if %1}} is never closed: add {{/if}}
    = {{#if %1}} kapatılmamış: {{/if}} ekle
    {{/if}} without {{#if}}: remove it
    = {{#if}} olmadan {{/if}}: kaldır
    expected at most %1 {{#if}} inside each other
    = iç içe en çok %1 {{#if}} bekleniyor

    """#
}
