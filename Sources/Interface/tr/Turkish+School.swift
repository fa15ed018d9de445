extension Catalogue {
  /// Classes without a server: what teacher and pupil send each other.
  static let turkishSchool: StaticString = #"""
    give a class work, with or without a server, and do that work
    = sunucuyla ya da sunucusuz bir sınıfa ödev ver ya da ödevini yap
    For a teacher: new TITLE makes a class, in your data folder or in that of --folder. enrol CLASS FILE adds the pupils of a table, invite CLASS writes the file by which they join, and assign CLASS LESSON … writes an assignment of lessons, or of your own items with --items. collect CLASS [FOLDER] takes what the pupils hand in. CLASS is the title or the folder.
    = Öğretmen için: new TITLE, veri klasöründe ya da --folder klasöründe bir sınıf oluşturur. enrol CLASS FILE bir tablodaki öğrencileri ekler, invite CLASS katılma dosyasını yazar, assign CLASS LESSON … derslerden ya da --items ile kendi sorularından bir ödev yazar. collect CLASS [FOLDER] öğrencilerin teslim ettiklerini alır. CLASS, sınıfın adı ya da klasörüdür.
    For a pupil: join FILE joins a class, todo lists its assignments, do FILE begins one and do NAME goes on with it, and hand-in NAME writes the file for your teacher. results FILE shows your marks, my-data all that this machine holds of your classes, and leave deletes it.
    = Öğrenci için: join FILE bir sınıfa katılır, todo ödevleri listeler, do FILE bir ödeve başlar, do NAME ona devam eder, hand-in NAME öğretmenin için dosyayı yazar. results FILE notlarını, my-data bu makinede sınıfların için tutulan her şeyi gösterir, leave bunları siler.
    With --json each action prints one object. do then asks on standard error, and remove, leave and delete never ask: without --yes they list what they would delete.
    = --json ile her eylem tek bir nesne yazar. do o zaman standart hata çıkışında sorar; remove, leave ve delete hiç sormaz: --yes yoksa sileceklerini listeler.
    Files are signed by OpenSSH (ssh-keygen). A signature proves who has made a file and that nobody has changed it; it does not prove that nobody helped. Without ssh-keygen nothing is signed, and Dilim says so.
    = Dosyalar OpenSSH (ssh-keygen) ile imzalanır. İmza, dosyayı kimin yaptığını ve kimsenin değiştirmediğini gösterir; kimsenin yardım etmediğini göstermez. ssh-keygen yoksa hiçbir şey imzalanmaz ve Dilim bunu söyler.
    make a class
    = bir sınıf oluştur
    its pupils
    = öğrencileri
    their work
    = ödevleri
    do it
    = ödevi yap
    hand it in
    = ödevi teslim et
    take it
    = teslim edileni al
    make the class in this folder
    = sınıfı bu klasörde oluştur
    write to this file, or into this folder
    = bu dosyaya ya da bu klasöre yaz
    scale the points of the gradebook to this maximum
    = not defterindeki puanları bu en yüksek puana göre ölçekle
    Moodle counts a new column out of 100 points; --max 100 scales to that, or --max to the points of your column.
    = Moodle yeni sütunu 100 puan üzerinden sayar; --max 100 buna, --max ile başka bir sayı kendi sütununun puanına göre ölçekler.
    --max %1: expected a number above 0, such as 100.
    = --max %1: 0'dan büyük bir sayı bekleniyordu, örneğin 100.
    until when: 2026-12-01 or "2026-12-01 18:00"
    = ne zamana kadar: 2026-12-01 ya da "2026-12-01 18:00"
    after this nothing is taken
    = bundan sonra hiçbir şey alınmaz
    when pupils see what is right: now, hand_in, close, release or never
    = öğrenciler doğruları ne zaman görür: now, hand_in, close, release ya da never
    the answer that counts, of several to an item: first, last or best
    = bir soruya verilen birkaç yanıttan hangisi sayılır: first, last ya da best
    take the new key of this pupil; may be given several times
    = bu öğrencinin yeni anahtarını al; birkaç kez verilebilir
    also take hand-ins without a signature
    = imzasız teslimleri de al
    also take hand-ins made after the assignment was closed
    = ödev kapandıktan sonra yapılan teslimleri de al
    your name as your teacher has it
    = öğretmenindeki adın
    the class, if two have an assignment of one name
    = iki sınıfta aynı adlı ödev varsa hangi sınıf
    “%1” is missing or can't be right. Ask for the file again; it may have been changed on the way.
    = “%1” eksik ya da doğru olamaz. Dosyayı yeniden iste; yolda değişmiş olabilir.
    this is not a line of JSON. Ask for the file again; it may have been changed on the way.
    = bu bir JSON satırı değil. Dosyayı yeniden iste; yolda değişmiş olabilir.
    The file is too long to come from a class.
    = Dosya bir sınıftan gelemeyecek kadar uzun.
    This file is of the type %1; a file of the type %2 is needed here.
    = Bu dosyanın türü %1; burada %2 türünde bir dosya gerekiyor.
    The file comes from a newer Dilim. Install that one.
    = Dosya daha yeni bir Dilim'den geliyor. Onu kur.
    the pseudonym is missing or was changed; copy the line from an older roster.csv
    = takma ad eksik ya da değiştirilmiş; satırı eski bir roster.csv dosyasından kopyala
    the public key was changed; leave the cell empty, and take the pupil's key anew
    = açık anahtar değiştirilmiş; hücreyi boş bırak ve öğrencinin anahtarını yeniden al
    %1 is in the class already; give one of the two another name
    = %1 sınıfta zaten var; ikisinden birine başka bir ad ver
    %1 is the address of %2; correct the name or the address
    = %1, %2 adlı öğrencinin adresi; adı ya da adresi düzelt
    The table has no column for %1. Make the assignment on the platform first, with the same name, and export its gradebook again. The columns are: %2.
    = Tabloda %1 için sütun yok. Önce platformda aynı adla bir ödev oluştur ve not defterini yeniden dışa aktar. Sütunlar: %2.
    Usage: dilim class %1 %2
    = Kullanım: dilim class %1 %2
    %1: ssh-keygen could not make a key.
    = %1: ssh-keygen bir anahtar oluşturamadı.
    %1: this is no public key of OpenSSH of the kind ed25519.
    = %1: bu, ed25519 türünde bir OpenSSH açık anahtarı değil.
    %1 is written, but ssh-keygen could not sign it. Is the key still there?
    = %1 yazıldı, ama ssh-keygen onu imzalayamadı. Anahtar hâlâ yerinde mi?
    ssh-keygen is missing, so nothing is signed. Install OpenSSH if you want signatures.
    = ssh-keygen yok, bu yüzden hiçbir şey imzalanmıyor. İmza istiyorsan OpenSSH kur.
    %1: a title is also the name of a folder. Leave out slashes and a point at its start.
    = %1: sınıf adı aynı zamanda klasör adıdır. Eğik çizgi ve baştaki nokta olmasın.
    %1 holds a class already. Choose another title, or another folder with --folder.
    = %1 içinde zaten bir sınıf var. Başka bir ad ya da --folder ile başka bir klasör seç.
    The class %1 is in %2
    = %1 sınıfı %2 içinde
    There is no class %1.%2%3
    = %1 diye bir sınıf yok.%2%3
    Make one with dilim class new.
    = dilim class new ile bir sınıf oluştur.
    Your classes: %1.
    = Sınıfların: %1.
    %1 is not in the class.%2 Pupils: %3.
    = %1 sınıfta yok.%2 Öğrenciler: %3.
    There is no assignment %1.%2 Assignments: %3.
    = %1 diye bir ödev yok.%2 Ödevler: %3.
    The class has no assignment yet: dilim class assign.
    = Sınıfın henüz ödevi yok: dilim class assign.
    Name the assignment: %1.
    = Ödevin adını söyle: %1.
    New pupils: %1; changed: %2; known already: %3; in the class: %4
    = Yeni öğrenciler: %1; değişen: %2; zaten bilinen: %3; sınıfta: %4
    Written: %1. Send it to your pupils; they join with dilim class join %2.
    = Yazıldı: %1. Öğrencilerine gönder; dilim class join %2 ile katılırlar.
    The fingerprint of your key, which they can compare: %1
    = Karşılaştırabilecekleri anahtar parmak izin: %1
    Name the file for your pupils, such as --out week1.jsonl; week1 is then the name of the assignment.
    = Öğrenciler için dosyayı belirt, örneğin --out week1.jsonl; ödevin adı o zaman week1 olur.
    Say until when, such as --due 2026-12-01.
    = Ne zamana kadar olduğunu belirt, örneğin --due 2026-12-01.
    %1 can't be the name of an assignment. Choose another file for --out.
    = %1 bir ödevin adı olamaz. --out için başka bir dosya seç.
    The class has an assignment %1 already. Choose another file for --out.
    = Sınıfın %1 adlı bir ödevi zaten var. --out için başka bir dosya seç.
    --close is before --due. Choose a later date.
    = --close, --due tarihinden önce. Daha geç bir tarih seç.
    %1 %2: expected a date such as 2026-12-01, or "2026-12-01 18:00".
    = %1 %2: 2026-12-01 ya da "2026-12-01 18:00" gibi bir tarih bekleniyordu.
    %1 %2: expected one of %3.
    = %1 %2: şunlardan biri bekleniyordu: %3.
    Name a lesson, such as a1-u1-writing, or a table of your own items with --items.
    = a1-u1-writing gibi bir ders ya da --items ile kendi sorularının tablosunu belirt.
    %1 is in the assignment twice.
    = %1 ödevde iki kez var.
    %1: %2 has no English sentence, so pupils would not know what is asked.
    = %1: %2 için İngilizce cümle yok; öğrenciler ne sorulduğunu bilemez.
    Assignment %1: items: %2, due %3
    = Ödev %1: sorular: %2, son tarih: %3
    Written: %1 and its signature %2. Send both.
    = Yazıldı: %1 ve imzası %2. İkisini de gönder.
    Written, not signed: %1
    = Yazıldı, imzasız: %1
    Marks are hidden while pupils work. The answers of the course are on their disks, though; only those of your own items stay with you.
    = Öğrenciler çalışırken notlar gizlidir. Ama kursun yanıtları onların diskindedir; yalnız kendi sorularının yanıtları sende kalır.
    The accepted answers of your own items are in the file, because of --key now.
    = --key now yüzünden kendi sorularının kabul edilen yanıtları dosyanın içinde.
    %1 signs with another key than before: %2.
    = %1 öncekinden başka bir anahtarla imzalıyor: %2.
    The key of %1 is new: %2.
    = %1 için anahtar yeni: %2.
    %1 Do you take it?
    = %1 Alıyor musun?
    %1 Ask %2 for the fingerprint, then take it with --trust "%3".
    = %1 Parmak izini %2 ile karşılaştır, sonra --trust "%3" ile al.
    The key of %1 was not taken.
    = %1 için anahtar alınmadı.
    the key of %1 is taken
    = %1 için anahtar alındı
    %1 has sent no key; take the hand-ins with --unsigned
    = %1 anahtar göndermedi; teslimleri --unsigned ile al
    %1 is not in the class; enrol the name first with dilim class enrol
    = %1 sınıfta yok; önce dilim class enrol ile kaydet
    it belongs to another class
    = başka bir sınıfa ait
    it belongs to an assignment that this class does not have
    = bu sınıfta olmayan bir ödeve ait
    this is no hand-in
    = bu bir teslim değil
    %1 has a key, but nothing shows that this file is signed by it. Ask %2 whether the file is theirs, and take it with --unsigned --trust "%3"
    = %1 adlı öğrencinin anahtarı var, ama bu dosyanın onunla imzalandığını gösteren bir şey yok. %2 adlı öğrenciye dosyanın kendisine ait olup olmadığını sor ve --unsigned --trust "%3" ile al
    it is not signed. Ask %1 for the file with the ending .sig too, or take it with --unsigned
    = imzasız. %1 adlı öğrenciden .sig ile biten dosyayı da iste ya da --unsigned ile al
    its signature can't be checked, because ssh-keygen is missing; take it with --unsigned
    = ssh-keygen olmadığından imzası denetlenemiyor; --unsigned ile al
    the signature does not fit: the file was changed, or somebody else than %1 has signed it
    = imza uymuyor: dosya değiştirilmiş ya da onu %1 değil, başkası imzalamış
    %1 made it after the assignment was closed (%2); take it with --late
    = %1 bunu ödev kapandıktan (%2) sonra yapmış; --late ile al
    %1, %2: new answers: %3, known: %4
    = %1, %2: yeni yanıtlar: %3, bilinen: %4
    differs: the answer to %1 is known with another text; “%2” is not taken
    = farklı: %1 sorusunun yanıtı başka bir metinle biliniyor; “%2” alınmadı
    line %1:
    = satır %1:
    , late
    = , geç
    , not signed
    = , imzasız
    %1 holds no hand-ins, which end in .jsonl.
    = %1 içinde .jsonl ile biten bir teslim yok.
    Say who you are, as your teacher knows you: --name "…".
    = Öğretmeninin bildiği adını söyle: --name "…".
    You are in the class %1 with another key of its teacher. Ask your teacher; if the key is really new, leave the class first.
    = %1 sınıfındasın, ama öğretmeninin başka bir anahtarıyla. Öğretmenine sor; anahtar gerçekten yeniyse önce sınıftan ayrıl.
    You are in the class %1 as %2. Use that name, or leave the class first.
    = %1 sınıfındaki adın %2. Bu adı kullan ya da önce sınıftan ayrıl.
    You are in the class %1 as %2.
    = %1 sınıfındasın; adın %2.
    The fingerprint of your teacher's key: %1
    = Öğretmeninin anahtarının parmak izi: %1
    Send this file to your teacher: %1
    = Bu dosyayı öğretmenine gönder: %1
    You are in no class. Your teacher has the file for dilim class join.
    = Hiçbir sınıfta değilsin. dilim class join için dosya öğretmeninde.
    Name the class: %1.
    = Sınıfın adını söyle: %1.
    You have no assignment yet. Begin with the file from your teacher: dilim class do FILE
    = Henüz ödevin yok. Öğretmeninden gelen dosyayla başla: dilim class do FILE
    Nothing to do: no class has given you an assignment.
    = Yapacak bir şey yok: hiçbir sınıf sana ödev vermedi.
    %1 (%2): answered %3 of %4, due %5
    = %1 (%2): yanıtlanan %3/%4, son tarih: %5
    , handed in %1
    = , teslim: %1
    You have answered nothing of %1 yet: dilim class do %2
    = %1 ödevinde henüz hiçbir şey yanıtlamadın: dilim class do %2
    Handed in: %1, %2 of %3 items
    = Teslim edildi: %1, %2/%3 soru
    It was due %1, so it will be marked as late.
    = Son tarih %1 idi; geç teslim sayılacak.
    %1 is from a class that you have not joined. Ask your teacher for the file to join.
    = %1 katılmadığın bir sınıftan. Öğretmeninden katılma dosyasını iste.
    The class %1 signs nothing, so nobody can tell whether the assignment is from your teacher.
    = %1 sınıfında hiçbir şey imzalanmıyor; ödevin öğretmeninden gelip gelmediği bilinemez.
    ssh-keygen is missing, so the signature of the assignment is not checked.
    = ssh-keygen yok, bu yüzden ödevin imzası denetlenmedi.
    %1 is not signed by your teacher's key, or was changed on the way. Ask for it again, with the file that ends in .sig beside it.
    = %1 öğretmeninin anahtarıyla imzalanmamış ya da yolda değişmiş. Yanında .sig ile biten dosyayla birlikte yeniden iste.
    You have another assignment of the name %1. Ask your teacher for a new name.
    = %1 adlı başka bir ödevin var. Öğretmeninden yeni bir ad iste.
    %1 was closed %2; your teacher takes no more answers.
    = %1 ödevi %2 tarihinde kapandı; öğretmenin artık yanıt almıyor.
    %1: items: %2, due %3
    = %1: sorular: %2, son tarih: %3
    You see marks with dilim class results when you have handed in. Each item is asked once.
    = Teslim edince notları dilim class results ile görürsün. Her soru bir kez sorulur.
    You see marks with dilim class results when the assignment is closed. Each item is asked once.
    = Ödev kapanınca notları dilim class results ile görürsün. Her soru bir kez sorulur.
    Your teacher gives you the marks later. Each item is asked once.
    = Öğretmenin notları sonra verir. Her soru bir kez sorulur.
    Your course lacks items of %1 that are in the assignment: %2. Install the newest Dilim.
    = Ödevdeki %1 sorularından sende olmayanlar: %2. En yeni Dilim'i kur.
    Your answer is kept.
    = Yanıtın saklandı.
    Left open. The item comes again at the end.
    = Açık kaldı. Soru sonda yeniden gelecek.
    Left open. The item comes again the next time.
    = Açık kaldı. Soru bir dahaki sefere yeniden gelecek.
    Items without an answer: %1. Go on with: dilim class do %2. Hand it in with: dilim class hand-in %3
    = Yanıtsız sorular: %1. Devam etmek için: dilim class do %2. Teslim etmek için: dilim class hand-in %3
    %1 is handed in. To go on with it, ask your teacher to reopen it for you.
    = %1 teslim edildi. Devam etmek için öğretmeninden onu senin için yeniden açmasını iste.
    ssh-keygen is missing, so %1 can't be signed and was not written. Install OpenSSH.
    = ssh-keygen yok, bu yüzden %1 imzalanamıyor ve yazılmadı. OpenSSH kur.
    The fingerprint of your key, for your teacher: %1
    = Öğretmenin için anahtarının parmak izi: %1
    Your teacher has released no results yet.
    = Öğretmenin henüz sonuç açıklamadı.
    --language changes nothing in results from a teacher, who has chosen their language.
    = --language öğretmenden gelen sonuçları değiştirmez; dillerini öğretmen seçmiştir.
    That is not possible in this assignment.
    = Bu ödevde bu yapılamaz.
    %1: answered %2 of %3
    = %1: yanıtlanan %2/%3
    Go on with: dilim class do %1
    = Devam etmek için: dilim class do %1
    Hand it in with: dilim class hand-in %1
    = Teslim etmek için: dilim class hand-in %1
    """#
}
