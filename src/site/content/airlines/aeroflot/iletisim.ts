import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Aeroflot biletiniz için 7/24 bağımsız telefon desteği: ödeme kartı, Moskova aktarması, Rossiya uçuşları ve iade yolu hakkında Türkçe yanıt.',
  answers: ['contact', 'rossiya'],
  own: [
    'aeroflot.ru’yu açın, dili İngilizceye çevirip iletişim bölümünü bulun.',
    'Biletinizde uçuşu Aeroflot’un mu, Rossiya’nın mı yaptığını okuyun.',
    'Ödemeyi hangi kartla, hangi siteden yaptığınızı yazın; iade o yoldan döner.',
    'Başvuruyu İngilizce ve kısa yazın, bilet numarasını ekleyin.',
  ],
  call: 'Rusça bilet metnini Türkçe okumak istiyorsunuz.',
  lead: 'Aeroflot’ta ilk soru ödemedir: Türk kartı Rusya’da, Rus kartı Türkiye’de geçmeyebilir, iade de ödediğiniz karta döner.',
  facts: [
    { label: 'Aeroflot’un kendi sitesi', value: 'aeroflot.ru', note: 'Numara için iletişim bölümüne bakın' },
    { label: 'Üs', value: 'Moskova (SVO)', note: 'Şeremetyevo', fact: 'base' },
    { label: 'SkyTeam', value: '2022’de askıya alındı', fact: 'skyteam' },
  ],
  sections: [
    {
      topic: 'Kayıp bavul, mil',
      title: 'Hangi iş kimin?',
      body: [
        [
          'Uçuş günü isim düzeltme: Aeroflot ofisi',
          'Çıkmayan bavul: havalimanında PIR tutanağı',
          'Mil ve hesap: Aeroflot Bonus',
          'Kart reddi ve çift çekim: bankanız',
          'Acente biletinde iade ve değişiklik: o acente',
        ],
      ],
    },
    {
      title: 'Neyi vaat etmeyiz?',
      body: [
        'Aeroflot’un ofisi değil, bağımsız bir hattız. Bankanın kart kararını değiştiremeyiz, kaldırılan uçuşu geri getiremeyiz. Başka havayolunun mili için de söz vermeyiz, çünkü Aeroflot’un ittifak üyeliği askıda.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Çift çekim',
      question: 'Ödemeyi iki kez denedim, ikisi de çekilmiş görünüyor.',
      answer:
        'Üçüncü kez denemeyin. Bankanıza provizyonların onaylanıp onaylanmadığını, satıcı düzeltmezse harcama itirazının (ters ibraz) son gününü sorun.',
    },
    {
      topic: 'Rusça bilet',
      question: 'Rusça bilmiyorum, bileti okuyabilir misiniz?',
      answer: 'Evet. E-bileti e-postayla gönderin; tarife, bagaj ve iade satırlarını Türkçe açıklarız.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Rusya’dan hattınıza ulaşamıyorum.',
      answer: '0850 yurt dışında kapalı olabilir; e-postayla sorun. Uçuş bugünse Aeroflot kontuarına gidin.',
    },
  ],
  warning: 'O gün uçuşu yapan şirketin kontuarına gidin; Rossiya’nın kontuarı başka yerde olabilir.',
};
