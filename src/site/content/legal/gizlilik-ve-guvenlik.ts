import type { LegalPage } from '../types.ts';

export const page: LegalPage = {
  title: 'Gizlilik ve Güvenlik',
  metaTitle: 'Gizlilik, Güvenlik ve Çerezler',
  description:
    'Site hangi çerezleri kullanır, bilgileriniz nasıl korunur, telefonda hangi bilgiyi istemeyiz, bir ihlal olursa ne yaparız?',
  updatedOn: '2026-11-27',
  lead: 'Bu sayfa, bilgilerinizi her gün nasıl koruduğumuzu anlatır: site ne toplar, biz neyi nasıl koruruz, siz neye dikkat etmelisiniz.',
  sections: [
    {
      id: 'site',
      title: 'Site ne toplar?',
      body: [
        'Sayfaları okumak için üye olmanız, ad ya da e-posta yazmanız gerekmez. Rezervasyon ve bilet sorgulama formlarına yazdıklarınız tarayıcınızda kalır; sayfayı kapatınca silinir. Yazı tipleri ve çizimler kendi sunucumuzdan gelir, bu yüzden sayfa açıldığında başka bir şirkete istek gitmez.',
        'Amaçların, hukuki sebeplerin ve haklarınızın tam metni [Kişisel Verilerin Korunması](/kisisel-verilerin-korunmasi) sayfasındadır; iki metin arasında fark görürseniz oradaki esastır.',
      ],
    },
    {
      id: 'cerezler',
      title: 'Çerezler',
      body: [
        'Sitenin çalışması için çerez gerekmez. Ziyaretleri ve reklamdan gelen aramaları ölçen bir araç kullanıldığında sayfanın altında sorarız: “Reddet” ve “Kabul Et” düğmeleri eşit ölçüde görünür, hiçbir kutu önceden işaretli değildir. Siz kabul etmeden ölçüm aracı yüklenmez ve hiçbir istek gitmez; reddetmeniz siteyi kullanmanıza engel olmaz.',
        'Rızanızı sayfanın en altındaki “Çerez tercihleri” bağlantısından her an geri alabilirsiniz; ölçüm aracı kullanılmıyorsa bu bağlantı da görünmez. Tarayıcınızda rıza istemeden tuttuğumuz tek kayıt bu seçiminizdir; yalnızca istediğiniz tercihi hatırlamak için gereklidir. Sunucumuz, isteğin zamanını, istenen sayfayı ve IP adresini güvenlik için kısa süre tutar.',
      ],
      table: {
        title: 'Çerez ve yerel depolama listesi',
        head: ['Ad', 'Sağlayıcı', 'Taraf', 'Amaç', 'Süre', 'Yurt dışı'],
        rows: [
          [
            'site.consent (yerel depolama)',
            'Biz',
            'Birinci taraf',
            'Seçiminizi hatırlamak; rıza gerektirmez',
            'Siz silene kadar',
            'Hayır',
          ],
          ['_ga, _ga_*', 'Google', 'Birinci taraf', 'Ziyaretleri ölçmek; yalnızca onayınızla', 'En çok 2 yıl', 'Evet'],
          [
            '_gcl_au',
            'Google',
            'Birinci taraf',
            'Reklamdan gelen aramaları ölçmek; yalnızca onayınızla',
            '3 ay',
            'Evet',
          ],
        ],
        note: 'Ölçüm aracı kullanılmıyorsa bu kayıtların hiçbiri oluşmaz. Google’ın çerezleri bizim adresimiz altında yazılır, içerikleri Google’ın yurt dışındaki sunucularına da gider.',
      },
    },
    {
      id: 'arama-olcumu',
      title: 'Telefon bağlantısına dokununca',
      body: [
        'Bir arama düğmesine dokunduğunuzda sayfa, hangi düğmenin kullanıldığını kendi belleğine yazar. Bu bilgi ancak ölçüm aracına onay verdiyseniz siteden çıkar. Kim olduğunuz ve ne konuştuğunuz bu kayıtta yer almaz.',
      ],
    },
    {
      id: 'telefonda-istemeyiz',
      title: 'Telefonda istemediğimiz bilgiler',
      body: [
        [
          'Kart şifreniz, internet bankacılığı şifreniz ya da e-posta şifreniz',
          'Telefonunuza gelen, bizim başlatmadığımız bir işlemin doğrulama kodu',
          'Hastalığınızın adı ya da rapor içeriği',
          'Uzaktan erişim programı kurmanız',
        ],
        'Bizim adımıza arayıp bunları isteyen olursa kapatın ve sitedeki numarayı kendiniz arayın.',
      ],
    },
    {
      id: 'onlemler',
      title: 'Bilgilerinizi nasıl koruyoruz?',
      body: [
        [
          'Site ve kayıt sistemi yalnızca şifreli bağlantıyla açılır.',
          'Kayıtları yalnızca yetkili çalışanlar, kendi hesaplarıyla görür; hesapların girişleri ve değişiklikleri kaydedilir.',
          'Kayıtlarda yapılan her değişikliğin önceki hâli, saklama süresi dolana kadar izlenebilir.',
          'Şifreler geri çevrilemez biçimde saklanır; sistem günlüklerine ad, numara ve içerik yazılmaz.',
          'Kart numarası görüşme notuna yazılmaz, ses kaydında ve santralde tutulmaz.',
        ],
      ],
    },
    {
      id: 'cocuk',
      title: 'Çocukların bilgileri',
      body: [
        'Refakatsiz çocuk hizmetinde çocuğun bilgilerini yalnızca veliden ya da vasiden alırız ve yalnızca havayoluna iletiriz. Çocuklara yönelik reklam yapmayız.',
      ],
    },
    {
      id: 'reklam-iletisi',
      title: 'Reklam iletisi gönderir miyiz?',
      body: [
        'İzniniz olmadan reklam amacıyla aramaz, kısa mesaj ya da e-posta göndermeyiz. İzin verirseniz onayınız İleti Yönetim Sistemine (İYS) kaydedilir; oradan ya da bize yazarak dilediğiniz an geri alabilirsiniz. İşleminizle ilgili bilgilendirmeler reklam sayılmaz.',
      ],
    },
    {
      id: 'ihlal',
      title: 'Bir ihlal olursa',
      body: [
        'Bilgilerinizin yetkisiz kişilerce ele geçirildiğini öğrenirsek durumu gecikmeden, en geç 72 saat içinde Kişisel Verileri Koruma Kuruluna; sizi etkiliyorsa makul olan en kısa sürede size bildiririz. Bir açık fark ederseniz {email} adresine yazın.',
      ],
    },
    {
      id: 'ucuncu-taraflar',
      title: 'Üçüncü taraflar',
      body: [
        'İşleminizi yürüten havayolu, banka ve ödeme kuruluşu kendi gizlilik kurallarını uygular. Onlara yalnızca işlemin gerektirdiği bilgiyi iletiriz.',
      ],
    },
  ],
};
