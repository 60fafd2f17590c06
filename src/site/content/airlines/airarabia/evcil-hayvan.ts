import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'Air Arabia kabinine genellikle yalnızca şahin alınır, başvuru en az 48 saat önce. Kediniz ya da köpeğiniz varsa kargo mu, başka bir havayolu mu?',
  answers: ['pet'],
  own: [
    'Kediniz ya da köpeğiniz varsa bilet almadan durun; kabine genellikle kabul edilmez.',
    'Rotanızda kargo olup olmadığını havayoluna yazılı sorun.',
  ],
  call: 'Aynı gün için hayvan kabul eden başka bir havayolu arıyorsunuz.',
  lead: 'Air Arabia’da kabine alınan hayvan genellikle yalnızca şahindir ve bunun için en az 48 saat önce başvurulur. Kedi ve köpek genellikle kabine kabul edilmez. Kargo bölümünde taşıma olup olmadığını rota için havayoluna sormak gerekir; biz olduğunu varsaymıyoruz. Kedinizle uçmak istiyorsanız bizi erken arayın, başka havayolu seçeneklerini de açalım.',
  facts: [
    { label: 'Şahin', value: 'Kabul edilir', note: 'Önceden onayla', fact: 'pet' },
    { label: 'Başvuru', value: 'En az 48 saat önce', fact: 'pet' },
    { label: 'Kedi ve köpek', value: 'Kabine alınmaz', fact: 'pet' },
    { label: 'Kargo', value: 'Rotanız için havayoluna sorun', note: 'Yazılı yanıt isteyin' },
    { label: 'Yedek plan', value: 'Başka havayolu ya da kargo acentesi' },
  ],
  steps: [
    {
      title: 'Tür ve rota',
      body: [
        'Şahin değilse ilk dakikada açık konuşuruz: Air Arabia kabini büyük olasılıkla seçenek değildir. Zamanınızı diğer yollara ayırırız.',
      ],
    },
    {
      title: 'Şahin başvurusu',
      body: ['Kuşun kimlik belgesi, sayısı ve uçuş numarası yazılır. Başvuru 48 saatten önce havayoluna ulaşmalıdır.'],
    },
    {
      title: 'Kedi ve köpek için üç yol',
      body: [
        'Hayvanı kabine alan havayolu, bagaj bölümünde taşıyan havayolu, kargo acentesi. Rotanıza hangisi uyuyor, tek tek bakarız.',
      ],
    },
    {
      title: 'Önce onay, sonra bilet',
      body: [
        'Hayvanın onayı çıkmadan sizin biletinizi kesmeyiz. Air Arabia’da iptal kredi verdiği için acele etmek pahalıdır.',
      ],
    },
  ],
  sections: [
    {
      title: 'Kediniz ya da köpeğiniz varsa',
      body: [
        [
          'Küçükse ve kabinde gitmesi şartsa: kabine hayvan alan bir havayoluna bakın. [Evcil hayvan sayfasındaki](/hizmetler/evcil-hayvan) tablo on havayolunu karşılaştırır.',
          'Orta boysa: hayvanı bagaj bölümünde taşıyan bir havayolu ve az aktarmalı bir yolculuk seçin.',
          'Taşınıyorsanız ve tarihiniz esnekse: hayvan taşımada deneyimli bir kargo acentesine sorun.',
          'Kısa bir tatilse: geçici bakım, hayvan için uçuştan daha kolay olabilir.',
        ],
      ],
    },
    {
      title: 'Birleşik Arap Emirlikleri’ne giriş',
      body: [
        'Havayolunun kabulü ile ülkenin izni ayrı şeylerdir. Emirlikler girişte ithal izni, çip ve aşı kaydı isteyebilir; bazı ırklara giriş kapalı olabilir. Güncel listeyi ülkenin ilgili bakanlığından okuyun. İzin çıkmadan kargo yeri ayırtmak da bilet almak kadar risklidir.',
      ],
    },
    {
      title: 'Şahin için sorulacaklar',
      body: [
        'Kabinde kaç kuşa izin var, kuş nerede durur, altına örtü gerekir mi, ücret nasıl hesaplanır? Bu soruların yanıtını hattınız için havayolundan isteriz. Korunan türlerde sınır geçişi için CITES belgesi gerekebilir; onu düzenleyen kurum havayolu değildir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Hayvanın türü ve ırkı', hint: 'Şahinse tür adı ve halka numarası' },
    { label: 'Kafes bilgisi', hint: 'Ölçü ve toplam ağırlık, kargo hesabı için' },
    { label: 'Tarih esnekliği', hint: 'Onay gelene kadar bekleyebilir misiniz?' },
    { label: 'Belge durumu', hint: 'Çip, aşı, pasaport; eksik olanı söyleyin' },
  ],
  questions: [
    {
      question: 'Kedim çantada, üç kilo. Yine de olmaz mı?',
      answer:
        'Bildiğimiz kurala göre Air Arabia kabinine kedi alınmıyor, ağırlık bunu değiştirmez. Kabine kedi kabul eden havayollarına bakabiliriz.',
    },
    {
      question: 'Uçağın altında gidebilir mi?',
      answer: 'Rotanız için havayoluna sorup yazılı yanıt almadan buna evet demeyiz.',
    },
    {
      question: 'Şahinim için 48 saatten az kaldı.',
      answer:
        'Başvuruyu yine de iletebiliriz, ama kabul beklemeyin. Uçuş tarihini kaydırmanın koşuluna aynı anda bakarız.',
    },
  ],
  warning:
    'Kedinizi çantaya koyup kontuarda denemeyin. Hayvan alınmazsa siz de uçamayabilirsiniz; biletin karşılığı ise yalnızca kredi olabilir.',
};
