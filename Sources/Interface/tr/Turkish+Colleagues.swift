extension Catalogue {
  /// Several teachers of one class.
  static let turkishColleagues: StaticString = #"""
    share CLASS LOGIN lets another teacher of the server work in the class, --may mark, own or nothing; with --out it writes the names of the pupils for them. The colleague takes the class with new TITLE --shared --server URI, and so do you on another machine. Without LOGIN, share lists the teachers.
    = share CLASS LOGIN sunucudaki başka bir öğretmenin bu sınıfta çalışmasına izin verir: --may mark, own ya da nothing; --out ile onun için öğrencilerin adlarını yazar. Meslektaşın sınıfı new TITLE --shared --server URI ile alır; sen de başka bir makinede aynısını yaparsın. LOGIN verilmezse share öğretmenleri listeler.
    what a colleague may do in the class: mark, own or nothing
    = bir meslektaşın sınıfta yapabilecekleri: mark, own ya da nothing
    The server lacks what several teachers of a class need. Its administrator brings it up to date with dilim class server migrate.
    = Sunucuda, bir sınıfın birden çok öğretmeni için gerekenler eksik. Yönetici onu dilim class server migrate ile günceller.
    Ask the owner of the class: dilim class share CLASS %1
    = Sınıfın sahibinden şunu iste: dilim class share CLASS %1
    Your classes there: %1.
    = Oradaki sınıfların: %1.
    %1 has no class %2 for your login. %3
    = %1 adresinde senin hesabına açık %2 sınıfı yok. %3
    Several classes are called %1. Name one by its id: %2.
    = %1 adında birden çok sınıf var. Birini kimliğiyle belirt: %2.
    Name the login of your colleague, such as dilim class share CLASS t_0123456789ab.
    = Meslektaşının hesabını belirt, örneğin dilim class share CLASS t_0123456789ab.
    --shared takes a class from its server: name it with --server URI.
    = --shared bir sınıfı sunucusundan alır: sunucuyu --server URI ile belirt.
    %1 can give out work, mark and release in %2.
    = %1, %2 sınıfında ödev verebilir, not verebilir ve sonuçları açıklayabilir.
    Written: %1, the names of the pupils. Give it to your colleague alone.
    = Yazıldı: %1, öğrencilerin adları. Onu yalnız meslektaşına ver.
    The server has no names: for them add --out FILE.
    = Sunucuda adlar yok: adlar için --out FILE ekle.
    %1 (you)
    = %1 (sen)
    %1: owns the class
    = %1: sınıfın sahibi
    %1: can give out work, mark and release
    = %1: ödev verebilir, not verebilir ve sonuçları açıklayabilir
    %1: can read
    = %1: okuyabilir
    %1 has another pseudonym in this class; remove the pupil here, or take the table of the colleague who shares the class
    = %1 bu sınıfta başka bir takma adla kayıtlı; öğrenciyi buradan çıkar ya da sınıfı paylaşan meslektaşının tablosunu al
    take a class that is on the server already, instead of making one
    = yeni sınıf oluşturmak yerine sunucudaki bir sınıfı al
    assignments
    = ödevler
    answers of pupils
    = öğrenci yanıtları
    accepted answers
    = kabul edilen yanıtlar
    marks by hand
    = elle verilen notlar
    released or taken back
    = açıklanan ya da geri alınan
    withdrawn answers
    = geri çekilen yanıtlar
    From the server: %1
    = Sunucudan gelenler: %1
    To the server: %1
    = Sunucuya gidenler: %1
    From the server: %1; to it: %2
    = Sunucudan gelenler: %1; sunucuya gidenler: %2
    To make it there anew, delete %1.
    = Sınıfı orada yeniden oluşturmak için %1 dosyasını sil.
    Ask its owner.
    = Sınıfın sahibine sor.
    %1 does not show %2 to your login any more. %3 With --offline the command works with what is on this machine.
    = %1 artık %2 sınıfını senin hesabına göstermiyor. %3 --offline ile komut bu makinedekilerle çalışır.
    Only an owner of %1 can do that. dilim class share lists its teachers.
    = Bunu yalnız %1 sınıfının bir sahibi yapabilir. dilim class share öğretmenleri listeler.
    %1 made %2 and stays its owner.
    = %2 sınıfını oluşturan %1, sınıfın sahibi olarak kalır.
    %1 is your own login. Only another owner can change what you may do.
    = %1 senin kendi hesabın. Yetkilerini yalnız başka bir sahip değiştirebilir.
    --may nothing takes access away, so there are no names to write: leave --out out.
    = --may nothing erişimi kaldırır, bu yüzden yazılacak ad yok: --out yazma.
    This is what is on this machine.
    = Bunlar bu makinede olanlar.
    If these are items of your own lessons, name their folder with --with DIR.
    = Bunlar kendi derslerinin sorularıysa klasörlerini --with DIR ile belirt.
    Pupils of this class see their marks by the server, so --offline has no meaning here.
    = Bu sınıfın öğrencileri notlarını sunucudan görür, bu yüzden --offline burada anlamsız.
    %1 has not answered %2. The server keeps marks of answers alone, so there is nothing to mark.
    = %1, %2 sorusunu yanıtlamamış. Sunucu yalnız yanıtların notlarını saklar, bu yüzden not verilecek bir şey yok.
    %1 is there and holds something else than slips. Name another file with --out.
    = %1 zaten var ve içinde kâğıtlardan başka bir şey var. --out ile başka bir dosya belirt.
    %1 is read and would be written over. Name another file with --out.
    = %1 hem okunuyor hem de üzerine yazılacaktı. --out ile başka bir dosya belirt.
    Note: the due date is past.
    = Not: son tarih geçmiş.
    Delete the class %1 on %2 for all its pupils and teachers, and these files (%3)?
    = %1 sınıfı %2 adresinden bütün öğrencileri ve öğretmenleri için silinsin, şu dosyalar da silinsin mi (%3)?
    The class %1 is deleted on this machine.
    = %1 sınıfı bu makineden silindi.
    %1 can't see %2 on the server any more, but keeps the files that are on their machine.
    = %1 artık sunucudaki %2 sınıfını göremez, ama kendi makinesindeki dosyalar onda kalır.
    %1 owns %2 too: they can also invite and remove pupils, share the class and delete it. A lost password is replaced by the teacher who has invited the pupil.
    = %2 sınıfının bir sahibi de artık %1: öğrenci davet edip çıkarabilir, sınıfı paylaşabilir ve silebilir. Kaybolan parolayı öğrenciyi davet eden öğretmen yeniler.
    %1\n%2\nA colleague who does not have the class yet takes it with:\n  dilim class new "%3" --shared --server %4%5\n  dilim class enrol "%6" FILE
    = %1\n%2\nSınıfı henüz almamış bir meslektaş onu şöyle alır:\n  dilim class new "%3" --shared --server %4%5\n  dilim class enrol "%6" FILE
    --certificate FILE
    = --certificate FILE
    The class has two assignments named %1, one of yours and one of another teacher. Theirs was not downloaded. Ask your colleague to give it out again under another name.
    = Sınıfta %1 adında iki ödev var: biri senin, öteki başka bir öğretmenin. Ötekinin ödevi indirilmedi. Meslektaşından onu başka bir adla yeniden vermesini iste.
    %1 has no teacher with the login %2. It begins with t_, and the administrator makes it with dilim class server invite-teacher.
    = %1 adresinde hesap adı %2 olan bir öğretmen yok. Öğretmenin hesap adı t_ ile başlar; onu yönetici dilim class server invite-teacher ile oluşturur.
    Now the names of the pupils, which the server does not have: dilim class enrol "%1" FILE, with the file from dilim class share or your own roster.csv.
    = Şimdi sıra sunucuda olmayan öğrenci adlarında: dilim class enrol "%1" FILE; FILE yerine dilim class share ile yazılan dosyayı ya da kendi roster.csv dosyanı ver.
    x refused by the teacher
    = x öğretmen reddetti
    """#
}
