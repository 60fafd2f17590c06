import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'Aeroflot bileti alırken hangi kart geçer, Şeremetyevo aktarmasında neye bakılır, Promo ve Lite tarifede ne eksik olabilir?',
  answers: ['cards', 'fares'],
  own: [
    'Kartınızın kabul edilip edilmediğini sitenin ödeme bilgilerinden öğrenin.',
    'Tarifede üç satırı okuyun: kaç parça bagaj, değişiklik var mı, iade var mı?',
    'Uçuşu kimin yaptığına ve Şeremetyevo’daki bekleme süresine bakın.',
    'Aeroflot Bonus numaranızı ekleyin.',
  ],
  call: 'Türkiye’den ödeyebileceğiniz bir satıcı arıyorsunuz.',
  lead: 'Aeroflot’ta uçuş bulmak kolay, ödemeyi bitirmek zor olabilir. İade de genellikle aynı karta döndüğü için ödeme yolunu en başta seçin.',
  facts: [
    { label: 'Ödeme', value: 'Kart geçmeyebilir', note: 'Türk kartı Rusya’da, Rus kartı Türkiye’de', fact: 'cards' },
    { label: 'Kayıtlı bagaj', value: 'Parça sayılır', note: 'Lite’ta olmayabilir', fact: 'checked' },
    { label: 'Kabinler', value: 'Economy, Comfort, Business', note: 'Comfort seçili uzun hatlarda', fact: 'cabins' },
    { label: 'Uçuşu yapan', value: 'Aeroflot ya da Rossiya', note: 'SU kodu ikisinde de olabilir', fact: 'rossiya' },
  ],
  sections: [
    {
      topic: 'Rus kartı',
      title: 'Hangi kartla nereden almalı?',
      body: [
        [
          'Türk kartınız varsa Türkiye’de ödeme alan bir satıcıdan alın.',
          'Rus kartınız varsa Rusya’daki satış sitesi gerekebilir; iade de o karta döner.',
          'Yakında yenilenecek bir kartla almayın.',
          'Başkası ödeyecekse onun kartının ülkesini hesaba katın.',
        ],
      ],
    },
    {
      topic: 'Promo',
      title: 'Adlara değil satırlara bakın',
      body: [
        'Promo, Lite ve Flat adları her hatta aynı hakkı taşımayabilir. Promo’da genellikle iade yoktur. Rusya içine devam ediyorsanız Moskova’da pasaport kontrolü için süre bırakın.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Reddedilen kart',
      question: 'Kartım reddedildi ama para çekilmiş görünüyor.',
      answer:
        'Çoğu zaman geçici blokedir. Bankanızdan provizyonu sorun, bilet numarası gelmediyse ikinci kez ödemeyin.',
    },
    {
      topic: 'Taksit, başka kart',
      question: 'Eşimin kartıyla taksit olur mu?',
      answer:
        'Aeroflot’un kuralını bulamadık; Türkiye’deki satıcının ödeme sayfasına bakın. İade genellikle ödeyen karta döner.',
    },
  ],
  warning:
    'Moskova’da aktarmayı iki ayrı biletle kurmayın; ilk uçuş gecikirse ikinci bilet yanabilir, bavulu da yeniden verirsiniz.',
};
