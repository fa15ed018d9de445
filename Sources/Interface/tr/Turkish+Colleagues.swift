extension Catalogue {
  /// Several teachers of one class.
  static let turkishColleagues: StaticString = #"""
    share CLASS LOGIN lets another teacher of the server work in the class, --may mark, own or nothing; with --out it writes the names of the pupils for them. The colleague takes the class with new TITLE --shared --server URI, and so do you on another machine. Without LOGIN, share lists the teachers.
    = share CLASS LOGIN sunucudaki başka bir öğretmenin bu sınıfta çalışmasına izin verir: --may mark, own ya da nothing; --out ile onun için öğrencilerin adlarını yazar. Meslektaşın sınıfı new TITLE --shared --server URI ile alır; sen de başka bir makinede aynısını yaparsın. LOGIN verilmezse share öğretmenleri listeler.
    what a colleague may do in the class: mark, own or nothing
    = bir meslektaşın sınıfta yapabilecekleri: mark, own ya da nothing
    take a class that is on the server already, instead of making one
    = yeni bir sınıf oluşturma, sunucuda duran bir sınıfı al
    The server lacks what several teachers of a class need. Its administrator brings it up to date with dilim class server migrate.
    = Sunucuda, bir sınıfın birden çok öğretmeni için gerekenler eksik. Yönetici onu dilim class server migrate ile günceller.
    From the server: assignments %1, accepted answers %2, marks by hand %3
    = Sunucudan gelenler: ödevler %1, kabul edilen yanıtlar %2, elle verilen notlar %3
    The class has two assignments named %1, one of yours and one of another teacher. The other one is not taken. Ask your colleague to give it out again under another name.
    = Sınıfta %1 adında iki ödev var: biri senin, öteki başka bir öğretmenin. Ötekinin ödevi alınmadı. Meslektaşından onu başka bir adla yeniden vermesini iste.
    Ask the owner of the class: dilim class share CLASS %1
    = Sınıfın sahibinden şunu iste: dilim class share CLASS %1
    Your classes there: %1.
    = Oradaki sınıfların: %1.
    %1 has no class %2 for your login. %3
    = %1 adresinde senin hesabına açık %2 sınıfı yok. %3
    Several classes are called %1. Name one by its id: %2.
    = %1 adında birden çok sınıf var. Birini kimliğiyle belirt: %2.
    %1 does not show %2 to your login any more: ask its owner. With --offline the command works with what is on this machine.
    = %1 artık %2 sınıfını senin hesabına göstermiyor: sahibine sor. --offline ile komut bu makinedekilerle çalışır.
    %1 has no teacher with the login %2. It begins with t_, and the administrator makes it with dilim class server invite-teacher.
    = %1 adresinde %2 hesaplı bir öğretmen yok. Öğretmen hesabı t_ ile başlar; onu yönetici dilim class server invite-teacher ile oluşturur.
    Only an owner of %1 says who else teaches it.
    = %1 sınıfının öğretmenlerini yalnız sınıfın sahibi belirler.
    %1 is your own login. What you may do, another owner of the class changes.
    = %1 senin kendi hesabın. Senin yetkilerini sınıfın başka bir sahibi değiştirir.
    Name the login of your colleague, such as dilim class share CLASS t_0123456789ab.
    = Meslektaşının hesabını belirt, örneğin dilim class share CLASS t_0123456789ab.
    --shared takes a class from its server: name it with --server URI.
    = --shared bir sınıfı sunucusundan alır: sunucuyu --server URI ile belirt.
    %1 can't see %2 on the server any more. Files that they have stay theirs.
    = %1 artık sunucudaki %2 sınıfını göremez. Elindeki dosyalar onda kalır.
    %1 owns %2 too, and can do all that you can.
    = %1 de artık %2 sınıfının sahibi; senin yapabildiğin her şeyi yapabilir.
    %1 can give out work, mark and release in %2.
    = %1, %2 sınıfında ödev verebilir, not verebilir ve sonuçları açıklayabilir.
    Written: %1, the names of the pupils. Give it to your colleague alone.
    = Yazıldı: %1, öğrencilerin adları. Onu yalnız meslektaşına ver.
    The server has no names: for them add --out FILE.
    = Sunucuda adlar yok: adlar için --out FILE ekle.
    %1\n%2\nYour colleague takes the class with:\n  dilim class new "%3" --shared --server %4\n  dilim class enrol "%5" FILE
    = %1\n%2\nMeslektaşın sınıfı şöyle alır:\n  dilim class new "%3" --shared --server %4\n  dilim class enrol "%5" FILE
    Now the names of the pupils, which the server does not have: dilim class enrol "%1" FILE, with the file from dilim class share or your own roster.csv.
    = Şimdi sıra sunucuda olmayan öğrenci adlarında: dilim class enrol "%1" FILE; dosya dilim class share komutundan ya da kendi roster.csv dosyandan gelir.
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
    """#
}
