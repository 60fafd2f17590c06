import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Evcil hayvan flydubai kabinine alınmaz, yalnızca kargo bölümünde uçar. Önce onay, sonra bilet: belge, ırk ve izin listesi.',
  answers: ['pet', 'petFlat'],
  own: [
    'Kargo birimine hayvanın türünü, ırkını ve varış ülkesini yazın.',
    'Onay ve giriş izni gelmeden kendi biletinizi almayın.',
  ],
  call: 'Irkın kabul edilip edilmediğinden emin değilsiniz.',
  lead: 'Hayvanlar için flydubai’de tek yol kargodur: sahibi aynı uçakta olsa bile kabine alınmaz, kargo bölümünde taşınır. 2023’te çıkan bir habere göre basık burunlu kedi ve köpek ırkları, kemirgenler, gebe ve hasta hayvanlar kabul edilmiyor. Liste değişmiş olabilir. Bu yüzden sıramız bellidir: önce kabul onayı, sonra izin, en son sizin biletiniz.',
  facts: [
    { label: 'Kabin', value: 'Hayvan alınmaz', fact: 'pet' },
    { label: 'Taşıma yeri', value: 'Kargo bölümü', note: 'Sahibi aynı uçakta olsa bile', fact: 'pet' },
    { label: 'Basık burunlu ırklar', value: 'Kabul edilmez', fact: 'petFlat' },
    { label: 'Kemirgen, gebe, hasta', value: 'Kabul edilmez', fact: 'petFlat' },
    { label: 'Sıra', value: 'Onay, izin, bilet' },
  ],
  steps: [
    {
      title: 'Hayvanı tarif edersiniz',
      body: [
        'Tür, ırk, yaş, ağırlık, gebelik ve genel durum. Kabul edilmeyenler listesine giriyorsa sizi oyalamadan başka yola bakarız.',
      ],
    },
    {
      title: 'Kargo yerini sorarız',
      body: [
        'Rotanız ve tarihiniz için kargoda yer olup olmadığını öğreniriz. Yolcu biletiyle aynı uçuşta olup olmayacağı burada belli olur.',
      ],
    },
    {
      title: 'Ülke izni',
      body: [
        'Dubai’de kalacaksa giriş izni, devam edecekse aktarma koşulu gerekir. Başvurunun nereye yapılacağını ve yaklaşık sırasını anlatırız.',
      ],
    },
    {
      title: 'Bilet ve teslim planı',
      body: [
        'Onay ve izin geldikten sonra biletinizi keser, hayvanın teslim saatini ve yerini yazarız. Kargo teslim noktası yolcu terminali değildir.',
      ],
    },
  ],
  sections: [
    {
      title: 'Onaydan önce yapılacaklar',
      body: [
        [
          'Veterinerden uçuşa uygunluk görüşü alın; yaşlı ve kısa burunlu hayvanlarda bunu atlamayın.',
          'Çip ve kuduz aşısı tarihlerini not edin, varış ülkesinin bekleme süresi olabilir.',
          'Kafesi alıp hayvanı içinde beklemeye alıştırın; ölçüyü hayvan ayaktayken alın.',
          'Sizden önce ya da sonra varırsa onu kimin karşılayacağını belirleyin.',
        ],
      ],
    },
    {
      title: 'Kabinde taşımak isteyenlere',
      body: [
        'Küçük kedinizin yanınızda oturmasını istiyorsanız burada olmaz. Kabine hayvan kabul eden havayollarının koşulunu karşılaştırabiliriz; Dubai aktarması yerine başka bağlantı gerekebilir. Emirates de kabine ev hayvanı almaz, dolayısıyla ortak uçuş bu sorunu çözmez.',
      ],
    },
    {
      title: 'Kargo ile bagaj arasındaki fark',
      body: [
        'Bazı havayollarında hayvan yolcunun kayıtlı bagajı gibi kontuarda teslim edilir. Burada öyle değil; gönderi ayrı belgeyle, ayrı noktadan ve çoğu zaman bir kargo acentesi aracılığıyla işlenir. Teslim saati erkendir, ödeme ayrıdır, takip numarası da bilet numarası değil kargo numarasıdır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Tür, ırk, yaş', hint: 'Melezse baskın ırkı belirtin' },
    { label: 'Kafes', hint: 'Ölçü, malzeme ve hayvanla birlikte kilo' },
    { label: 'Çip ve aşı', hint: 'Numara ve tarihler, okunaklı' },
    { label: 'Varış planı', hint: 'Dubai’de mi kalıyor, devam mı ediyor?' },
  ],
  questions: [
    {
      question: 'Aynı uçakta olmamız mümkün mü?',
      answer:
        'Yer varsa aynı uçuşa denk getirilebilir, ama hayvan yine kargo gönderisidir. Kesinliği kargo onayı verir.',
    },
    {
      question: 'İran kedim var, uçabilir mi?',
      answer:
        'Basık burunlu ırklar genellikle kabul edilmiyor ve İran kedisi çoğu listede bu gruptadır. Yazılı yanıt almadan hazırlık yapmayın.',
    },
    {
      question: 'Şahinim kabine girer mi?',
      answer:
        'Elimizdeki bilgi kabinde hayvan taşınmadığını söylüyor, şahin için ayrı bir istisna göremedik. Hattınız için havayoluna sorarız.',
    },
  ],
  warning: 'Kendi biletinizi önce almayın. Kargo onayı çıkmazsa siz uçarsınız, hayvanınız kalır.',
};
