import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Evcil Hayvanla Uçmak',
  metaTitle: 'Uçakta Evcil Hayvan Taşıma',
  description:
    'Kedi, köpek ya da kuş: kabinde mi, ambarda mı, kargoyla mı uçar? Kafes ölçüsü, onay süresi ve ülke belgeleri için yapılacaklar.',
  tagline:
    'Önce havayolunun onayını, sonra bileti alın; biletiniz varsa onayı bugün PNR ile isteyin, yazılı onaysız gitmeyin.',
  lead: 'Uçakta az sayıda hayvana yer vardır. Bileti alıp sonra onay isterseniz ve yer bulunmazsa iadeyle uğraşırsınız.',
  cardGroups: [
    {
      title: 'Üç taşıma yolu',
      cards: [
        {
          title: 'Kabinde',
          text: 'Hayvan ayaklarınızın dibinde, kafesinin içinde uçar. Birçok havayolunda kafesle birlikte sınır genellikle 8 kg’dır.',
        },
        {
          title: 'Ambarda',
          text: 'Hayvan aynı uçağın altında, sert kafesle taşınır; bölmenin ısıtılıp ısıtılmadığını havayoluna sorun. Mevsim ve ırk kısıtı olabilir.',
        },
        {
          title: 'Kargoyla',
          text: 'Hayvan ayrı bir gönderi olarak uçar. Bazı havayolları ve bazı ülkeler yalnızca bu yolu kabul eder.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Kafes',
      title: 'Kafes neden bu kadar önemli?',
      body: [
        'Görevli kafese bakar: ölçüsü koltuk altına uymalı, hayvan içinde ayağa kalkıp dönebilmeli, tabanı sızdırmamalı. Ölçüyü dıştan dışa alın.',
        'Kafese emici bir örtü koyun. Yolculuğa tok karna çıkarmayın, suyunu kesmeyin. Sakinleştirici vermeden önce veterinerinize danışın; birçok havayolu ilaç etkisindeki hayvanı kabul etmez.',
      ],
    },
    {
      topic: 'Aşı, belgeler',
      title: 'Varış ülkesi ne ister?',
      body: [
        'Havayolunun kabul etmesi ülkenin kabul edeceği anlamına gelmez. Avrupa Birliğine girişte genellikle mikroçip ve kuduz aşısı, Türkiye’den gelene antikor testi de istenir; doğrulamadık. Bu süreç aylar alabilir. Bazı ülkeler hayvanı yolcu yanında kabul etmez, bazıları ırk yasağı uygular. Koşulları Tarım ve Orman Bakanlığının il müdürlüğünden ve ülkenin konsolosluğundan öğrenin.',
      ],
    },
    {
      topic: 'Rehber köpek',
      title: 'Rehber köpekler',
      body: [
        'Eğitimli rehber köpekler ayrı kurala bağlıdır; çoğu havayolunda ücretsiz ve kabinde uçar. Eğitim belgesini ve bildirim süresini önceden sorun.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Aynı türden, birbirine alışık iki hayvan toplam 8 kg’ı aşmadan tek kafeste uçabilir.',
    pegasus: 'Kontenjan uçağa göre değişir; kedi ile köpek aynı kabine alınmayabilir.',
    sunexpress: 'İngiltere, İrlanda, Malta ve İsveç hatları genellikle kapalıdır.',
    ajet: 'Hayvanlı yolcu genellikle yalnızca cam kenarına oturur.',
    azal: 'Onay şarttır; 32–75 kg köpekte kafes koşulu vardır.',
    qatar: 'İstisna genellikle şahin ve bazı hatlarda hizmet köpeğidir.',
    aeroflot: 'Genellikle iki kap alınır; her birinde en çok 3 hayvan olabilir.',
    emirates: 'Dubai’de biten yolculukta genellikle kargo; kabinde istisna rehber köpek ve bazı hatlarda şahin.',
    airarabia: 'Kedi ve köpek kabine genellikle alınmaz; ambar kuralını bulamadık.',
    flydubai: 'Basık burunlu, gebe ve hasta hayvan genellikle kabul edilmez.',
  },
  haveReady: [
    { label: 'Tür, ırk ve yaş', hint: 'Karışık ırksa belirtin' },
    { label: 'Kafesle ağırlık', hint: 'Birlikte tartılmış hâli' },
    { label: 'Kafes ölçüsü', hint: 'Dıştan en, boy, yükseklik' },
    { label: 'Aşı karnesi', hint: 'Kuduz aşısının tarihi' },
  ],
  questions: [
    {
      topic: 'İki kedi',
      question: 'İki kedim aynı kafeste uçabilir mi?',
      answer:
        'Bazı havayolları birbirine alışık aynı tür iki küçük hayvanı tek kafeste kabul eder; toplam ağırlık sınırı değişmez. Onay sırasında mutlaka söyleyin.',
    },
    {
      question: 'Hayvanın bileti iade olur mu?',
      answer:
        'Hayvan taşıma, bagaj gibi ayrı bir hizmettir; ücretinin iadesi kendi kuralına bağlıdır. Uçuşu havayolu iptal ettiyse bu ücreti de isteyin.',
    },
  ],
  warning:
    'Onay rezervasyonda görünmüyorsa havalimanında kabul edilmeyebilirsiniz. Sözlü yanıtla yetinmeyin, yazılı yanıt isteyin.',
};
