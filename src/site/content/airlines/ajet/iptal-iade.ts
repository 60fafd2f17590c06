import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'AJet uçuşunun iadesi parayı alan şirketten istenir; bu THY de olabilir. Paketin koşulu, sağlık nedeni, kısmi iade ve yazılacak iki ayrı başvuru.',
  answers: ['cancel'],
  own: [
    'Kart ekstrenizden parayı alan şirketi bulun: AJet, THY ya da acente.',
    'Onun sitesinde rezervasyonu PNR ve soyadıyla açın.',
    'Her yönün paketini ve kural bölümünü okuyun.',
    'Dönecek tutarı yazılı isteyin, değişikliğin bedeliyle karşılaştırın.',
    'Uygunsa kalkıştan önce iptal edin.',
  ],
  call: 'Yeni uçuş size uymuyor ya da kime yazacağınız belli değil.',
  lead: 'AJet’te iadeyi, uçuşu yapandan değil parayı alan şirketten isteyin.',
  facts: [
    { label: 'Kimden istenir', value: 'Parayı alan şirketten', note: 'AJet, THY ya da acente', fact: 'cancel' },
    { label: 'Siz vazgeçerseniz', value: 'Pakete bağlı', fact: 'cancel' },
    { label: 'Kesinti ve son süre', value: 'Parayı alan şirkete sorun', fact: 'refund' },
    { label: 'İade yeri', value: 'Aynı kart ya da hesap' },
  ],
  cardGroups: [
    {
      title: 'AJet iadesi nasıl yürür?',
      cards: [
        { title: 'Güvenli iade', text: 'Hangi kartla ya da hesaptan ödendiyse iade oraya gelir.' },
        {
          title: 'Hızlı işlem',
          text: 'Önce bileti keseni buluruz; istek yanlış şirkette beklemez.',
        },
        {
          title: 'Azami iade',
          text: 'Kestiğimiz bilette geri istenebilecek vergileri de yazarız; diğerlerinde size söyleriz.',
        },
      ],
    },
    {
      title: 'Neden neyi değiştirir?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Kesintiyi iptalden önce yazılı sorun, tarihi değiştirmenin bedeliyle karşılaştırın.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'AJet’in iletisini ve gecikmede varış saatini saklayın. Parayı THY aldıysa iadeyi ondan isteyin.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Uçuş gününü kapsayan raporu başvuruyla birlikte verin. Vize reddi için ayrı bir kural bulamadık; ret yazısını gönderip sorun.',
        },
        {
          topic: 'Tek yolcu',
          title: 'Kısmi iade',
          text: 'Biri vazgeçtiyse kayıt ikiye ayrılır, kalanların bagajını kontrol edin.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Tazminat',
      title: 'İade ile tazminat ayrı başvurudur',
      body: [
        'İade, bilet parasıdır ve parayı alan şirkete yazılır. Tazminat, aksaklığın karşılığıdır ve uçuşu yapan AJet’ten istenir. THY’den alınan AJet biletinde bunlar iki ayrı şirkete gider.',
      ],
    },
  ],
  questions: [
    {
      topic: 'THY bileti',
      question: 'THY’nin 24 saatlik iadesi AJet biletinde geçer mi?',
      answer:
        'O hak THY’nin sitesinden ya da uygulamasından alınan bilet içindir. AJet’in kestiği bilette aynısını bulamadık.',
    },
    {
      topic: 'Uçağa gitmedim',
      question: 'Uçağa binmedim, ne geri gelir?',
      answer:
        'AJet’te kuralını bulamadık. Geri verilebilecek vergileri ve dönüşünüzün geçerli kalıp kalmadığını bileti kesene sorun.',
    },
  ],
  warning: 'İki şirkete aynı anda iptal isteği göndermeyin; biri iptal ederken diğeri değiştirebilir.',
};
