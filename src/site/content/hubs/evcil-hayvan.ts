import type { HubContent } from '../types.ts';

export const hub: HubContent = {
  checkedOn: '2026-11-20',
  title: 'Evcil Hayvanla Uçmak',
  metaTitle: 'Uçakta Evcil Hayvan Taşıma',
  description:
    'Kedi, köpek ya da kuş: kabinde mi, bagaj bölümünde mi, kargoyla mı uçar? Kafes ölçüsü, onay süresi ve ülke belgeleri için yapılacaklar.',
  tagline: 'Önce havayolunun onayını, sonra bileti alın; tür ve ağırlık sınırı tabloda.',
  lead: 'Uçakta hayvan kontenjanı yolcu kontenjanından küçüktür. Biletinizi alıp sonra onay isterseniz ve yer bulunmazsa iadeyle uğraşırsınız. Biz sırayı tersine çeviririz: önce havayolunun onayı, sonra bilet.',
  cardGroups: [
    {
      title: 'Üç taşıma yolu',
      cards: [
        {
          title: 'Kabinde',
          text: 'Hayvan ayaklarınızın dibinde, kafesinin içinde uçar. Birçok havayolunda kafesle birlikte sınır genellikle 8 kg’dır.',
        },
        {
          title: 'Bagaj bölümünde',
          text: 'Hayvan aynı uçağın basınçlı ve ısıtılan bölümünde, sert kafesle taşınır. Mevsim ve ırk kısıtı olabilir.',
        },
        {
          title: 'Kargoyla',
          text: 'Hayvan ayrı bir gönderi olarak uçar. Bazı havayolları ve bazı ülkeler yalnızca bu yolu kabul eder.',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'Hayvanı tanıtın',
      body: ['Türünü, ırkını, yaşını ve kafesle birlikte ağırlığını söyleyin. Irkı basık burunluysa baştan belirtin.'],
    },
    {
      title: 'Havayolunu seçelim',
      body: ['Aynı güzergâhta biri kabine alır, diğeri hiç almaz. Seçenekleri bilet fiyatıyla birlikte sıralarız.'],
    },
    { title: 'Onayı bekleyin', body: ['Talep havayoluna gider; uçak tipi ve kontenjan uygunsa rezervasyona işlenir.'] },
    {
      title: 'Belgeleri tamamlayın',
      body: [
        'Mikroçip, kuduz aşısı ve sağlık raporu istenebilir; bazı ülkelerin istediği kan testi aylar öncesinden başlar.',
      ],
    },
  ],
  sections: [
    {
      title: 'Kafes neden bu kadar önemli?',
      body: [
        'Görevli hayvana değil kafese bakar: ölçüsü koltuk altına uymalı, hayvan içinde ayağa kalkıp dönebilmeli, tabanı sızdırmamalı. Ölçüyü dıştan dışa alın; esnek çantada da ölçü sınırı vardır.',
        'Kafese emici bir örtü ve alışık olduğu bir kumaş koyun, ıslak mendili yanınıza alın. Yolculuğa tok karna çıkarmayın, suyunu kesmeyin. Sakinleştirici vermeden önce veterinerinize danışın; birçok havayolu ilaç etkisindeki hayvanı kabul etmez.',
      ],
    },
    {
      title: 'Varış ülkesi ne ister?',
      body: [
        'Havayolunun kabul etmesi ülkenin kabul edeceği anlamına gelmez. Avrupa Birliğine girişte mikroçip ve kuduz aşısı istenir; Türkiye’den gelen hayvanlar için antikor testi de gerekir ve bu süreç aylar alabilir. Bazı ülkeler hayvanı yolcu yanında kabul etmez, bazıları ırk yasağı uygular. Koşulları Tarım ve Orman Bakanlığının il müdürlüğünden ve ülkenin konsolosluğundan öğrenin.',
      ],
    },
    {
      title: 'Rehber köpekler',
      body: [
        'Eğitimli rehber köpekler ayrı kurala bağlıdır; çoğu havayolunda ücretsiz ve kabinde uçar. Eğitim belgesini ve bildirim süresini önceden sorun.',
      ],
    },
  ],
  airlineNotes: {
    thy: 'Kabine kedi, köpek, muhabbet kuşu ve kanarya alınır; kafesle en çok 8 kg olabilir.',
    pegasus: 'Kontenjan uçağa göre değişir; kedi ile köpek aynı kabine alınmayabilir.',
    sunexpress: 'Bazı ülke hatlarında kabul edilmeyebilir; başvuru günler öncesinden yapılır.',
    ajet: 'Hayvan yalnızca kabinde uçar; ambarda taşınmaz.',
    azal: 'Ambarda 75 kg’a kadar taşınır; en geç 24 saat önce bildirilir.',
    qatar: 'Kabine yalnızca şahin ve bazı hatlarda hizmet köpeği alınır; diğerleri bagajda uçar.',
    aeroflot: 'Kabine iki kap alınır; yan koltuktaki kap 15 kg’a kadar olabilir.',
    emirates: 'Ev hayvanı kabine alınmaz; ülkenin kuralına göre bagaj ya da kargo olur.',
    airarabia: 'Kabine genellikle yalnızca şahin alınır; kedi ve köpek alınmaz.',
    flydubai: 'Hayvanlar yalnızca kargo bölümünde uçar.',
  },
  haveReady: [
    { label: 'Tür, ırk ve yaş', hint: 'Karışık ırksa belirtin' },
    { label: 'Kafesle ağırlık', hint: 'Birlikte tartılmış hâli' },
    { label: 'Kafes ölçüsü', hint: 'Dıştan en, boy, yükseklik' },
    { label: 'Aşı karnesi', hint: 'Kuduz aşısının tarihi' },
  ],
  questions: [
    {
      question: 'İki kedim aynı kafeste uçabilir mi?',
      answer:
        'Bazı havayolları birbirine alışık aynı tür iki küçük hayvanı tek kafeste kabul eder, toplam ağırlık sınırı değişmeden. Onay sırasında mutlaka söyleyin.',
    },
    {
      question: 'Hayvanın bileti iade olur mu?',
      answer:
        'Hayvan taşıma, bagaj gibi ayrı bir hizmettir; ücretinin iadesi kendi kuralına bağlıdır. Uçuşu havayolu iptal ettiyse bu ücreti de isteyin.',
    },
  ],
  warning:
    'Onay rezervasyonda görünmüyorsa havalimanında kabul edilmeyebilirsiniz. Sözlü yanıtla yetinmeyin, yazısını isteyin.',
};
