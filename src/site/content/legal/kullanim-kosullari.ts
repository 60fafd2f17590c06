import type { LegalPage } from '../types.ts';

export const page: LegalPage = {
  title: 'Kullanım Koşulları',
  metaTitle: 'Kullanım Koşulları',
  description:
    'Bu siteyi kullanırken geçerli koşullar: hizmetin niteliği, bilgilerin güncelliği, sorumluluk, markalar, bağlantılar ve uygulanacak hukuk.',
  updatedOn: '2026-11-27',
  lead: '{domain} adresindeki siteyi kullanarak aşağıdaki koşulları kabul etmiş olursunuz. Koşulları kısa tuttuk; tüketici olarak sahip olduğunuz hakları sınırlamaz.',
  sections: [
    {
      id: 'hizmet',
      title: 'Sitenin ve hizmetin niteliği',
      body: [
        'Site, uçak biletleri hakkında genel bilgi verir ve sizi telefon hattımıza yönlendirir. Sitede üyelik, online satış ya da ödeme yoktur. Rezervasyon ve bilet sorgulama formları bir havayolu sistemine bağlı değildir; sonucu havayolunun kendi sitesinde ücretsiz görürsünüz.',
        '{name} bağımsız bir hizmettir; hiçbir havayolunun resmî sitesi, temsilcisi ya da çağrı merkezi değildir.',
      ],
    },
    {
      id: 'guncellik',
      title: 'Bilgilerin güncelliği',
      body: [
        'Havayolları kurallarını haber vermeden değiştirebilir. Havayolu ve hizmet sayfalarında kaynakları hangi gün okuduğumuzu yazarız. Bir sayfadaki bilgi ile biletinizdeki kural farklıysa biletinizdeki geçerlidir. Önemli bir karar vermeden önce biletinizdeki kuralı okuyun ya da havayoluna sorun.',
      ],
    },
    {
      id: 'sorumluluk',
      title: 'Sorumluluk',
      body: [
        'Sitedeki bilgileri özenle hazırlarız ve fark ettiğimiz hataları düzeltiriz. Genel bilgi, tek bir bilet için verilmiş yanıtın yerini tutmaz. Uçuşun yapılmasından, gecikmesinden ve iptalinden taşımayı üstlenen havayolu sorumludur.',
        'Kendi kusurumuzdan doğan zararlardan kanunun öngördüğü ölçüde sorumluyuz. Bu koşullardaki hiçbir cümle, kasıt ve ağır kusur sorumluluğunu ya da tüketici mevzuatının emredici hükümlerini ortadan kaldırmaz.',
      ],
    },
    {
      id: 'telefon',
      title: 'Telefon görüşmeleri',
      body: [
        'Aramalar operatörünüzün tarifesine göre ücretlendirilir; 0850’li numaraların ücreti operatöre göre değişir ve yurt dışından aranmaları mümkün olmayabilir. Görüşme kaydediliyorsa başında söylenir. İşlemden doğan sözleşme için [Mesafeli Satış Sözleşmesi](/mesafeli-satis-sozlesmesi) geçerlidir.',
      ],
    },
    {
      id: 'markalar',
      title: 'Markalar ve fikrî haklar',
      body: [
        'Havayolu adları sahiplerinin markalarıdır. Bu adları, hangi biletler için destek verdiğimizi dürüstçe anlatmak amacıyla, zorunlu olduğu kadar kullanırız; bu kullanım iş birliği, yetki ya da temsilcilik anlamına gelmez. Havayollarının sloganlarını kullanmayız. Sitenin metinleri, çizimleri ve yazılımı bize aittir ya da izinle kullanılır; kaynak göstererek kısa alıntı yapabilirsiniz, tamamını kopyalayamazsınız.',
      ],
    },
    {
      id: 'yasak-kullanim',
      title: 'Yapılmaması gerekenler',
      body: [
        [
          'Siteyi ya da numaralarımızı kendinizi havayolu yetkilisi gibi tanıtmak için kullanmak',
          'Başkasına ait PNR ya da kimlik bilgisiyle, yetkiniz olmadan işlem istemek',
          'Siteyi yavaşlatacak yoğunlukta otomatik istek göndermek, güvenlik önlemlerini aşmaya çalışmak',
        ],
      ],
    },
    {
      id: 'baglantilar',
      title: 'Dış bağlantılar',
      body: [
        'Sayfalarımız havayollarının ana sayfalarına ve SHGM’ye bağlantı verir. Bağlandığımız sitenin içeriğinden sahibi sorumludur.',
      ],
    },
    {
      id: 'degisiklik',
      title: 'Koşulların değişmesi',
      body: [
        'Koşulları değiştirdiğimizde bu sayfadaki tarihi güncelleriz. Değişiklik, daha önce kurduğunuz bir sözleşmeye geriye dönük uygulanmaz.',
      ],
    },
    {
      id: 'hukuk',
      title: 'Uygulanacak hukuk ve yetki',
      body: [
        'Türk hukuku uygulanır. Tüketici olarak yerleşim yerinizdeki Tüketici Hakem Heyetine ve Tüketici Mahkemesine başvurma hakkınız saklıdır.',
      ],
    },
  ],
};
