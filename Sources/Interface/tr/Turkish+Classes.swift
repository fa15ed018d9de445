extension Catalogue {
  /// The answers of a class: their files, their marks and what pupils get back.
  static let turkishClasses: StaticString = #"""
    The file is empty. Export the answers again.
    = Dosya boş. Yanıtları yeniden dışa aktar.
    This is not a text file. Save the table as “CSV UTF-8” and grade that file.
    = Bu bir metin değil. Tabloyu “CSV UTF-8” olarak kaydet ve o dosyayı değerlendir.
    This is not a CSV file (%1). Open it in its program, save the table as “CSV UTF-8” and grade that file.
    = Bu bir CSV dosyası değil (%1). Onu kendi programında aç, tabloyu “CSV UTF-8” olarak kaydet ve o dosyayı değerlendir.
    The file is not valid %1. Save it as “CSV UTF-8”, or name its encoding with --encoding.
    = Dosya geçerli bir %1 metni değil. “CSV UTF-8” olarak kaydet ya da kodlamasını --encoding ile belirt.
    The file has no header. Its first row names the columns, such as: name,item,answer
    = Dosyanın başlık satırı yok. İlk satırda sütunların adları olmalı, örneğin: ad,soru,yanıt
    a quotation mark is opened here and not closed; the row is left out
    = burada açılan tırnak kapanmıyor; satır atlandı
    the header has %1 columns, but this row %2; a text that contains the delimiter or a line end needs quotation marks
    = başlıkta %1 sütun var, bu satırda ise %2; içinde ayırıcı ya da satır sonu olan metin tırnak içinde olmalı
    Several columns have the header %1. Name one by its number: %2.
    = Birden çok sütunun başlığı %1. Birini numarasıyla belirt: %2.
    There is no column %1. The columns are: %2.
    = %1 diye bir sütun yok. Sütunlar: %2.
    Name a column with %1, by its header or number. The columns are: %2.
    = %1 ile bir sütun belirt, başlığıyla ya da numarasıyla. Sütunlar: %2.
    Name the column of the items with --item, or that of the accepted answers with --accept; with --wide each column is an item. The columns are: %1.
    = Soruların sütununu --item ile ya da kabul edilen yanıtların sütununu --accept ile belirt; --wide ile her sütun bir sorudur. Sütunlar: %1.
    No column is an item: with --wide a header is an id such as a1-u1-writing#cook, or a name or the English of the file of --key. The columns are: %1.
    = Hiçbir sütun bir soru değil: --wide ile başlık ya a1-u1-writing#cook gibi bir kimliktir ya da --key dosyasındaki bir ad veya İngilizce cümledir. Sütunlar: %1.
    A key has the columns item and accept, and perhaps english. The columns are: %1.
    = Bir anahtarda item ve accept (ya da soru ve doğru cevap) sütunları, isteğe bağlı olarak da english (ingilizce) sütunu olur. Sütunlar: %1.
    The list of accepted answers has the columns item, answer, points and note. The columns are: %1.
    = Kabul edilen yanıtlar listesinde item, answer, points ve note sütunları olur. Sütunlar: %1.
    the pupil has no name
    = öğrencinin adı yok
    the item is missing
    = soru eksik
    the item has no name
    = sorunun adı yok
    %1 has no accepted answer
    = %1 için kabul edilen yanıt yok
    %1 was listed before
    = %1 daha önce de yazılmış
    %1: points are a number from 0 to 1
    = %1: puan 0 ile 1 arasında bir sayıdır

    + correct
    = + doğru
    + correct, with a note
    = + doğru, bir notla
    ? unsure
    = ? belirsiz
    ~ almost
    = ~ neredeyse
    x wrong
    = x yanlış
    + accepted by the teacher
    = + öğretmen kabul etti
    – not answered
    = – yanıtlanmadı
    Marked answers
    = Değerlendirilen yanıtlar
    Answers: %1; pupils: %2; items: %3
    = Yanıt: %1; öğrenci: %2; soru: %3
    tab
    = sekme
    %1: %2, delimiter %3, rows: %4
    = %1: %2, ayırıcı %3, satır: %4
    , left out: %1
    = , atlanan: %1
    %1, as you say
    = %1, senin belirttiğin gibi
    %1, by its first bytes
    = %1, ilk baytlarına göre
    %1, by its zero bytes
    = %1, sıfır baytlarına göre
    %1, because it is not UTF-8
    = %1, çünkü UTF-8 değil
    Columns that are not items: %1
    = Soru olmayan sütunlar: %1
    %1: answers that you accept: %2
    = %1: kabul ettiğin yanıtlar: %2
    Credit: correct %1, with a note %2, almost %3, wrong %4, not answered 0. Unsure answers have none until you decide.
    = Puan: doğru %1, notla doğru %2, neredeyse %3, yanlış %4, yanıtlanmamış 0. Belirsiz yanıtlar sen karar verene kadar puan almaz.
    Pupils
    = Öğrenciler
    Items, the hardest first
    = Sorular, en zoru önce
    Kinds of mistakes
    = Yanlış türleri
    Answers that do not pass
    = Geçmeyen yanıtlar
    Pupil
    = Öğrenci
    Item
    = Soru
    Right answer
    = Doğru yanıt
    Points
    = Puan
    Mark
    = Sonuç
    Unsure
    = Belirsiz
    Not answered
    = Yanıtlanmadı
    Kind
    = Tür
    Failed
    = Geçmedi
    Noted
    = Not düşüldü
    Example
    = Örnek
    Number
    = Sayı
    Answer
    = Yanıt
    %1 of %2
    = %1 / %2
    (%1 %)
    = (%%%1)
    , unsure: %1
    = , belirsiz: %1
    , not answered: %1
    = , yanıtlanmadı: %1
    failed: %1
    = geçmedi: %1
    , noted: %1
    = , not düşüldü: %1
    , pupils: %1
    = , öğrenci: %1
    missing: %1
    = eksik: %1
    too much: %1
    = fazla: %1
    %1, right: %2
    = %1, doğrusu: %2
    Also: %1
    = Başka: %1

    Marked with dilim grade.
    = dilim grade ile değerlendirildi.
    Points: %1 of %2
    = Puan: %1 / %2
    Points so far: %1 of %2. Answers that wait for your teacher: %3
    = Şimdilik puan: %1 / %2. Öğretmenini bekleyen yanıtlar: %3
    A correct answer counts %1, one with a note %2, one that is almost right %3, a wrong one %4.
    = Doğru yanıt %1, notla doğru %2, neredeyse doğru %3, yanlış yanıt %4 sayılır.
    Your answer: %1
    = Yanıtın: %1
    No mistake was found, but it may mean something else. Your teacher decides.
    = Bir yanlış bulunmadı, ama anlamı başka olabilir. Öğretmenin karar verecek.
    This is right Turkish, but the item practises %1. Your teacher decides.
    = Türkçesi doğru, ama bu soruda %1 çalışılıyor. Öğretmenin karar verecek.
    Your teacher says: %1
    = Öğretmenin diyor ki: %1

    Name the files of answers, or their folder: dilim grade --csv FOLDER
    = Yanıt dosyalarını ya da klasörlerini belirt: dilim grade --csv KLASÖR
    %1. Name the table that you have exported, or the folder that holds it.
    = %1. Dışa aktardığın tabloyu ya da bulunduğu klasörü belirt.
    %1. Ask its owner for the permission to read it, or for a copy.
    = %1. Sahibinden okuma izni ya da bir kopya iste.
    With --wide the headers are the items and the cells the answers: leave out --item, --accept, --english and --answer.
    = --wide ile başlıklar soruları, hücreler yanıtları verir: --item, --accept, --english ve --answer seçeneklerini yazma.
    %1: the folder can't be read. Ask its owner for the permission, or copy it.
    = %1: klasör okunamıyor. Sahibinden izin iste ya da klasörü kopyala.
    %1: the folder holds no table (.csv, .tsv or .txt). Export the answers as CSV into it.
    = %1: klasörde tablo yok (.csv, .tsv ya da .txt). Yanıtları CSV olarak oraya aktar.
    The files hold no answers below their headers.
    = Dosyalarda başlıkların altında yanıt yok.
    %1 is not an item of the course, and neither the column of --accept nor the file of --key has its accepted answers.
    = %1 kursun bir sorusu değil; kabul edilen yanıtları ne --accept sütununda ne de --key dosyasında var.
    %1 has other accepted answers or another English sentence here than at %2
    = %1 için kabul edilen yanıtlar ya da İngilizce cümle burada %2 satırındakinden farklı
    %1 is one of the files that are read. Choose another name; nothing was written.
    = %1 okunan dosyalardan biri. Başka bir ad seç; hiçbir şey yazılmadı.
    The next run would read %1 as answers. Choose another folder; nothing was written.
    = %1 bir dahaki sefere yanıt sanılıp okunur. Başka bir klasör seç; hiçbir şey yazılmadı.
    %1 holds the answers. Choose another folder for the feedback; nothing was written.
    = %1 klasöründe yanıtlar var. Geri bildirim için başka bir klasör seç; hiçbir şey yazılmadı.
    %1 exists and is not a page of feedback. Move it, or choose another folder.
    = %1 var ve bir geri bildirim sayfası değil. Onu taşı ya da başka bir klasör seç.
    %1: there is no such list of accepted answers. `dilim accept` makes one.
    = %1: böyle bir kabul edilen yanıtlar listesi yok. `dilim accept` bir liste yapar.
    Pages of feedback in %1: %2
    = %1 klasöründeki geri bildirim sayfaları: %2
    Correct %1 first; nothing was written.
    = Önce %1 dosyasını düzelt; hiçbir şey yazılmadı.
    No answer belongs to the item %1.%2 Items: %3
    = Hiçbir yanıt %1 sorusuna ait değil.%2 Sorular: %3
    not marked
    = değerlendirilmemiş
    Marks that change: %1
    = Değişen sonuçlar: %1
    Nothing was written.
    = Hiçbir şey yazılmadı.

    --csv marks the answers of a class: tables of a form, a learning platform or a spreadsheet, or folders of them. A column is named by its header or number; usual headers are found. An item is an id of the course, or has its accepted answers in the column of --accept or in the file of --key, several of them on lines of their own or with a semicolon between. With --wide each column is an item. The report goes by pupil, item and kind of mistake, and groups the answers that don't pass. A bad row is reported with its file and line, and the exit status is 3 at the end.
    = --csv bir sınıfın yanıtlarını değerlendirir: bir formun, öğrenme platformunun ya da hesap tablosunun tablolarını veya bunların klasörlerini. Sütun, başlığı ya da numarasıyla belirtilir; alışılmış başlıklar kendiliğinden bulunur. Bir soru ya kursun bir kimliğidir ya da kabul edilen yanıtları --accept sütununda veya --key dosyasındadır; birden çok yanıt ayrı satırlara ya da aralarına noktalı virgül konarak yazılır. --wide ile her sütun bir sorudur. Rapor öğrenciye, soruya ve yanlış türüne göre çıkar, geçmeyen yanıtları öbekler. Bozuk bir satır dosyası ve satırıyla bildirilir, sonda çıkış kodu 3 olur.
    a class
    = bir sınıf
    %1 belongs to --csv: dilim grade --csv FOLDER
    = %1 --csv ile kullanılır: dilim grade --csv KLASÖR
    %1 is one argument too many: an answer with spaces needs quotation marks, and files are marked with dilim grade --csv.
    = %1 fazladan bir argüman: boşluklu bir yanıt tırnak ister, dosyalar ise dilim grade --csv ile değerlendirilir.
    --encoding %1: expected one of %2.
    = --encoding %1: şunlardan biri bekleniyor: %2.
    --delimiter %1: expected a comma, a semicolon or the word tab.
    = --delimiter %1: virgül, noktalı virgül ya da tab sözcüğü bekleniyor.
    --credit %1: expected correct, note, almost and wrong with numbers from 0 to 1, such as note=1,almost=0.5.
    = --credit %1: correct, note, almost ve wrong için 0 ile 1 arasında sayılar bekleniyor, örneğin note=1,almost=0.5.
    --format %1: expected text, csv, html or json.
    = --format %1: text, csv, html ya da json bekleniyor.
    --points %1: expected a number from 0 to 1.
    = --points %1: 0 ile 1 arasında bir sayı bekleniyor.
    grade tables of answers: the arguments are files and folders
    = yanıt tablolarını değerlendir: argümanlar dosya ve klasörlerdir
    the column with the pupil's name; may be given several times
    = öğrenci adının sütunu; birkaç kez verilebilir
    the column with the item
    = sorunun sütunu
    the column with the accepted answers
    = kabul edilen yanıtların sütunu
    the column with the English sentence
    = İngilizce cümlenin sütunu
    the column with the answer
    = yanıtın sütunu
    one row a pupil, one column an item
    = her öğrenciye bir satır, her soruya bir sütun
    a table of items of your own: item, accept, english
    = kendi sorularının tablosu: item, accept, english
    the encoding, if it is not found
    = bulunamıyorsa kodlama
    the delimiter, if it is not found: a comma, a semicolon or tab
    = bulunamıyorsa ayırıcı: virgül, noktalı virgül ya da tab
    what marks are worth: note=1,almost=0.5
    = sonuçların puanı: note=1,almost=0.5
    the list of answers that you accept (accepted.csv beside the answers)
    = kabul ettiğin yanıtların listesi (yanıtların yanındaki accepted.csv)
    the form of the report: text, csv, html or json
    = raporun biçimi: text, csv, html ya da json
    write the report to this file
    = raporu bu dosyaya yaz
    write a page for each pupil into this folder
    = her öğrenci için bu klasöre bir sayfa yaz

    accept an answer of a class, and see whose marks change
    = sınıftan bir yanıtı kabul et ve kimin sonucunun değiştiğini gör
    ITEM is the item as the answers name it; an item without a name has its first accepted answer as its name. ANSWER is a pattern, as in dilim help grade. The answer is kept in accepted.csv beside the answers (--accepted names another file), which dilim grade --csv reads and which you may edit in a spreadsheet: item, answer, points, note.
    = ITEM, yanıtlardaki adıyla sorudur; adsız bir sorunun adı ilk kabul edilen yanıtıdır. ANSWER, dilim help grade'deki gibi bir kalıptır. Yanıt, yanıtların yanındaki accepted.csv dosyasında saklanır (--accepted başka bir dosya belirtir); dilim grade --csv bu dosyayı okur, sen de onu bir hesap tablosunda düzenleyebilirsin: item, answer, points, note.
    --points gives it another credit than 1, 0 included. --note is what its pupils read. --dry-run shows whose marks would change and writes nothing.
    = --points ona 1'den başka bir puan verir; 0 da olabilir. --note öğrencilerin okuyacağı nottur. --dry-run kimin sonucunun değişeceğini gösterir, hiçbir şey yazmaz.
    The other options are those of dilim grade --csv.
    = Öbür seçenekler dilim grade --csv ile aynıdır.
    for the whole class
    = bütün sınıf için
    try it for half a point
    = yarım puanla dene
    Name the answers: dilim accept ITEM ANSWER --csv FOLDER
    = Yanıtları belirt: dilim accept SORU YANIT --csv KLASÖR
    the credit, from 0 to 1
    = puan, 0 ile 1 arasında
    what the pupils read about it
    = öğrencilerin bununla ilgili okuyacağı not
    show whose marks would change; write nothing
    = kimin sonucunun değişeceğini göster; hiçbir şey yazma
    """#
}
