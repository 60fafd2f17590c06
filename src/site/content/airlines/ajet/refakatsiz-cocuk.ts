import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Yalnız uçan çocuk için bilinen 7–11 yaş kuralı AnadoluJet döneminden; AJet’te bugün geçerli mi? Bilet almadan önce sorulacak sorular.',
  answers: ['child'],
  own: [
    'Bilet almadan önce AJet’e çocuğun yaşını ve uçuşu yazın.',
    'Yanıtı yazılı isteyin; yaş aralığı değişmiş olabilir.',
  ],
  call: 'Yanıt gelmedi ve uçuş günü yaklaşıyor.',
  lead: 'Yalnız uçan çocuk için elimizdeki yazılı kural AnadoluJet dönemine aittir: 7–11 yaş izin belgesiyle tek başına, 2–6 yaş ücretli kabin memuru refakatiyle uçuyordu. AJet’in bugün aynı kuralı sürdürdüğünü doğrulayamadık. Bu yüzden sıra bellidir: önce AJet’ten yanıt, sonra bilet. Yanıtı almadan çocuğa bilet kesmiyoruz.',
  facts: [
    {
      label: 'Eski kural, 7–11 yaş',
      value: 'İzin belgesiyle tek başına',
      note: 'AnadoluJet dönemi; bugünkünü sorun',
      fact: 'child',
    },
    { label: 'Eski kural, 2–6 yaş', value: 'Kabin memuru refakati', note: 'AnadoluJet dönemi, ücretli', fact: 'child' },
    { label: 'Bugünkü kural', value: 'AJet’e sorulur', fact: 'child' },
    { label: 'Sıra', value: 'Önce yanıt, sonra bilet' },
    { label: 'Uçuş türü', value: 'Doğrudan uçuşu seçin' },
  ],
  steps: [
    {
      title: 'Bilgileri alırız',
      body: [
        'Doğum tarihini, rotayı, günü, çocuğu bırakacak ve karşılayacak yetişkini sorarız. Soru eksik giderse yanıt da eksik gelir.',
      ],
    },
    {
      title: 'AJet’e sorarız',
      body: ['Yaşı kabul ediyor mu, refakat veriyor mu, hangi belgeyi istiyor, ne kadar önce başvurulmalı?'],
    },
    {
      title: 'Yanıtı size iletiriz',
      body: ['Ezberden değil, bu uçuş için gelen yanıttan konuşuruz. Yanıt yoksa bilet de yoktur.'],
    },
    {
      title: 'Bilet ve teslim planı',
      body: ['Kabul geldiyse bileti keser, kontuar saatini ve karşılamayı yazdırırız.'],
    },
  ],
  cardGroups: [
    {
      title: 'AJet’in yanıtında aradığımız beş başlık',
      cards: [
        {
          title: 'Yaş',
          text: 'Çocuğun, uçuş günündeki yaşıyla bu uçuşa tek başına kabul edilip edilmediği yazmalı.',
        },
        {
          title: 'Refakat',
          text: 'Eşlik hizmetinin verilip verilmediğini ve başvurunun son saatini öğreniriz.',
        },
        {
          title: 'Ebeveyn izni',
          text: 'Belgenin hangi biçimde istendiğini ve noter onayı gerekip gerekmediğini sorarız.',
        },
        {
          title: 'Aksama planı',
          text: 'Uçuş iptal olur ya da yön değiştirirse çocuğu kimin teslim alacağı belli olmalı.',
        },
        {
          title: 'Dönüş',
          text: 'Dönüşe ayrıca başvurulacaksa ikisini birlikte kaydettiririz.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Eski kural size ne söyler, ne söylemez?',
      body: [
        'Yaş aralıkları, sorunun nereden çıkabileceğini gösterir: 7 yaşından küçük çocuğu ve 11 yaşını bitiren çocuğu ayrıca sormak gerekir. Ücret, belge ve süre gibi ayrıntılar şirketle birlikte değişebilir. Forumda okuduğunuz “geçen yıl verdik, sorun olmadı” cümlesi bugünkü kontuarı bağlamaz.',
      ],
    },
    {
      title: 'Sabiha Gökçen ve Esenboğa’da teslim',
      body: [
        'AJet’in ağırlıklı iki havalimanı kalabalık olabilir; çocuğu kalkıştan hemen önce getirmeyin. Bırakan kişi uçak kalkmadan ayrılmamalı, telefonu açık olmalıdır. Karşılayan kişi adının kayıtta nasıl yazıldığını bilmeli ve kimliğini taşımalıdır. Yanlış kapıda bekleyen karşılayıcı çocuğu da bekletir; buluşma yerini önceden kararlaştırın.',
      ],
    },
    {
      title: 'Bilet almadan AJet’e sorulacaklar',
      body: [
        [
          'Uçuş günündeki yaşıyla çocuğum yalnız uçabilir mi?',
          'Refakat hizmeti var mı, ücreti ve başvuru süresi nedir?',
          'Hangi izin belgesini, hangi dilde istiyorsunuz?',
          'Çocuğu kim bırakabilir, kim teslim alabilir?',
          'Dönüş uçuşunda yaş değişirse kural değişir mi?',
        ],
        'Yanıtı yazılı isteyin ve uçuş günü yanınızda bulundurun. Yurt dışına çıkışta veli izni ayrıca sınır makamının konusudur.',
      ],
    },
  ],
  haveReady: [
    { label: 'Çocuğun kimliği', hint: 'Doğum tarihi uçuş gününe göre okunur' },
    { label: 'Yetişkinlerin bilgisi', hint: 'Bırakan ve karşılayan için ayrı ayrı' },
    { label: 'Velayet ya da izin belgesi', hint: 'Anne baba ayrıysa mahkeme kararı' },
    { label: 'Uçuş seçenekleri', hint: 'Doğrudan seferi olan en az iki gün' },
  ],
  questions: [
    {
      question: 'AJet kabul etmezse ne yaparız?',
      answer:
        'Aynı hatta çocuğu kabul eden başka bir havayolunun koşuluna bakarız ya da bir yetişkinle uçuş planlarız. THY’nin kuralını [THY refakatsiz çocuk sayfasında](/thy-refakatsiz-cocuk) anlattık.',
    },
    {
      question: 'Bileti THY’den alırsam THY’nin çocuk kuralı mı geçer?',
      answer:
        'Uçağı AJet işletiyorsa çocuğu kabul edecek ekip AJet’indir. Bu durumu iki tarafa da sorup yazılı yanıt almadan bilet almayın.',
    },
    {
      question: '12 yaşındaki çocuk tek başına uçabilir mi?',
      answer:
        'AnadoluJet döneminde tek uçan çocuk aralığı 11 yaşla bitiyordu. Bugünkü uygulamayı ve varış ülkesinin izin belgesi isteyip istemediğini sorun.',
    },
  ],
  warning:
    'İnternetten yetişkin gibi çocuk bileti almayın. Sistem satsa bile kontuar kabul etmeyebilir ve paketin iade koşulu size kalır.',
};
