extension Catalogue {
  /// Items on other platforms and on paper.
  static let turkishQuizzes: StaticString = #"""
    exchange items with Moodle and other platforms
    = soruları Moodle ve benzerleriyle alıp ver
    export writes the items of lessons, and of a table of your own with --items, as questions in GIFT or Moodle XML: to the file of --out, or else to standard output. A pattern becomes a list of at most 50 answers, the usual one first; expected mistakes carry their reasons. What is heard or said is left out, with a count.
    = export derslerin ve --items ile kendi tablonun sorularını GIFT ya da Moodle XML olarak --out dosyasına, o yoksa standart çıktıya yazar. Bir kalıp, alışılmışı başta olmak üzere en çok 50 yanıtlık bir liste olur; beklenen yanlışlar nedenlerini taşır. Dinlenen ve söylenenler çıkarılır, sayıları bildirilir.
    import reads short answers, choices of four, matchings and sentences with one gap. --out NAME.csv writes the table that dilim class assign --items reads. --out mine/a1/a1-u1-writing-7.lesson writes a lesson for --with mine; the skill in its name decides what it may hold, and checkpoint takes all. A question that can't be taken is reported with its line, and the exit status is 3.
    = import kısa yanıtları, dört seçenekli soruları, eşleştirmeleri ve tek boşluklu cümleleri okur. --out NAME.csv, dilim class assign --items ile okunan tabloyu yazar. --out mine/a1/a1-u1-writing-7.lesson, --with mine için bir ders yazar; adındaki beceri neleri içerebileceğini belirler, checkpoint hepsini alır. Alınamayan soru satırıyla bildirilir, çıkış durumu 3 olur.
    for Moodle's import
    = Moodle'a aktarmak için
    a table of your own items
    = kendi sorularının tablosu
    a lesson of your own
    = kendi dersin
    gift or moodle-xml
    = gift ya da moodle-xml
    text, html or pdf
    = text, html ya da pdf
    add the answers
    = yanıtları ekle
    print lessons as a worksheet, with or without answers
    = dersleri yanıtlı ya da yanıtsız çalışma kâğıdı yap
    --json prints one object that describes the file and, without --out, contains it.
    = --json dosyayı tanımlayan bir nesne yazar; --out yoksa metni de içerir.
    The items are numbered and have room to write; a text has the words that the lesson glosses. --key adds the answers, and the texts and sentences that you read out. text is 80 columns wide, html is for the browser and for paper, and pdf is made by WeasyPrint, if it is installed.
    = Sorular numaralıdır ve yazmak için yer vardır; metnin altında dersin açıkladığı sözcükler bulunur. --key yanıtları, okuyacağın metin ve cümleleri ekler. text 80 sütun genişliğindedir, html tarayıcı ve kâğıt içindir, pdf ise kuruluysa WeasyPrint ile yapılır.
    to print in a browser
    = tarayıcıda yazdırmak için
    Questions: %1
    = Soru: %1
    Questions that list only the first 50 of their answers: %1; other right answers will be marked wrong there.
    = Yanıtlarının yalnız ilk 50'sini içeren soru: %1; öbür doğru yanıtlar orada yanlış sayılır.
    Left out, because they are heard: %1
    = Dinlendiği için çıkarılan: %1
    Left out, because they are said: %1
    = Söylendiği için çıkarılan: %1
    Left out, because the word is asked in writing too: %1
    = Sözcük yazılı olarak da sorulduğu için çıkarılan: %1
    There is nothing to export. Name lessons, or a table of your own items with --items.
    = Aktarılacak bir şey yok. Ders adı ya da --items ile kendi sorularının tablosunu ver.
    %1 is read, so it can't be written. Name another file with --out.
    = %1 okunuyor, bu yüzden yazılamaz. --out ile başka bir dosya ver.
    %1 is there already. Name another file with --out, or move it away.
    = %1 zaten var. --out ile başka bir dosya ver ya da onu başka yere taşı.
    items import reads one file: dilim items import quiz.gift --out own.csv
    = items import bir dosya okur: dilim items import quiz.gift --out own.csv
    %1 is no name of a lesson. It has a level, a unit, a skill and a number, such as a1-u1-writing-7.lesson.
    = %1 bir ders adı değil. Ders adında düzey, ünite, beceri ve sayı bulunur, örneğin a1-u1-writing-7.lesson.
    %1: no question was taken.
    = %1: hiçbir soru alınmadı.
    Questions taken: %1; not taken: %2
    = Alınan soru: %1; alınmayan: %2
    Categories, left out: %1
    = Çıkarılan kategori: %1
    Texts without a question, left out: %1
    = Çıkarılan sorusuz metin: %1
    Changed since Dilim wrote them, so read as they are, lines: %1
    = Dilim yazdıktan sonra değiştirildiği için olduğu gibi okunan satırlar: %1
    Answers with part of the credit and no reason, left out: %1
    = Puanın bir bölümünü alan, nedeni yazılmadığı için çıkarılan yanıt: %1
    Expected mistakes, which a table can't hold: %1; a lesson can: --out a1-u1-checkpoint-2.lesson
    = Tablonun alamadığı beklenen yanlış: %1; bir ders alabilir: --out a1-u1-checkpoint-2.lesson
    A PDF needs a file: --out sheet.pdf
    = PDF için bir dosya gerekir: --out sheet.pdf
    A PDF is made by WeasyPrint, which is not installed. Install it (apt-get install weasyprint, or pip install weasyprint), or print the page of --format html in a browser.
    = PDF, WeasyPrint ile yapılır; kurulu değil. Kur (apt-get install weasyprint ya da pip install weasyprint) ya da --format html sayfasını tarayıcıdan yazdır.
    WeasyPrint could not make %1. Print the page of --format html in a browser instead.
    = WeasyPrint %1 dosyasını yapamadı. Onun yerine --format html sayfasını tarayıcıdan yazdır.
    Written: %1, items: %2
    = Yazıldı: %1, soru: %2
    Put the words in order:
    = Sözcükleri sıraya koy:
    Find %1 mistakes. Write the right words in their order, with commas between them:
    = %1 yanlış bul. Doğru sözcükleri sırasıyla, aralarına virgül koyarak yaz:
    Match the pairs.
    = Eşleştir.
    Choose the right answer:
    = Doğru yanıtı seç:
    Listen, and choose the right answer:
    = Dinle ve doğru yanıtı seç:
    Write the Turkish word:
    = Türkçe sözcüğü yaz:
    Write the sentence that you hear:
    = Duyduğun cümleyi yaz:
    Tell it in %1 to %2 words:
    = %1 ile %2 arası sözcükle anlat:
    Read aloud:
    = Yüksek sesle oku:
    Find the mistakes (%1), and write the text without them:
    = Yanlışları (%1) bul ve metni doğru yaz:
    Name:
    = Ad soyad:
    Date:
    = Tarih:
    Points: ____ / %1
    = Puan: ____ / %1
    The answers
    = Yanıtlar
    Your teacher reads a text to you.
    = Öğretmenin bir metin okuyacak.
    Words:
    = Sözcükler:
    Read this out:
    = Bunu oku:
    a brace { is opened here and not closed before the blank line; add }
    = burada açılan { boş satırdan önce kapanmıyor; } ekle
    a brace } closes nothing; add { or write \}
    = } hiçbir şeyi kapatmıyor; { ekle ya da \} yaz
    the question has more than one { }; write one question for each, with a blank line between
    = soruda birden çok { } var; her biri için ayrı soru yaz, aralarında boş satır bırak
    the title begins with :: and does not end with ::
    = başlık :: ile başlıyor ama :: ile bitmiyor
    an essay has no right answer that Dilim could compare; give answers: {=…}
    = açık uçlu sorunun Dilim'in karşılaştırabileceği doğru yanıtı yok; yanıt ver: {=…}
    a question with a number as its answer; write it as a short answer: {=5 =beş}
    = yanıtı sayı olan soru; onu kısa yanıt olarak yaz: {=5 =beş}
    a question with true or false; Dilim's choices have four options
    = doğru-yanlış sorusu; Dilim'in seçmeli sorularında dört seçenek var
    an answer begins with = or ~
    = yanıt = ya da ~ ile başlar
    several options are right; Dilim's choices have one right option
    = birden çok seçenek doğru; Dilim'in seçmeli sorularında tek doğru seçenek var
    no answer is right: one needs the whole credit
    = hiçbir yanıt doğru değil: biri tam puan almalı
    the credit of an answer is a number up to 100
    = bir yanıtın puanı en çok 100 olan bir sayıdır
    the star means any text; write the answers out, or \* for a star
    = yıldız herhangi bir metin demektir; yanıtları açıkça yaz ya da yıldız için \* yaz
    the question has a picture; Dilim's items are text alone
    = soruda resim var; Dilim'in soruları yalnız metindir
    the question has a recording; Dilim's items are text alone
    = soruda kayıt var; Dilim'in soruları yalnız metindir
    the choice has %1 options; Dilim's choices have four
    = sorunun %1 seçeneği var; Dilim'in seçmeli sorularında dört seçenek olur
    the matching has %1 pairs; Dilim's have two to seven
    = eşleştirmede %1 çift var; Dilim'dekilerde iki ile yedi arasında olur
    a pair must not contain |
    = bir çiftte | bulunamaz
    the question has no text
    = sorunun metni yok
    a table has only written answers; write a lesson: --out a1-u1-checkpoint-2.lesson
    = tabloda yalnız yazılı yanıtlar olur; bir ders yaz: --out a1-u1-checkpoint-2.lesson
    a lesson of the skill %1 has no items of this kind; one whose name ends in -checkpoint-2 takes all kinds
    = %1 becerisinin dersinde bu tür soru olmaz; adı -checkpoint-2 ile biten ders her türü alır
    the answer can't be taken: %1
    = yanıt alınamıyor: %1
    the element %1 is not closed
    = %1 öğesi kapanmıyor
    </%1> closes nothing
    = </%1> hiçbir şeyi kapatmıyor
    %1 is opened here and not closed
    = burada açılan %1 kapanmıyor
    the file has no element; export it as Moodle XML again
    = dosyada öğe yok; onu yeniden Moodle XML olarak dışa aktar
    text outside the element quiz
    = quiz öğesinin dışında metin var
    a document type is not read; delete the line
    = belge türü okunmaz; satırı sil
    & begins no reference that is known; write &amp;
    = & bilinen bir gösterim başlatmıyor; &amp; yaz
    the tag can't be read
    = etiket okunamıyor
    the element %1 is no part of a quiz; export the questions as Moodle XML
    = %1 öğesi bir sınavın parçası değil; soruları Moodle XML olarak dışa aktar
    the type %1 is not read; Dilim reads shortanswer, multichoice, matching and cloze
    = %1 türü okunmaz; Dilim shortanswer, multichoice, matching ve cloze okur
    the text has no embedded answer {1:SHORTANSWER:=…}
    = metinde gömülü yanıt yok: {1:SHORTANSWER:=…}
    the text has several embedded answers; write one question for each
    = metinde birden çok gömülü yanıt var; her biri için ayrı soru yaz
    the embedded answer is of the kind %1; Dilim reads SHORTANSWER
    = gömülü yanıtın türü %1; Dilim SHORTANSWER okur
    """#
}
