extension Catalogue {
  /// Classes without a server: marks, results and gradebooks.
  static let turkishMarking: StaticString = #"""
    grade CLASS [ASSIGNMENT] marks it, answers CLASS ASSIGNMENT [ITEM] groups what does not pass, and report CLASS [ASSIGNMENT] tells the rest. accept CLASS ITEM ANSWER accepts an answer for all, and mark CLASS PUPIL ITEM --points P gives one mark by hand. Pupils get their marks by release CLASS ASSIGNMENT, which writes a signed result for each; reopen takes it back. feedback and gradebook have what is released. remove CLASS PUPIL and delete CLASS erase what is kept.
    = grade CLASS [ASSIGNMENT] ödevi değerlendirir, answers CLASS ASSIGNMENT [ITEM] geçmeyenleri gruplar, report CLASS [ASSIGNMENT] gerisini anlatır. accept CLASS ITEM ANSWER bir yanıtı herkes için kabul eder, mark CLASS PUPIL ITEM --points P elle bir not verir. Öğrenciler notlarını release CLASS ASSIGNMENT ile alır; bu, her biri için imzalı bir sonuç yazar; reopen bunu geri alır. feedback ve gradebook yayımlananları içerir. remove CLASS PUPIL ve delete CLASS tutulanları siler.
    also read your own lessons from this folder; may be given several times
    = bu klasördeki kendi derslerini de oku; birkaç kez verilebilir
    %1 has the same name as %2. Rename your lesson, or replace the course with --content.
    = %1 ile %2 aynı adı taşıyor. Dersine başka bir ad ver ya da --content ile kursun yerine kendi klasörünü kullan.
    mark it
    = değerlendir
    the assignment, if several have the item
    = soru birkaç ödevdeyse hangi ödev
    report only the items, the hardest first
    = yalnız soruları bildir, en zoru önce
    report only the kinds of mistakes
    = yalnız yanlış türlerini bildir
    report: text, csv, html or json; gradebook: moodle, canvas or plain
    = rapor: text, csv, html ya da json; not defteri: moodle, canvas ya da plain
    fill in the gradebook that the platform has exported
    = platformun dışa aktardığı not defterini doldur
    Answers that wait for your teacher: %1
    = Öğretmenini bekleyen yanıtlar: %1
    %1: %2 of %3
    = %1: %2/%3
    %1: pupils: %2, new marks: %3
    = %1: öğrenciler: %2, yeni notlar: %3
    Not handed in: %1
    = Teslim etmeyenler: %1
    Late: %1
    = Geç: %1
    Every answer passes.
    = Bütün yanıtlar geçiyor.
    Say what the answer is worth, such as --points 0.5.
    = Yanıtın kaç puan olduğunu söyle, örneğin --points 0.5.
    The item is in %1: name one with --assignment.
    = Soru şu ödevlerde: %1. Birini --assignment ile belirt.
    %1 has handed in nothing for %2.
    = %1, %2 için hiçbir şey teslim etmedi.
    No assignment has the item %1.%2
    = Hiçbir ödevde %1 sorusu yok.%2
    Released: %1; results in %2: %3
    = Yayımlandı: %1; %2 içindeki sonuçlar: %3
    Unsure answers that still wait for you: %1. Accept or mark them, and release again.
    = Hâlâ seni bekleyen belirsiz yanıtlar: %1. Onları kabul et ya da notla, sonra yeniden yayımla.
    %1 is released already; release it again for the new mark.
    = %1 zaten yayımlandı; yeni not için yeniden yayımla.
    %1 is not released yet: dilim class release.
    = %1 henüz yayımlanmadı: dilim class release.
    %1 is open again. Results that you have sent stay with your pupils.
    = %1 yeniden açık. Gönderdiğin sonuçlar öğrencilerde kalır.
    Name the folder for the pages: --out DIR
    = Sayfaların klasörünü belirt: --out DIR
    Name the file for the table: --out FILE
    = Tablonun dosyasını belirt: --out FILE
    Nothing is released yet, so nothing is in the gradebook: %1.
    = Henüz hiçbir şey yayımlanmadı, not defteri boş: %1.
    Left out, because it is not released: %1
    = Yayımlanmadığı için atlandı: %1
    Moodle can't find these pupils, who have neither an e-mail address nor a number: %1.
    = E-posta adresi de numarası da olmayan bu öğrencileri Moodle bulamaz: %1.
    Canvas takes only its own table: export the gradebook there and name the file with --from.
    = Canvas yalnız kendi tablosunu alır: not defterini orada dışa aktar ve dosyayı --from ile belirt.
    --from belongs to --format moodle or canvas.
    = --from, --format moodle ya da canvas ile kullanılır.
    The table has no column for: %1.
    = Tabloda şunlar için sütun yok: %1.
    These pupils are not in the table: %1.
    = Bu öğrenciler tabloda yok: %1.
    %1 is the result of %2.
    = %1, %2 adlı öğrencinin sonucu.
    The result is not signed, or can't be checked without ssh-keygen.
    = Sonuç imzasız ya da ssh-keygen olmadan denetlenemiyor.
    No results yet. Read the file from your teacher: dilim class results FILE
    = Henüz sonuç yok. Öğretmeninden gelen dosyayı oku: dilim class results FILE
    Hand-ins of %1: %2, marks: %3. Delete them and the name?
    = %1 teslimleri: %2, notlar: %3. Bunlar ve ad silinsin mi?
    %1 is deleted from the class. Files that you keep elsewhere stay: mail, inbox, gradebooks.
    = %1 sınıftan silindi. Başka yerde tuttuğun dosyalar kalır: e-posta, gelen kutusu, not defterleri.
    Delete the class %1 with these files (%2)?
    = %1 sınıfı bu dosyalarla (%2) silinsin mi?
    The class %1 is deleted.
    = %1 sınıfı silindi.
    Leave the class %1 and delete these files (%2)?
    = %1 sınıfından ayrılıp bu dosyalar (%2) silinsin mi?
    You have left the class %1. Answers to the course stay in your own record.
    = %1 sınıfından ayrıldın. Kursa verdiğin yanıtlar kendi kaydında kalır.
    """#
}
