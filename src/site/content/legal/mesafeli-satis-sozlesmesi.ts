import type { LegalPage } from '../types.ts';

export const page: LegalPage = {
  title: 'Mesafeli Satış Sözleşmesi',
  metaTitle: 'Mesafeli Satış Sözleşmesi ve Ön Bilgiler',
  description:
    'Telefonda kurulan hizmet sözleşmesinin tarafları, konusu, bedeli ve ifası; cayma hakkının nerede geçerli olup nerede olmadığı; şikâyet yolları.',
  updatedOn: '2026-11-27',
  lead: 'Bizden telefonda bir işlem istediğinizde iki ayrı sözleşme doğar: havayoluyla taşıma sözleşmesi ve bizimle aracılık hizmeti sözleşmesi. Aşağıdaki metin ikincisini düzenler.',
  sections: [
    {
      id: 'taraflar',
      title: 'Taraflar',
      body: [
        'Hizmet sağlayıcı (bu metinde “sağlayıcı”), {name} adıyla telefonda hizmet veren işletmedir.',
        [
          'Ticaret unvanı: {legalName}',
          'MERSİS numarası: {mersisNumber}',
          'Vergi dairesi: {taxOffice}',
          'Vergi numarası: {taxNumber}',
          'Adres: {streetAddress}, {city}',
          'Telefon: {supportPhone}',
          'E-posta: {email}',
          'KEP: {kepAddress}',
          'Seyahat acentası işletme belgesinin numarası: {tursabNumber}',
          'Seyahat acentası işletme belgesinin grubu: {tursabGroup}',
          'Meslek odası: {chamber}',
          'Bu metinde henüz yok: {missing}. Onaydan önce isteyin, almadan ödeme yapmayın.',
        ],
        'Tüketici: telefonda adını, soyadını ve iletişim bilgisini bildirerek işlem isteyen kişi (bu metinde “siz”).',
      ],
    },
    {
      id: 'konu',
      title: 'Sözleşmenin konusu',
      body: [
        'Sağlayıcı, istediğiniz bilet alımı, değişiklik, iptal, iade başvurusu ya da ek hizmet için bilgi verir, seçenekleri karşılaştırır ve onayınızla işlemi havayolunun ya da yetkili satış kanallarının sistemi üzerinden sizin adınıza yürütür.',
        'Uçuşu yapan ve taşıma sözleşmesinin karşı tarafı olan, havayoludur. Uçuşun yapılması, saatleri, bagaj hakkı, iptal ve değişiklik koşulları havayolunun taşıma kurallarına ve biletinizin ücret kurallarına bağlıdır. Bu kurallar işlemden önce size okunur ve sözleşmenin eki sayılır.',
      ],
    },
    {
      id: 'nitelik-ve-bedel',
      title: 'Hizmetin nitelikleri ve bedel',
      body: [
        [
          'Bilgi almak için bize ücret ödemezsiniz; yalnızca operatörünüzün arama tarifesi uygulanır.',
          'Bir işlem hizmet bedeline tabiyse bu bedel görüşmenin başında söylenir.',
          'Onayınızdan önce toplam tutar size kalemleriyle okunur: havayoluna ödenecek bilet ya da ek hizmet tutarı, vergiler ve harçlar, sağlayıcının hizmet bedeli.',
          'Onay vermezseniz hiçbir tutar tahsil edilmez.',
          'Aynı işlemi havayolunun kendi kanallarından da yapabilirsiniz; orada aracılık hizmet bedeli doğmaz.',
        ],
      ],
    },
    {
      id: 'odeme',
      title: 'Ödeme',
      body: [
        'Ödeme, görüşmede seçtiğiniz yolla yapılır: kart (sanal POS) ya da havale. Kart bilgisi görüşme notuna yazılmaz ve ses kaydında tutulmaz. Ödeme belgesi ve fatura, bildirdiğiniz adrese gönderilir.',
      ],
    },
    {
      id: 'ifa',
      title: 'Hizmet ne zaman yerine getirilir?',
      body: [
        'İşlem, onayınızdan ve ödemeden sonra havayolunun sisteminin izin verdiği en kısa sürede yapılır; sonuç size telefonla ya da yazılı bildirilir. Havayolunun onayına bağlı taleplerde (örneğin isim düzeltme, refakatsiz çocuk, evcil hayvan) süreyi havayolu belirler; beklenen süreyi bilerek onay verirsiniz.',
        'İşlem havayolundan kaynaklanan bir nedenle yapılamazsa sağlayıcı, yapılmayan işlemin bedelini ve o işlem için aldığı hizmet bedelini aynı ödeme yöntemiyle geri verir.',
      ],
    },
    {
      id: 'on-bilgilendirme',
      title: 'Ön bilgilendirme ve onay',
      body: [
        'Telefonda ilk cümlelerde kim olduğumuz, görüşmenin ticari amacı ve varsa hizmet bedeli söylenir. İşlemin ana nitelikleri, toplam bedel, cayma hakkının bulunup bulunmadığı ve şikâyet yolları onayınızdan önce okunur. Onayınızı açıkça söylemeniz gerekir; susmak onay değildir.',
        'Bu metin ve işlem özetiniz, saklayabileceğiniz biçimde, e-postayla ya da kısa mesajdaki bağlantıyla gönderilir. Sözleşme kayıtları en az üç yıl saklanır.',
      ],
    },
    {
      id: 'cayma',
      title: 'Cayma hakkı: nerede var, nerede yok?',
      body: [
        'Uçak bileti bir taşıma hizmetidir ve mesafeli satışlardaki on dört günlük cayma hakkının genel olarak dışındadır. Bileti geri vermek isterseniz havayolunun iptal ve iade kuralları geçerlidir.',
        'Sağlayıcının aracılık hizmeti bakımından, hizmet henüz yerine getirilmemişse on dört gün içinde gerekçe göstermeden cayabilirsiniz. Onayınızla hemen yapılıp tamamlanan işlemlerde cayma hakkı kullanılamaz; bu durum işlemden önce size ayrıca söylenir ve onayınız alınır.',
        'Cayma bildirimini {email} adresine yazmanız yeterlidir. Bildirim bize ulaştıktan sonra en geç on dört gün içinde, iade edilmesi gereken tutarı ödeme yaptığınız yöntemle geri veririz.',
      ],
    },
    {
      id: 'iptal-kesintisi',
      title: 'İptal ve iadede kesintiler',
      body: [
        'Biletin iade edilecek bölümü, ücret kuralına göre havayolu tarafından hesaplanır. Bazı biletler hiç iade edilmez, bazılarında kesinti yapılır, bazı vergiler uçuş yapılmadığında geri istenebilir. Ayrıntısı [İptal ve İade Şartları](/iptal-iade-sartlari) sayfasındadır.',
      ],
    },
    {
      id: 'yukumlulukler',
      title: 'Sizden beklenenler',
      body: [
        [
          'Ad ve soyadı kimlik ya da pasaporttaki yazımıyla bildirin; bilet bu bilgiyle kesilir.',
          'Vize, pasaport süresi ve giriş koşullarını yolculuktan önce yetkili makamlardan öğrenin.',
          'İşlem özetini alınca kontrol edin; bir hata görürseniz bizi gecikmeden arayın.',
        ],
      ],
    },
    {
      id: 'uyusmazlik',
      title: 'Şikâyet ve uyuşmazlık',
      body: [
        'Önce bize yazmanızı öneririz: {email}. Bu bir ön koşul değildir; Ticaret Bakanlığının her yıl açıkladığı parasal sınırlara göre yerleşim yerinizdeki Tüketici Hakem Heyetine ya da Tüketici Mahkemesine başvurabilirsiniz. Uçuşun kendisiyle ilgili haklarınız için önce uçuşu yapan havayoluna yazılı başvurmanızı öneririz.',
      ],
    },
  ],
};
