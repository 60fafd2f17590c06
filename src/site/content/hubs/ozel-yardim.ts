import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Özel Yardım',
  metaTitle: 'Tekerlekli Sandalye ve Özel Yardım',
  description:
    'Tekerlekli sandalye, görme ve işitme desteği, kendi akülü sandalyeniz, tıbbi izin: uçakta özel yardım nasıl istenir, hangi kod ne anlama gelir?',
  tagline: 'Yardım ücretsizdir; en az 48 saat önce haber verin.',
  lead: 'Kapıdan koltuğa yardım almak bir haktır ve ücretsizdir. Havayolu bunu dört harfli kodlarla kaydeder; doğru kod, doğru ekipmanın kapıda olması demektir. Uçuştan en az 48 saat önce bizi arayın, birkaç soruyla doğru kodu birlikte seçelim.',
  cardGroups: [
    {
      title: 'Tekerlekli sandalye: üç kod',
      cards: [
        {
          title: 'WCHR',
          text: 'Uzun mesafe yürüyemiyor; merdiven çıkabiliyor ve kabinde kendi başına hareket edebiliyor.',
        },
        { title: 'WCHS', text: 'Merdiven çıkamıyor; kabinde koltuğuna kendi başına ulaşabiliyor.' },
        { title: 'WCHC', text: 'Koltuğuna kadar taşınması gerekiyor.' },
      ],
    },
    {
      title: 'Diğer destekler',
      cards: [
        { title: 'Görme ve işitme', text: 'Refakat, sözlü ya da yazılı bilgilendirme istenir (BLND, DEAF).' },
        {
          title: 'Gelişimsel destek',
          text: 'Zihinsel ya da gelişimsel desteğe ihtiyaç duyan yolcu için refakat ve açık yönlendirme (DPNA).',
        },
        {
          title: 'Tıbbi onay',
          text: 'Ameliyat sonrası, oksijen ya da sedye gereksinimi; havayolunun sağlık birimi değerlendirir (MEDA, OXYG, STCR).',
        },
        {
          title: 'Kendi sandalyeniz',
          text: 'Elle itilen (WCMP) ya da akülü; ölçüsü ve akünün türü sorulur. Sandalye ücretsiz taşınır.',
        },
      ],
    },
  ],
  steps: [
    { title: 'İki soru', body: ['Merdiven çıkabiliyor musunuz, kabinde yürüyebiliyor musunuz? Tanınızı sormayız.'] },
    { title: 'Kod', body: ['Uygun kod rezervasyonun her uçuşuna ayrı ayrı işlenir.'] },
    {
      title: 'Onay',
      body: ['Havayolu onayını görür, size bildiririz. Kendi sandalyeniz varsa ölçü ve akü bilgisi eklenir.'],
    },
    {
      title: 'Havalimanı',
      body: ['Check-in kontuarında ya da yardım noktasında kendinizi tanıtın; varışta görevli kapıda bekler.'],
    },
  ],
  sections: [
    {
      title: 'Akülü sandalyeyle uçarken',
      body: [
        'Islak akü, kuru akü ve lityum için hazırlık farklıdır (WCBW, WCBD, WCLB). Akünün etiketinin fotoğrafını çekin; kapasitesi, sökülüp sökülmediği ve nasıl kapatıldığı sorulur. Sandalyenin katlanmış ölçüsünü de yazın, bazı uçakların ambar kapısı küçüktür.',
      ],
    },
    {
      title: 'Doktor raporu ne zaman gerekir?',
      body: [
        'Yalnızca tekerlekli sandalye için gerekmez. Yakın zamanda ameliyat, bulaşıcı hastalık, uçakta oksijen ya da sedye söz konusuysa havayolu kendi formunu ister. Form havayoluna gider; bize raporun içeriğini göndermeyin.',
      ],
    },
    {
      title: 'Refakatçi şart mı?',
      body: [
        'Emniyet kemerini kendi takabilen ve yönergeyi anlayan yolcu çoğu zaman tek uçar. Yardım almadan acil durumda hareket edemeyen yolcudan havayolu refakatçi isteyebilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR kodu', hint: 'Bilet alınmadıysa uçuş planı' },
    { label: 'Hareket durumu', hint: 'Merdiven ve kabin içi yürüme' },
    { label: 'Sandalye bilgisi', hint: 'Ölçü, ağırlık, akü türü' },
  ],
  questions: [
    {
      question: 'Son anda istesem olur mu?',
      answer:
        'İmkân ölçüsünde karşılanır; beklemeniz gerekebilir. Havalimanına erken gidin, check-in kontuarında ya da yardım noktasında isteyin.',
    },
    {
      question: 'Aktarmada yardım sürer mi?',
      answer: 'Kod her uçuşa ayrı işlendiyse sürer. Ayrı biletlerde ikinci havayoluna ayrıca bildirilmelidir.',
    },
    {
      question: 'Sandalyem hasar görürse?',
      answer:
        'Uçaktan iner inmez, bagaj alım salonundan çıkmadan hasar tutanağı tutturun ve geçici bir sandalye isteyin. Hasar başvurusu 7 gün içinde yazılı yapılır.',
    },
  ],
  warning: 'Talebin alınmış olması yetmez; onaylandığını rezervasyonda görün ya da bize sorun.',
};
