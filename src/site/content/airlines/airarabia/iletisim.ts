import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Air Arabia biletiniz için 7/24 bağımsız telefon desteği: kod G9 mu, 3L mi, Şarika mı Dubai mi, kredi mi para mı sorularına yanıt.',
  answers: ['contact', 'group'],
  own: [
    'Biletteki uçuş koduna bakın: G9 ise airarabia.com’un iletişim bölümünü açın.',
    'Kod 3O, 3L ya da E5 ise gruptaki o şirketin iletişim bölümünü kullanın.',
    'Rezervasyon numarasını, ödeme gününü ve tek bir isteği yazın.',
    'Bileti bir site sattıysa kredi ve değişiklik için önce ona yazın.',
  ],
  call: 'Kodunuz 3O, 3L ya da E5 ve kime başvuracağınızı bilmiyorsunuz.',
  lead: 'Air Arabia biletinde iki yanılgı pahalıya gelir: Şarika’yı Dubai sanmak, kayıtlı bagajı bilete dahil sanmak.',
  facts: [
    { label: 'Air Arabia’nın kendi sitesi', value: 'airarabia.com', note: 'Numara için iletişim bölümüne bakın' },
    { label: 'Üs', value: 'Şarika (SHJ)', note: 'Dubai havalimanı değil', fact: 'base' },
    { label: 'Bilet numarası', value: '514 ile başlar', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'Bavul, kredi',
      title: 'Nereye başvurmalı?',
      body: [
        [
          'Çıkmayan bavul, kontuarda belge sorunu: havalimanındaki görevli',
          'AirRewards puanı: program hesabınız',
          'Raporla uçacak yenidoğan: havayolu',
          'Başka bir siteden alınmış biletin kredisi: o site',
        ],
      ],
    },
    {
      title: 'Yapamayacaklarımız',
      body: [
        'Havayolundan bağımsız bir destek hattıyız. Krediyi paraya çeviremeyiz, kesintiyi kaldıramayız, refakat hizmeti ya da Business gibi burada bulunmayan bir hizmeti açtıramayız. Ödemeden önce biletteki hatayı gösterebiliriz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Maroc',
      question: '3O kodlu biletime bakar mısınız?',
      answer: 'Bakarız, ama Air Arabia Maroc’un kuralı ayrıdır; bu sayfadakini ona uygulamayın.',
    },
    {
      topic: 'Dubai’ye geçiş',
      question: 'Şarika’dan Dubai’ye nasıl geçerim?',
      answer:
        'Kara yoluyla: taksi, otobüs ya da transfer. Süre trafiğe göre çok değişir; gece inecekseniz aracı önceden ayarlayın.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Emirlikler’deyim, telefonla ulaşamıyorum.',
      answer: 'Numaramız oradan aranamayabilir; sorunuzu e-postayla iletin, havalimanındaysanız görevliye gidin.',
    },
  ],
  warning: 'Biletinizde SHJ yazıyorsa Dubai’ye değil Şarika’ya iniyorsunuz; otel ve transferi ona göre ayırtın.',
};
