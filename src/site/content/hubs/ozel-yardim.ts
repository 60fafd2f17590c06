import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Özel Yardım',
  metaTitle: 'Tekerlekli Sandalye ve Özel Yardım',
  description:
    'Tekerlekli sandalye, görme ve işitme desteği, hamilelik, akülü sandalye, tıbbi izin: uçakta özel yardım nasıl istenir, uçuş yarınsa ne yapılır?',
  tagline: 'Yardım ücretsizdir; en az 48 saat önce rezervasyonunuzdan ya da yazarak havayolundan isteyin.',
  more: [
    '[Hazır mesajı kopyalayıp gönderin](/hizmetler/ozel-yardim#kopyala); merdiven çıkıp çıkamadığınızı yazın.',
    '48 saatten az kaldıysa da bugün havayolunun sitesindeki numarayı arayın; uçuş günü erken gidip kontuarda ya da yardım noktasında yeniden söyleyin.',
    'Yardım gelmediyse görevliye, inişte kabin ekibine hemen söyleyin. [Sandalye kırık geldiyse salondan çıkmadan tutanak tutturun](/hizmetler/ozel-yardim#kirik-sandalye).',
    'Kendi akülü sandalyenizle uçacaksanız akünün türünü, ölçüsünü ve etiket fotoğrafını da gönderin.',
  ],
  lead: 'Kapıdan koltuğa yardım almak bir haktır. Havayolu bunu dört harfli kodlarla kaydeder; doğru kod, doğru ekipmanın kapıda olması demektir. Talebi havayoluna bildirin; bileti biz kestiysek biz de iletiriz.',
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
        {
          topic: 'Görme, işitme',
          title: 'Görme ve işitme',
          text: 'Refakat, sözlü ya da yazılı bilgilendirme istenir (BLND, DEAF).',
        },
        {
          title: 'Gelişimsel destek',
          text: 'Zihinsel ya da gelişimsel desteğe ihtiyaç duyan yolcu için refakat ve açık yönlendirme (DPNA).',
        },
        {
          topic: 'Ameliyat, oksijen',
          title: 'Tıbbi onay',
          text: 'Ameliyat sonrası, oksijen ya da sedye gereksinimi; havayolunun sağlık birimi değerlendirir (MEDA, OXYG, STCR).',
        },
        {
          title: 'Kendi sandalyeniz',
          text: 'Elle itilen (WCMP) ya da akülü; ölçüsü ve akünün türü sorulur. Sandalye genellikle ücretsiz taşınır; doğrulamadık.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Havayoluna göre',
      title: 'Havayolunuz ne istiyor?',
      body: [
        [
          'Pegasus: tekerlekli sandalyeyi bilet alırken ya da en geç 48 saat önce isteyin.',
          'SunExpress: ağır engelli yolcunun ve bir refakatçisinin koltuğu genellikle ücretsizdir; SunExpress’in müşteri hizmetlerinden isteyin.',
          'AJet: rehber köpeği genellikle 48 saat önce bildirin.',
          'Diğer havayollarında sandalyenin başvuru yerini bulamadık: bileti alırken isteyin ya da [havayolunun sitesindeki iletişim bölümünden](/hizmetler/ozel-yardim#siteler) yazın.',
        ],
      ],
    },
    {
      topic: 'Akülü sandalye',
      title: 'Akülü sandalyeyle uçarken',
      body: [
        'Islak akü, kuru akü ve lityum için hazırlık farklıdır (WCBW, WCBD, WCLB). Akünün etiketini fotoğraflayın; kapasitesi, sökülüp sökülmediği ve nasıl kapatıldığı sorulur. Sandalyenin katlanmış ölçüsünü de yazın, bazı uçakların ambar kapısı küçüktür.',
      ],
    },
    {
      title: 'Doktor raporu ne zaman gerekir?',
      body: [
        'Yalnızca tekerlekli sandalye için gerekmez. Yakın zamanda ameliyat, bulaşıcı hastalık, oksijen ya da sedye varsa havayolu kendi formunu ister. Formu havayoluna verin; raporun içeriğini bize göndermeyin.',
      ],
    },
    {
      topic: 'Refakatçi',
      title: 'Refakatçi şart mı?',
      body: [
        'Kemerini kendi takan ve yönergeyi anlayan yolcu çoğu zaman tek uçar. Acil durumda yardımsız hareket edemeyen yolcudan havayolu refakatçi isteyebilir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Hamilelik',
      question: 'Hamileyken kaç haftaya kadar uçulur?',
      answer:
        'Havayollarının sınırını bulamadık. Gidişte ve dönüşte kaçıncı haftada olacağınızı yazıp sınırı ve raporu sorun.',
    },
    {
      question: 'Aktarmada yardım sürer mi?',
      answer: 'Kod her uçuşa ayrı işlendiyse sürer. Ayrı biletlerde ikinci havayoluna ayrıca bildirilmelidir.',
    },
    {
      topic: 'Kırık sandalye',
      question: 'Sandalyem hasar görürse?',
      answer:
        'Bagaj alım salonundan çıkmadan hasar tutanağı tutturun, fotoğrafını çekin ve geçici bir sandalye isteyin. Dış hatta hasarı 7 gün içinde yazılı bildirin; iç hatta süreyi havayolundan öğrenin, siz 7 günü esas alın.',
    },
  ],
  warning: 'Talebin alınmış olması yetmez; onaylandığını rezervasyonda görün ya da havayoluna sorun.',
};
