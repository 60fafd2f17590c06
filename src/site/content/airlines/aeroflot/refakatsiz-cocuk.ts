import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Aeroflot grubunun kuralında refakat genellikle 5–12 yaşta zorunlu, 12–16 yaşta isteğe bağlı. Türkiye hattında da böyle mi? Bilet almadan sorulacaklar.',
  answers: ['child', 'onlineNot'],
  own: [
    'Kuralın Türkiye hattında da geçip geçmediğini Aeroflot’a sorun.',
    'Uçağı Rossiya işletiyorsa aynı soruyu o bölüm için de yazın.',
  ],
  call: 'Aktarmada çocuğu kimin karşılayacağı belli değil.',
  lead: 'Aeroflot grubunun yayımladığı kurala göre refakat hizmeti genellikle 5–12 yaşta zorunlu, 12–16 yaşta isteğe bağlıdır. Ancak bu metin Rusya içi ortak uçuşlar için yazılmış. Türkiye–Moskova hattında aynı sınırın geçip geçmediğini bilet almadan önce Aeroflot’a sorarız. Refakatsiz çocuk kaydı varken online check-in de yapılamaz.',
  facts: [
    { label: 'Genellikle zorunlu', value: '5–12 yaş', note: 'Rusya içi uçuş metnine göre', fact: 'child' },
    { label: 'Genellikle isteğe bağlı', value: '12–16 yaş', fact: 'child' },
    { label: 'Türkiye hattı', value: 'Teyit edilir', note: 'Bilet almadan önce', fact: 'child' },
    { label: 'Check-in', value: 'Kontuarda', note: 'Online kapalı', fact: 'onlineNot' },
    { label: 'Yanında hayvan', value: 'Ayrıca sorulur', note: 'Yetişkin şartı olabilir', fact: 'petAge' },
  ],
  steps: [
    {
      title: 'Hattı ve yaşı birlikte sorarız',
      body: [
        'Türkiye çıkışlı mı, Rusya içi mi? Yaş sınırı hatta göre farklı uygulanabileceğinden ikisi ayrılmaz bilgidir.',
      ],
    },
    {
      title: 'Belgeleri sayarız',
      body: [
        'Çocuğun pasaportu, ebeveyn muvafakatı, varsa vize ve karşılayanın bilgileri. Rusya tarafında belgenin çevirisi istenebilir; bunu havayolundan biz, konsolosluktan siz öğrenirsiniz.',
      ],
    },
    {
      title: 'Talep ve yer',
      body: [
        'Bir uçuşta hizmet verilecek çocuk sayısı sınırlı olabilir. Yer yoksa başka gün önerir, onaydan önce bilet kesmeyiz.',
      ],
    },
    {
      title: 'Uçuş günü planı',
      body: ['Kontuara kiminle ve ne zaman gidileceğini, Moskova’da kimin karşılayacağını yazılı olarak özetleriz.'],
    },
  ],
  cardGroups: [
    {
      title: 'Hizmette neler var, neyi sormalı?',
      cards: [
        {
          title: 'Yaş aralığı',
          text: 'Grup metnindeki 5–12 ve 12–16 yaş ayrımı Türkiye çıkışlı uçuşta da geçiyor mu? Doğum tarihiyle birlikte sorarız.',
        },
        {
          title: 'Kontuarda kayıt',
          text: 'Biniş kartı evden alınamaz; formlar kontuarda imzalanır, çocuk oradan görevliye geçer.',
        },
        {
          title: 'Moskova’da karşılama',
          text: 'Karşılayan kişinin adı ve kimliği talepte yazılır; hangi terminale geleceğini de bilmesi gerekir.',
        },
        {
          title: 'Devam uçuşu',
          text: 'İkinci uçuşu Rossiya işletiyorsa hizmetin orada sürüp sürmediği ayrı soru olarak iletilir.',
        },
        {
          title: 'Belge dosyası',
          text: 'Pasaport, muvafakat, gerekiyorsa vize ve çeviri tek listede toplanır; eksik olanı uçuştan günler önce görürsünüz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Yaşa göre ne yapmalı?',
      body: [
        [
          '5 yaş altı: genellikle yetişkinle uçar, tek başına yolculuk planlamayın.',
          '5–12: hizmet zorunlu olabilir, onay almadan bilet almayın.',
          '12–16: hizmet isteğe bağlı olabilir. İlk uçuşu ise ya da Moskova’da aktarma varsa hizmeti isteyin.',
          '16 yaşını geçen genellikle yetişkin gibi uçar; yine de ülke çıkışında muvafakat istenebilir.',
        ],
      ],
    },
    {
      title: 'Şeremetyevo aktarmasına güvenmeden önce',
      body: [
        'Aktarmalı yolculukta çocuğu bir görevlinin ikinci kapıya götürmesi gerekir. Hizmetin aktarmayı kapsayıp kapsamadığını ayrı soru olarak yazdırırız. Devam uçuşu Rossiya’nınsa ya da ayrı bir bilette ise hizmet kesintiye uğrayabilir. Mümkünse aktarmasız uçuş seçin.',
      ],
    },
    {
      title: 'Rusya’ya girişte ebeveyn izni',
      body: [
        'Çocuk tek ebeveynle ya da ebeveynsiz seyahat ediyorsa sınırda noter onaylı muvafakat istenebilir. Belgenin süresi, dili ve apostil gerekip gerekmediği vatandaşlığa göre değişir. Bu konuda son sözü konsolosluk söyler; bizden aldığınız liste bir hatırlatmadır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun pasaportu', hint: 'Bitiş tarihi dönüşten sonra olmalı' },
    { label: 'Muvafakatname', hint: 'Noter onaylı, çevirisi gerekebilir' },
    { label: 'Karşılayan kişi', hint: 'Moskova’daki adı, telefonu, kimliği' },
    { label: 'Uçuş planı', hint: 'Aktarmasız seçenek var mı, birlikte bakacağız' },
  ],
  questions: [
    {
      question: '13 yaşındaki oğlum hizmetsiz uçabilir mi?',
      answer:
        'Grup kuralında 12–16 yaş için hizmet genellikle isteğe bağlı. Türkiye hattında da böyle mi, Aeroflot’tan yazılı yanıt almadan evet demeyiz.',
    },
    {
      question: 'Biniş kartını evden alabilir miyim?',
      answer:
        'Alamazsınız. Refakatsiz çocuk kaydı olan bilette online check-in kapalıdır; kontuara erken gitmelisiniz.',
    },
    {
      question: 'Çocuk kedisini de götürebilir mi?',
      answer:
        'Hayvanla uçan kişinin 18 yaşını doldurmuş olması istenebilir. İki talebi aynı bilete koymadan önce mutlaka sorun.',
    },
  ],
  warning:
    'Rusya içi kuralı Türkiye uçuşuna uygulamayın. Yaş sınırını kendi hattınız için yazılı olarak sormadan bilet almayın.',
};
