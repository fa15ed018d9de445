extension Catalogue {
  /// Classes with a server: accounts, syncing, and the administrator.
  static let turkishServer: StaticString = #"""
    With a PostgreSQL server nothing travels as a file. A teacher makes the class with new TITLE --server URI and the code of the administrator; invite makes an account and a slip for each pupil; assign, collect, grade, accept, mark and release keep the server up to date. A pupil joins with the URI and the code of the slip; sync exchanges what is new, and todo, do, hand-in and results do it too. Without the network all of it goes on, and is sent later. invite CLASS PUPIL gives a new code, code CLASS PUPIL lets one join who has an account from another class, reopen CLASS ASSIGNMENT PUPIL lets a pupil answer again, and readmit CLASS PUPIL lets one come back who has left. publish sends an assignment that the server has missed.
    = Bir PostgreSQL sunucusuyla dosya göndermek gerekmez. Öğretmen sınıfı new TITLE --server URI ve yöneticinin verdiği kodla oluşturur; invite her öğrenci için bir hesap ve bir kâğıt hazırlar; assign, collect, grade, accept, mark ve release sunucuyu güncel tutar. Öğrenci, kâğıttaki URI ve kodla katılır; sync yeni olanları alıp verir, todo, do, hand-in ve results da bunu yapar. Ağ olmadan da her şey sürer, sonra gönderilir. invite CLASS PUPIL yeni bir kod verir, code CLASS PUPIL başka bir sınıftan hesabı olan öğrencinin katılmasını sağlar, reopen CLASS ASSIGNMENT PUPIL öğrencinin yeniden yanıtlamasına izin verir, readmit CLASS PUPIL ayrılmış bir öğrencinin dönmesine izin verir. publish sunucuya ulaşmamış bir ödevi gönderir.
    For an administrator: server init URI prepares a server, check looks at it and migrate brings it up to date; invite-teacher makes an account of a teacher, and reap deletes what is past its date.
    = Yönetici için: server init URI bir sunucuyu hazırlar, check onu denetler, migrate günceller; invite-teacher bir öğretmen hesabı oluşturur, reap süresi dolanları siler.
    join a class with a server
    = sunucusu olan bir sınıfa katıl
    the server of a new class, or the address for a teacher: postgresql://login@host/dilim
    = yeni sınıfın sunucusu ya da öğretmen için adres: postgresql://login@host/dilim
    the code of the invitation, instead of standard input
    = davet kodu, standart girdi yerine
    the password for the server, in a file that only you can read
    = sunucunun parolası, yalnız senin okuyabildiğin bir dosyada
    a command that prints the password for the server
    = sunucunun parolasını yazdıran bir komut
    the authority of the server's certificate, if the system does not know it
    = sunucunun sertifikasını veren kurum, sistem onu tanımıyorsa
    leave the server alone; leave then deletes only what is on this machine
    = sunucuya bağlanma; leave o zaman yalnız bu makinedekileri siler
    A class with a server needs libpq: apt-get install libpq5, or brew install libpq. (%1)
    = Sunucusu olan bir sınıf için libpq gerekir: apt-get install libpq5 ya da brew install libpq. (%1)
    %1 can't be reached: %2. Is the server on, and the network?
    = %1 adresine ulaşılamıyor: %2. Sunucu ve ağ açık mı?
    %1 does not answer. Try again later.
    = %1 yanıt vermiyor. Sonra yeniden dene.
    %1 does not let this login in. The code or password is wrong, or the invitation is past its date; whoever made the account can give you a new code.
    = %1 bu hesabın girmesine izin vermiyor. Kod ya da parola yanlış, ya da davetin süresi geçmiş; hesabı oluşturan kişi sana yeni bir kod verebilir.
    %1: the connection would not be safe: %2. Name the authority of the certificate with --certificate, or ask the administrator.
    = %1: bağlantı güvenli olmaz: %2. Sertifikayı veren kurumu --certificate ile belirt ya da yöneticiye sor.
    %1 has too many connections or is starting. Try again later.
    = %1 çok fazla bağlantı taşıyor ya da yeni açılıyor. Sonra yeniden dene.
    The connection to %1 was lost: %2. Try again later.
    = %1 ile bağlantı koptu: %2. Sonra yeniden dene.
    %1 is PostgreSQL %2; classes need %3 or later.
    = %1 adresinde PostgreSQL %2 var; sınıflar için %3 ya da daha yenisi gerekir.
    PostgreSQL %1
    = PostgreSQL %1
    %1 has no classes, or those of an older Dilim. Its administrator prepares it with dilim class server init.
    = %1 adresinde sınıf yok ya da daha eski bir Dilim'in sınıfları var. Yönetici onu dilim class server init ile hazırlar.
    Migration %1 of %2 is not the one that this Dilim has: somebody has changed it. Nothing was done; compare the two before you go on.
    = %2 adresindeki %1 numaralı geçiş bu Dilim'deki ile aynı değil: biri onu değiştirmiş. Hiçbir şey yapılmadı; sürdürmeden önce ikisini karşılaştır.
    %1 has migration %2, which this Dilim does not know. Install the newest Dilim.
    = %1 adresinde bu Dilim'in bilmediği %2 numaralı geçiş var. En yeni Dilim'i kur.
    %1 refuses: %2 (%3).
    = %1 kabul etmiyor: %2 (%3).
    expected an address such as postgresql://login@host/dilim.
    = postgresql://login@host/dilim gibi bir adres bekleniyordu.
    leave the password out, because other users of the machine could read it; use --password-file or --password-command.
    = parolayı yazma, makinenin öteki kullanıcıları onu okuyabilir; --password-file ya da --password-command kullan.
    the parameter %1 has no meaning here; leave it out.
    = %1 parametresinin burada anlamı yok; onu yazma.
    %1 has no login. Copy the whole address from your slip: postgresql://login@host/dilim
    = %1 içinde hesap adı yok. Adresin tamamını kâğıdından kopyala: postgresql://login@host/dilim
    %1 can't be read. Join again with a new code, or copy the file from a backup.
    = %1 okunamıyor. Yeni bir kodla yeniden katıl ya da dosyayı bir yedekten kopyala.
    There is no account for %1 on this machine. Join with a new code of your teacher.
    = Bu makinede %1 için hesap yok. Öğretmeninden alacağın yeni bir kodla katıl.
    The password must be one line that is not empty.
    = Parola boş olmayan tek bir satır olmalı.
    Choose one of --password-command and --password-file.
    = --password-command ve --password-file seçeneklerinden yalnız birini kullan.
    Code:
    = Kod:
    Give the code of your slip on standard input, or in a file with --code FILE.
    = Kâğıdındaki kodu standart girdiden ya da --code FILE ile bir dosyadan ver.
    %1 is no login of a teacher. A pupil joins with dilim class join.
    = %1 bir öğretmen hesabı değil. Öğrenci dilim class join ile katılır.
    %1 is no login of a pupil. A teacher uses it with dilim class new TITLE --server.
    = %1 bir öğrenci hesabı değil. Öğretmen onu dilim class new TITLE --server ile kullanır.
    Applied: %1
    = Uygulandı: %1
    %1 is up to date.
    = %1 güncel.
    Migration %1
    = Geçiş %1
    Migration %1 is missing: dilim class server migrate
    = %1 geçişi eksik: dilim class server migrate
    TLS is off, so only this machine can connect: ssl = on in postgresql.conf
    = TLS kapalı, bu yüzden yalnız bu makine bağlanabilir: postgresql.conf içinde ssl = on
    password_encryption is %1; set it to scram-sha-256 in postgresql.conf
    = password_encryption değeri %1; postgresql.conf içinde scram-sha-256 yap
    pg_hba.conf, line %1: %2. Allow other machines hostssl and scram-sha-256 alone.
    = pg_hba.conf, satır %1: %2. Başka makinelere yalnız hostssl ve scram-sha-256 ile izin ver.
    %1 has privileges on %2, which tell it more than it may know. Revoke them.
    = %1 hesabının %2 üzerinde yetkileri var; bunlar ona bilmemesi gerekeni gösterir. Yetkileri geri al.
    Logins have %1. Run dilim class server init again.
    = Hesapların şu yetkisi var: %1. dilim class server init komutunu yeniden çalıştır.
    Give these to the teacher, who needs them until %1:\n  dilim class new TITLE --server %2\n  Code: %3
    = Bunları öğretmene ver; %1 tarihine kadar geçerli:\n  dilim class new TITLE --server %2\n  Kod: %3
    Say with --server by which address the teacher reaches the server, such as --server postgresql://school.example/dilim.
    = Öğretmenin sunucuya hangi adresle ulaşacağını --server ile belirt, örneğin --server postgresql://school.example/dilim.
    Deleted: classes %1, accounts %2, roles without an account %3
    = Silindi: sınıflar %1, hesaplar %2, hesabı olmayan roller %3
    %1 is on %2; pupils get it with dilim class sync.
    = %1 artık %2 adresinde; öğrenciler onu dilim class sync ile alır.
    %1 is kept here, but the server does not have it yet. When the server answers: dilim class publish %2 %3
    = %1 burada duruyor, ama sunucuda henüz yok. Sunucu yanıt verince: dilim class publish %2 %3
    %1, %2\n\n  %3\n\n  Code: %4\n  The code counts once, until %5.\n\n- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
    = %1, %2\n\n  %3\n\n  Kod: %4\n  Kod bir kez kullanılır; son tarih: %5.\n\n- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
    Slips: %1, written: %2. Print it, give each pupil theirs, and delete the file.
    = Kâğıtlar: %1, yazıldı: %2. Yazdır, her öğrenciye kendininkini ver ve dosyayı sil.
    All pupils have had their slips. For a new code name the pupil: dilim class invite CLASS PUPIL
    = Bütün öğrencilerin kâğıdı hazırlanmış. Yeni bir kod için öğrenciyi belirt: dilim class invite CLASS PUPIL
    %1 has not left %2 with an account that is still there. For a new account: dilim class invite %3 "%4"
    = %1, hesabı duran biri olarak %2 sınıfından ayrılmamış. Yeni bir hesap için: dilim class invite %3 "%4"
    %1 may come back until %2:\n  dilim class join %3\n  Code: %4
    = %1 şu tarihe kadar dönebilir: %2\n  dilim class join %3\n  Kod: %4
    %1 is in %2 on the server already. For a new password: dilim class invite %3 "%4"
    = %1 sunucuda %2 sınıfında zaten var. Yeni bir parola için: dilim class invite %3 "%4"
    With an account on this server %1 may join %2 until %3:\n  %4\n  Code: %5
    = %1 bu sunucudaki bir hesapla %2 sınıfına şu tarihe kadar katılabilir: %3\n  %4\n  Kod: %5
    %1 is in the class on the server, but not in your roster.csv; its answers are not taken.
    = %1 sunucudaki sınıfta var, ama roster.csv dosyanda yok; yanıtları alınmadı.
    %1: not handed in yet, but begun: %2
    = %1: başlanmış ama henüz teslim edilmemiş: %2
    Marks sent to the server for %1: %2
    = %1 için sunucuya gönderilen notlar: %2
    The marks are kept here. When the server answers: dilim class grade %1 %2
    = Notlar burada duruyor. Sunucu yanıt verince: dilim class grade %1 %2
    Released: %1; pupils see their results with dilim class results: %2
    = Açıklandı: %1; öğrenciler sonuçlarını dilim class results ile görür: %2
    %1 does not have %2. Give it out again under another name.
    = %1 adresinde %2 yok. Başka bir adla yeniden ver.
    Erased from %1: %2
    = %1 adresinden silindi: %2
    %1 does not let your login in, so nothing can be erased there. If your teacher has closed the account, everything there is gone: dilim class leave --offline deletes what is here. If you have a new code, join with it first.
    = %1 hesabının girmesine izin vermiyor, bu yüzden oradan bir şey silinemez. Öğretmenin hesabı kapattıysa oradaki her şey silinmiştir: dilim class leave --offline buradakileri siler. Yeni bir kodun varsa önce onunla katıl.
    You are in the class %1 on %2, which keeps your answers until %3.
    = %1 sınıfındasın; sunucu: %2. Yanıtların orada şu tarihe kadar saklanır: %3.
    You are in no class on %1 any more. Ask your teacher.
    = %1 adresinde artık hiçbir sınıfta değilsin. Öğretmenine sor.
    All your answers are kept on this machine; dilim class sync sends them later.
    = Bütün yanıtların bu makinede duruyor; dilim class sync onları sonra gönderir.
    None of your classes has a server. Your teacher's slip says how to join one.
    = Sınıflarından hiçbirinin sunucusu yok. Nasıl katılacağın öğretmeninin verdiği kâğıtta yazar.
    You are not in %1 on its server any more, or your teacher has deleted it. Your files are still here; delete them with dilim class leave.
    = Sunucudaki %1 sınıfında artık yoksun ya da öğretmenin onu silmiş. Dosyaların hâlâ burada; dilim class leave ile silebilirsin.
    %1: assignment %2 can't be read. Install the newest Dilim, or ask your teacher.
    = %1: %2 ödevi okunamıyor. En yeni Dilim'i kur ya da öğretmenine sor.
    %1, %2: the server does not take this answer: %3
    = %1, %2: sunucu bu yanıtı almıyor: %3
    it has another answer from you under the same number
    = aynı numarayla senden başka bir yanıt var
    the assignment is closed
    = ödev kapanmış
    the assignment does not have the item
    = ödevde bu soru yok
    you had handed in before; your teacher can reopen it for you
    = önceden teslim etmiştin; öğretmenin ödevi senin için yeniden açabilir
    there are too many answers to the assignment
    = ödeve çok fazla yanıt verilmiş
    it is too long
    = çok uzun
    Answers sent: %1
    = Gönderilen yanıtlar: %1
    handed in
    = teslim edilen
    new assignments
    = yeni ödevler
    new results
    = yeni sonuçlar
    ; %1: %2
    = ; %1: %2
    ; not taken: %1
    = ; alınmayan: %1
    open again
    = yeniden açılan
    results taken back
    = geri alınan sonuçlar
    Your teacher has reopened %1: dilim class do %2
    = Öğretmenin %1 ödevini yeniden açtı: dilim class do %2
    Your teacher has taken the results of %1 back.
    = Öğretmenin %1 sonuçlarını geri aldı.
    %1 does not take this code: it is wrong, used or past its date. Ask your teacher for a new one.
    = %1 bu kodu almıyor: yanlış, kullanılmış ya da süresi geçmiş. Öğretmeninden yenisini iste.
    You are already in: %1.
    = Zaten şu sınıflardasın: %1.
    The hand-in of %1 waits here for the server.
    = %1 teslimi burada sunucuyu bekliyor.
    The server has it: %1
    = Sunucu aldı: %1
    %1 can answer %2 again.
    = %1, %2 ödevini yeniden yanıtlayabilir.
    The class has no server. Make one with dilim class new TITLE --server URI.
    = Sınıfın sunucusu yok. dilim class new TITLE --server URI ile sunuculu bir sınıf oluştur.
    --key close needs --close, such as --close 2026-12-03.
    = --key close için --close gerekir, örneğin --close 2026-12-03.
    """#
}
