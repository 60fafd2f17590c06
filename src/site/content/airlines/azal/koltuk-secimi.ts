import type { AirlineServiceContent } from '../../types.ts';

export const seats: AirlineServiceContent = {
  description:
    'AZAL’da cam kenarı gibi bir koltuğu seçmek genellikle ücretlidir, seçmezseniz ücretsiz atanır. Yanınızdaki koltuğu teklif vererek boş tutabilir misiniz?',
  answers: ['seat', 'seatEmpty'],
  own: [
    'Atanan koltuğa razıysanız seçmeden geçin.',
    'Belirli bir yer istiyorsanız azal.az’da rezervasyonu açıp planı görün.',
    'Yanınız boş kalsın istiyorsanız teklif ekranını bulun.',
    'Koltuk mu, boş yan koltuk mu gerekli, önce ona karar verin.',
  ],
  call: 'Teklif ekranı açılmıyor ya da aile ayrı sıralara düştü.',
  lead: 'AZAL’da (Azerbaycan Hava Yolları) iki ayrı seçenek vardır: belirli bir koltuk almak ya da yan koltuğu teklifle boş tutmak. Biri diğerini kapsamaz.',
  facts: [
    { label: 'Belirli koltuk', value: 'Ücretli', note: 'Önceden seçilirse', fact: 'seat' },
    { label: 'Seçmezseniz', value: 'Ücretsiz atanır', fact: 'seat' },
    { label: 'Yan koltuk ya da sıra', value: 'Teklifle boş tutulabilir', note: 'Economy’de', fact: 'seatEmpty' },
    { label: 'Uçuş dolarsa', value: 'Teklif ödemesi geri verilir', fact: 'seatEmpty' },
  ],
  cardGroups: [
    {
      title: 'Önceden sorulacak yerler',
      cards: [
        { title: 'Geniş diz mesafesi', text: 'Yeri uçağa göre değişir; boş koltuk teklifi bu sıralarda geçmez.' },
        {
          topic: 'Acil çıkış',
          title: 'Acil çıkış sırası',
          text: 'Yönergeyi anlayan yetişkin içindir; dili bilmiyorsanız seçmeden sorun.',
        },
        {
          topic: 'Bebek beşiği',
          title: 'Bebek beşiği',
          text: 'AZAL’ın kuralını bulamadık; beşiği bilet alırken isteyin, yanıtı bekleyin.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Boş koltuk teklifi',
      title: 'Teklif mi, koltuk mu?',
      body: [
        [
          'Bayramda dolu uçuşta teklif çoğunlukla sonuçsuz kalır; paranız döner ama plan yapamazsınız.',
          'Bebekle ya da uzanmak için sıra teklifi düşünülebilir.',
          'Aile yan yana oturacaksa iki koltuğu birlikte seçin.',
          'Geniş yer sizin için şartsa üst kabine bakın.',
        ],
      ],
    },
    {
      topic: 'Ücret',
      title: 'Tutarı görmek',
      body: [
        'Koltuk bedeli hatta göre değişir, bu yüzden sayfaya koymadık. Seçtiğiniz yerin bedeli genellikle ödemeden önce görünür; onaylamadan çıkabilirsiniz. Teklifte tutarı siz yazarsınız.',
      ],
    },
  ],
  questions: [
    {
      question: 'Hayvanla cam kenarı alabilir miyim?',
      answer: 'Önce hayvanın onayını alın; AZAL uygun sırayı kendisi belirleyebilir.',
    },
    {
      topic: 'Yan yana oturmak',
      question: 'Eşim ve çocuğumla nasıl yan yana otururuz?',
      answer: 'Planda koltukları birlikte seçin; seçmezseniz ayrı düşebilirsiniz, kontuara erken gidip isteyin.',
    },
  ],
  warning: 'Teklif verdiğiniz ekranda tutarın kaç koltuk için olduğunu okuyun, sonra onaylayın.',
};
