import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Qatar Airways biletiniz için 7/24 bağımsız telefon desteği: hangi iş havayolunun, hangisi acentenin; Doha’da bağlantı kaçarsa nereye gidilir?',
  answers: ['contact', 'contactSeller'],
  own: [
    'qatarairways.com’da iletişim bölümünü açın, yazılı yolu seçin.',
    'Bileti kimin kestiğini bulun: numara 157 ile başlıyorsa genellikle Qatar Airways kesmiştir.',
    'Yazarken PNR’yi, bilet numarasını ve tek bir isteği açıkça belirtin.',
  ],
  call: 'Doha aktarmalı biletinizde kime başvuracağınızı bilmiyorsunuz.',
  lead: 'Qatar Airways (Katar Hava Yolları) biletinde acil işi havalimanındaki görevli çözer.',
  facts: [
    { label: 'Qatar Airways’in kendi sitesi', value: 'qatarairways.com', note: 'Numara için iletişim bölümüne bakın' },
    { label: 'Bilet numarası', value: '157 ile başlar', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'Kayıp bavul, Avios',
      title: 'Hangi iş için nereye?',
      body: [
        [
          'Doha’da kaçan bağlantı: aktarma kontuarı',
          'Çıkmayan ya da hasarlı bavul: bagaj alım salonundaki kayıp eşya ofisi',
          'Avios, Privilege Club hesabı ve ödül bileti: programın kendisi',
          'Refakatsiz çocuk onayı: Qatar Airways ofisi',
          'Tarife, bagaj ya da isim sorusu: bileti kesen; isterseniz biletinizi birlikte okuruz',
        ],
      ],
    },
    {
      title: 'Neyi yapamayız?',
      body: [
        'Bağımsız bir destek hattıyız: havayolunun kuralını esnetemeyiz, satışa kapalı koltuğu açamayız. Başkasının biletine bakmak için onun onayını e-postayla isteriz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Kaçan uçak',
      question: 'Gece Doha’da uçağı kaçırdım, sizi arasam işe yarar mı?',
      answer:
        'Önce aktarma kontuarına gidin; yeni biniş kartını orası verir. 0850’li hattımız Doha’dan aranamayabilir; bizi beklemeyin.',
    },
    {
      topic: 'Yazışma',
      question: 'Telefon yerine size yazabilir miyim?',
      answer:
        'Evet, e-postanıza 24 saat içinde yanıt veririz. Uçuş yakınsa önce Qatar Airways’e ya da kontuara başvurun, sonra bizi arayın.',
    },
    {
      topic: 'Yanıtsız site',
      question: 'Bileti bir siteden aldım, site yanıt vermiyor.',
      answer:
        'Kart ekstrenizdeki satıcıya yazılı başvurup 13 rakamlı bilet numarasını isteyin. Satıcı susarsa bankanıza harcama itirazını (ters ibraz) ve son gününü sorun.',
    },
  ],
  warning:
    'İlk uçuşa binmemek Doha’dan sonrakileri de iptal ettirebilir; planınız değiştiyse kalkıştan önce havayoluna bildirin.',
};
