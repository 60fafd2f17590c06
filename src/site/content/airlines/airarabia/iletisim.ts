import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Air Arabia biletiniz için 7/24 bağımsız telefon desteği: Şarika mı Dubai mi, bagaj paketi, iptalde kredi ve yalnız uçan çocuk soruları.',
  answers: ['contact', 'group'],
  own: ['Kodunuz G9 değilse gruptaki doğru şirketin sitesini açın.', 'Rezervasyon numarasını ve ödeme tarihini yazın.'],
  call: '3O, 3L ya da E5 kodlu biletiniz var.',
  lead: 'Air Arabia biletinde iki şeyi karıştırmayın: Şarika Dubai değildir, kayıtlı bagaj da bilete dahil değildir. İki yanlış da havalimanında pahalıya mal olabilir. Hattımız 7/24 açıktır; telefona ortalama 5 dakikada, e-postaya 24 saat içinde yanıt veririz. Air Arabia’dan bağımsızız, bu yüzden kuralı olduğu gibi söyleriz.',
  facts: [
    { label: 'Air Arabia’nın kendi sitesi', value: 'airarabia.com', note: 'G9 kodlu uçuşlar için', fact: 'contact' },
    { label: 'Bizim hattımız', value: '7/24', note: 'Yanıt süremiz ortalama 5 dakika' },
    { label: 'Bize gelen e-postalar', value: '24 saat içinde yanıtlanır' },
    { label: 'Üs', value: 'Şarika (SHJ)', note: 'Dubai havalimanı değil', fact: 'base' },
    { label: 'Bilet numarası', value: '514 ile başlar', fact: 'prefix' },
    { label: 'Uçuş kodu', value: 'G9', note: '3O, 3L ve E5 gruptaki başka şirketlerdir', fact: 'group' },
    { label: 'Program', value: 'AirRewards', fact: 'programme' },
  ],
  steps: [
    {
      title: 'Uçuş kodunu okuyun',
      body: [
        'G9 mı, 3O mu, 3L mi? Aynı grubun ayrı şirketleridir ve kuralları farklıdır. Yanıtımız bu koda göre başlar.',
      ],
    },
    {
      title: 'Bilette ne var, ne yok?',
      body: ['Bagaj, koltuk ve yemek çoğu zaman ayrı satırdır. Rezervasyonunuzda satın alınmış olanları sayarız.'],
    },
    {
      title: 'Talebinizi yazıya dökeriz',
      body: [
        'Değişiklik, iptal ya da ek hizmet: koşulu ve varsa farkı söyler, onayınızı aldıktan sonra havayoluna iletiriz.',
      ],
    },
    {
      title: 'Kayıtları kontrol ederiz',
      body: [
        'Yeni rezervasyon çıktısını birlikte gözden geçiririz. İptalse kredinin tutarını ve son kullanma gününü not ettiririz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Air Arabia biletiyle neleri sorabilirsiniz?',
      body: [
        [
          'İndiğim Şarika’dan Dubai’ye nasıl ve ne kadar sürede geçerim?',
          'Bagaj paketi almadım; şimdi mi ekleteyim, kontuarda mı ödeyeyim?',
          'Bileti iptal edersem param mı döner, kredi mi alırım?',
          '13 yaşındaki çocuğum tek başına uçabilir mi?',
          'Biletim Air Arabia Abu Dhabi’den, aynı kural geçer mi?',
        ],
      ],
    },
    {
      title: 'Havayoluna kendiniz başvuracağınız işler',
      body: [
        'AirRewards hesabı, kontuarda çıkan belge sorunları ve PIR tutanağı havayolunun birimlerinde yürür; doktor raporu gereken bebek yolculuğuna da havayolu onay verir. Bilet bir siteden alındıysa kredinin kullanımı da çoğu zaman o sitenin kaydına bağlıdır; kimi arayacağınızı söyleriz.',
      ],
    },
    {
      title: 'Sınırlarımız',
      body: [
        'Krediyi nakde çeviremeyiz, kesintiyi kaldıramayız, olmayan bir hizmeti açtıramayız. Air Arabia’da refakatsiz çocuk hizmeti ya da Business kabini yoksa size varmış gibi davranmayız. Yapabildiğimiz şey, hatayı ödemeden önce göstermektir. Hizmet bedeli alınacak bir iş varsa tutarını görüşmenin başında öğrenirsiniz; dilerseniz aynı işi Air Arabia’nın sitesinde kendiniz de yaparsınız.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon numarası', hint: 'Kredi de bu numara üzerinden kullanılır' },
    { label: 'Uçuş kodu', hint: 'G9, 3O, 3L ya da E5' },
    { label: 'Ödeme tarihi', hint: 'İptal kredisinin süresi bu günden işler' },
    { label: 'Satın alınan ekler', hint: 'Bagaj paketi, koltuk, yemek' },
  ],
  questions: [
    {
      question: 'Air Arabia’ya mı bağlısınız?',
      answer: 'Hayır. Bağımsız bir destek hizmetiyiz; havayolunun çalışanı ya da temsilcisi değiliz.',
    },
    {
      question: 'Gece yarısı bagaj ekletebilir miyim?',
      answer:
        'Hat gece de açık. Uçuşa az kaldıysa ekleme kapanmış olabilir, o zaman kontuarda ne ödeyeceğinizi bilerek gitmenizi sağlarız.',
    },
    {
      question: '3O kodlu biletime bakar mısınız?',
      answer:
        'Bakarız. Air Arabia Maroc’un kuralları G9’dan ayrıdır, bu sayfadaki bilgileri ona uygulamadan önce biletinizi okuruz.',
    },
  ],
  warning:
    'Biletinizde SHJ yazıyorsa Dubai Havalimanı’na değil Şarika’ya iniyorsunuz. Otel ve transferi ona göre ayırtın.',
};
