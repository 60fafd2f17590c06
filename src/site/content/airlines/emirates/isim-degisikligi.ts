import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Emirates biletinde isim düzeltme: başkasına devir yok, küçük yazım hatası nasıl sorulur, evlilik soyadı ve son saatlerdeki sınır.',
  answers: ['name'],
  own: [
    'Düzeltmeyi uçuştan günler önce, bileti kesen kanaldan isteyin.',
    'Evlilik soyadı için belgenin taranmış hâlini hazırlayın.',
  ],
  call: 'Yanlış harf sayısı üçten fazla ya da soyadı tümüyle değişmiş.',
  lead: 'Emirates bileti başka birine geçmez. Aynı kişinin adındaki küçük yazım hatası, yer değiştirmiş ad ve soyadı ya da evlilikle değişen soyadı için düzeltme istenebilir. Kaç harfe kadar ve ne zamana dek yapılacağı biletin kesildiği ülkeye göre değişebildiğinden, bunu sizin biletiniz için sorup yanıtı yazılı alıyoruz.',
  facts: [
    { label: 'Başkasına devir', value: 'Yok', fact: 'name' },
    {
      label: 'Yazım hatası',
      value: '3 harfe kadar',
      note: 'Biletiniz için Emirates’ten teyit edilir',
      fact: 'name',
    },
    { label: 'Ad ve soyadı ters', value: 'Düzeltme istenebilir', fact: 'name' },
    { label: 'Evlilik soyadı', value: 'Belgeyle istenir', fact: 'name' },
    { label: 'Son saatler', value: 'Kapanır', note: 'Kalkışa çok az kala işlem yapılmaz', fact: 'name' },
  ],
  steps: [
    {
      title: 'Hatanın türünü buluruz',
      body: ['Harf mi, sıra mı, soyadı mı? Üçünün belgesi ve yanıt süresi ayrıdır, talebi ona göre yazarız.'],
    },
    {
      title: 'Kanalı buluruz',
      body: ['Bileti kesen kim? Acente bileti acente üzerinden, siteden alınan bilet Emirates üzerinden ilerler.'],
    },
    {
      title: 'Havayoluna sorarız',
      body: [
        'Düzeltme yeni bilet gerektirir mi, ücret çıkar mı, PNR aynı mı kalır? Üç soruyu birden sorar, yanıtı size iletiriz.',
      ],
    },
    {
      title: 'Ortak uçuşu da düzelttiririz',
      body: [
        'Yolculukta flydubai’nin işlettiği bölüm varsa adın orada da değişmesi gerekir. Yeni e-bilette iki bölümü de kontrol ederiz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Neyi isteyebilir, neyi isteyemezsiniz?',
      body: [
        [
          'İsteyebilirsiniz: bir iki harf yazım hatası, ad ile soyadının yer değişmesi.',
          'Belgeyle isteyebilirsiniz: evlilikten sonra değişen soyadı.',
          'Sorulmalıdır: eksik ikinci ad. Pasaporttaki yazım ve rota belirleyicidir.',
          'İsteyemezsiniz: bileti kardeşinize, arkadaşınıza ya da başka bir çalışana geçirmek.',
        ],
      ],
    },
    {
      title: 'Neden önce havayoluna soruyoruz?',
      body: [
        'Elimizdeki harf sınırı bilgisi birkaç yıl önce başka bir ülkedeki biletler için yayımlanmış bir duyurudan geliyor. Ona dayanarak söz vermiyoruz. Talebi açarken pasaport yazımını ve bilet yazımını alt alta yazıyor, havayolunun yanıtını beklemeden yeni bir işlem yapmıyoruz. Yanıt gelene kadar check-in de yapmayın.',
      ],
    },
    {
      title: 'İptal edip yeniden almak ne zaman mantıklı?',
      body: [
        'Tarifeniz esnekse ve aynı uçuşta yer varsa, büyük bir hatada yeni bilet almak düzeltme beklemekten kısa sürebilir. Special ya da Saver’da kesinti çıkabileceği için önce düzeltme isteyin. İki yolun tutarını görmeden iptal etmeyin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport adı', hint: 'Fotoğraflı sayfanın en alt satırı' },
    { label: 'Biletteki ad', hint: 'Unvan ekleriyle birlikte, MR veya MRS dahil' },
    { label: 'Belge', hint: 'Evlilikte cüzdan ya da kayıt örneği' },
    { label: 'Bileti kesen', hint: 'Acentenin adı ya da Emirates' },
  ],
  questions: [
    {
      question: 'Adımın sonuna MRS yapışık yazılmış, hata mı?',
      answer:
        'Değil. Biletlerde unvan çoğu zaman adın hemen arkasına eklenir. Ad bölümü pasaportla aynıysa işlem gerekmez.',
    },
    {
      question: 'Üç harf yanlış, kesin düzelir mi?',
      answer: 'Kesin diyemeyiz. Benzer düzeltmeler kabul edilebiliyor, ama biletiniz için havayolunun yanıtı gerekir.',
    },
    {
      question: 'Uçuşuma dört saat var, yeni fark ettim.',
      answer:
        'Bizi hemen arayın ve aynı anda kontuara ilerleyin. Kalkışa yakın düzeltme kapanır; son kararı havalimanındaki görevli verir.',
    },
  ],
  warning:
    'Harf sayısına güvenip beklemeyin. Düzeltme son saatlerde kapanır, yanıt süresi ise her zaman aynı değildir.',
};
