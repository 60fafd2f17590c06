import { formatDate } from '../../../domain/days/dates.ts';
import { corrections } from '../../facts/corrections.ts';
import type { LegalPage } from '../types.ts';

export const page: LegalPage = {
  title: 'Hakkımızda',
  metaTitle: 'Hakkımızda: Bağımsız Bilet Desteği',
  description:
    'On havayolunun biletleri için telefonla bağımsız destek veriyoruz. Kimiz, ne yapıyoruz, neyi yapamıyoruz ve sizden ne zaman ücret istiyoruz?',
  updatedOn: '2026-11-28',
  lead: 'Uçak bileti kuralları uzun, telefonda sorulacak soru kısadır. {name}, on havayolunun biletleri için bağımsız bir hizmettir. Kuralı birlikte okuruz; işlemi kestiğimiz bilette onayınızla yaparız, başka bilette kime başvuracağınızı söyleriz.',
  sections: [
    {
      id: 'ne-yapiyoruz',
      title: 'Ne yapıyoruz?',
      body: [
        'Biletinizi sizinle birlikte açar, kuralını okur, seçenekleri söyleriz; işlemi biz yapacaksak toplam tutarı da. Kararı siz verirsiniz; onayınız olmadan işlem yapmayız.',
        [
          'Bilet alımı, tarih ve güzergâh değişikliği, isim düzeltme, iptal ve iade başvurusu',
          'Koltuk, bagaj, evcil hayvan, refakatsiz çocuk ve özel yardım talepleri',
          'Check-in, uçuş gecikmesi ve kayıp bagajda ne yapılacağını adım adım anlatmak',
        ],
        'Hattımız 7 gün 24 saat açıktır. Ortalama yanıt süremiz 5 dakikadır; e-postalara 24 saat içinde yanıt veririz.',
      ],
    },
    {
      id: 'ne-degiliz',
      title: 'Ne değiliz?',
      body: [
        'Hiçbir havayolunun resmî sitesi, temsilcisi ya da çağrı merkezi değiliz. Havayolu adlarını yalnızca hangi biletlere yardım ettiğimizi anlatmak için kullanırız. Uçuşu yapan, bileti düzenleyen ve kuralı koyan havayoludur.',
        'Aynı işlemi çoğu zaman havayolunun kendi sitesinden ya da hattından da yapabilirsiniz; orada bizim hizmet bedelimiz doğmaz. Bizi seçmenizin nedeni zaman, dil ya da kuralın karışıklığıysa doğru yerdesiniz.',
      ],
    },
    {
      id: 'ucret',
      title: 'Ne zaman ücret istiyoruz?',
      body: [
        'Bilgi için bize ücret ödemezsiniz. {fee} Onaydan önce toplam tutarı kalemleriyle okuruz; sonradan eklenen bir kalem olmaz.',
      ],
    },
    {
      id: 'nasil-yaziyoruz',
      title: 'Bu sitedeki bilgiler nereden geliyor?',
      body: [
        'Sayfalardaki sayılar tek bir listeden gelir. Bir bölümünü havayollarının kendi sayfalarının kopyalarında okuduk; çoğu tarihsiz, kimi eskidir. Kalanı başka sitelerden, haberlerden ve kod listelerinden gelir; bir bölümü de kaynağı olmayan yaygın bilgidir. Yolcu haklarının bir bölümünü mevzuat özetlerinden aldık, kalanı yaygın bilgidir; hukuki görüş değildir.',
        [
          '“Kendi sayfası”, “havalimanı sayfası”, “mevzuat özeti”: havayolunun ya da havalimanının sayfasının bir kopyasında ya da mevzuat özetinde okuduk, tersini söyleyen metin görmedik',
          '“Başka siteler”, “basın”, “temsilci sayfası”, “kod listesi”: havayolunun kendi metnini değil, bunu okuduk',
          '“Genellikle”: kural değişmiş olabilir. Hizmet tablolarında yerine yalnızca bir işaret görürsünüz; kaynağı havayolu sayfasındadır',
          '“Kaynağı yok”: herkesin böyle bildiği bir uygulama; metnini okumadık, doğrulamadık',
          '“Bilinmiyor”: güvenilir bir metin bulamadık; tahmin yazmaz, kime ne soracağınızı söyleriz',
          'İşaretsiz satır ya da kutu: öğüdümüz ya da doğrulamadığımız yaygın bilgi',
        ],
        'Havayolu ve hizmet sayfalarında kaynakları okuduğumuz gün yazar; bugünkü kuralla karşılaştırmadık. Okumamızın üzerinden altı ay geçince kaynağı yeniden okuruz. Biletinizde yazan kural her zaman esastır.',
        'Yanlış ya da eskimiş bir bilgi gördüyseniz sayfanın adresiyle birlikte {email} adresine yazın. Düzelttiğimizi aşağıda gösteririz.',
      ],
    },
    {
      id: 'duzeltmeler',
      title: 'Düzeltmeler',
      body: corrections.flatMap(({ on, texts }) => [`${formatDate(on)} günü düzelttiklerimiz:`, texts]),
    },
    {
      id: 'kunye',
      title: 'Künye',
      body: [
        [
          'Ticaret unvanı: {legalName}',
          'MERSİS numarası: {mersisNumber}',
          'Vergi dairesi: {taxOffice}',
          'Vergi numarası: {taxNumber}',
          'Merkez adresi: {streetAddress}, {city}',
          'Meslek odası: {chamber}',
          '{tursabNumber?}Sektör kuruluşu: Türkiye Seyahat Acentaları Birliği (TÜRSAB); mesleğin davranış kurallarına TÜRSAB’ın sitesinden ulaşılır',
          'Seyahat acentası işletme belgesinin numarası: {tursabNumber}',
          'Seyahat acentası işletme belgesinin grubu: {tursabGroup}',
          '{tursabNumber?}Belge, TÜRSAB’ın dijital doğrulama sisteminde (DDS) sorgulanabilir',
          'KEP: {kepAddress}',
          'E-posta: {email}',
          'Telefon: {supportPhone}',
          'Henüz yayımlamadık: {missing}. Ödemeden önce telefonda isteyin.',
        ],
      ],
    },
  ],
};
