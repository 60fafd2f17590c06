import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'Aeroflot biletiniz için 7/24 bağımsız telefon desteği: ödeme kartı, Moskova aktarması, Rossiya uçuşları ve iade kanalı hakkında Türkçe yanıt.',
  answers: ['contact', 'rossiya'],
  own: ['Uçağı Aeroflot mu Rossiya mı işletiyor, bakın.', 'Rusça ekranda İngilizce seçeneğini açıp PNR ile girin.'],
  call: 'Kart, ad ya da işleten şirket yüzünden işlem duruyor.',
  lead: 'Aeroflot biletinde önce ödemeye bakın. Türk kartı Rusya’daki bir sitede, Rus kartı Türkiye’de geçmeyebilir; iade de ödemenin geldiği yoldan döner. Hattımız 7/24 açık; telefonda ortalama yanıt süresi 5 dakika, e-postada yanıt 24 saat içinde. Aeroflot’a bağlı değiliz; biletinizi bağımsız bir destek hizmeti olarak okur ve takip ederiz.',
  facts: [
    { label: 'Aeroflot’un kendi sitesi', value: 'aeroflot.ru', note: 'Rusça ya da İngilizce', fact: 'contact' },
    { label: 'Hattımız', value: '7/24 Türkçe', note: 'Yanıt ortalama 5 dakikada' },
    { label: 'Bize yazarsanız', value: '24 saat içinde yanıt' },
    { label: 'Üs', value: 'Moskova (SVO)', note: 'Şeremetyevo Havalimanı', fact: 'base' },
    { label: 'Uçuş kodu', value: 'SU', note: 'Uçağı iştirak şirketi Rossiya (FV) işletebilir', fact: 'rossiya' },
    { label: 'SkyTeam', value: '2022’de askıya alındı', note: 'Ortak havayolu hakkı vaat edilmez', fact: 'skyteam' },
    { label: 'Bilet numarası', value: '555’li', fact: 'prefix' },
  ],
  steps: [
    {
      title: 'Bilet hangi kartla, nereden alındı?',
      body: [
        'Bu soruyu baştan sorarız, çünkü değişiklik farkının ve iadenin yolu buna bağlıdır. Kart numarasını söylemeniz gerekmez; hangi ülkede verildiği yeter.',
      ],
    },
    {
      title: 'Uçuşu kim işletiyor?',
      body: [
        'SU ile başlayan numaranın altında Rossiya adı yazabilir. Kontuar, kabin ve bazı hizmetler işleten şirkete göre değiştiği için o satırı birlikte buluruz.',
      ],
    },
    {
      title: 'Ad Latin harfle nasıl yazılmış?',
      body: [
        'Rusça sistemlerden geçen adlarda harf çevrimi hataları görülür. Pasaportun alt satırını sizden alır, farkı not ederiz.',
      ],
    },
    {
      title: 'Yanıtı kim verecek?',
      body: [
        'Tarife koşulunu biz okuruz. Aeroflot ofisinin onayı gereken işlerde talebi açar, yanıt geldiğinde sizi ararız.',
      ],
    },
  ],
  sections: [
    {
      title: 'En sık konuşulan başlıklar',
      body: [
        [
          'Kart reddedildiği için tamamlanamayan satın alma',
          'Rusya içi devam uçuşu ve Şeremetyevo’daki bekleme',
          'Promo tarifede değişiklik ve iade koşulu',
          'Kediyle kabinde yolculuk için 36 saatlik talep süresi',
          'Antalya dönüşünde biniş kartının nereden alınacağı',
        ],
      ],
    },
    {
      title: 'Aeroflot’a kendiniz başvurmanız gereken işler',
      body: [
        'Uçuş günü isim düzeltme, havalimanındaki PIR tutanağı, Aeroflot Bonus hesabı ve kayıp mil talepleri Aeroflot’un kendi birimlerinde yürür. Rusya içinde tek başına satılmış biletlerde de bazen yalnızca satış yapan şirket işlem yapabilir. Böyle bir durumda sizi oyalamaz, nereye başvuracağınızı söyleriz.',
      ],
    },
    {
      title: 'Vermeyeceğimiz sözler',
      body: [
        'Bankaların kart kararını değiştiremeyiz. Yaptırım ya da hava sahası nedeniyle kaldırılan bir uçuşu geri getiremeyiz. Ortak havayolu mili de vaat etmeyiz, çünkü Aeroflot’un ittifak üyeliği askıdadır. Yaptığımız iş, elinizdeki biletin izin verdiği yolları açıklamak ve onayınızla yürütmektir; hizmet bedeli varsa görüşmenin başında duyarsınız. İşlemi Aeroflot’un kendi kanalından yapmak da her zaman size açıktır.',
      ],
    },
  ],
  haveReady: [
    { label: 'PNR', hint: 'Satıcının sipariş numarasıyla karıştırmayın, altı karakterdir' },
    { label: 'Satın alma kanalı', hint: 'Site, uygulama ya da acentenin adı' },
    { label: 'Kartın ülkesi', hint: 'Türkiye, Rusya veya başka bir ülke' },
    { label: 'Pasaport', hint: 'Adın Latin harfli yazımı için' },
  ],
  questions: [
    {
      question: 'Rusça bilmiyorum, bilet metnini okuyabilir misiniz?',
      answer: 'Evet. E-bileti e-postayla gönderin; tarife, bagaj ve iade satırlarını size Türkçe açıklayalım.',
    },
    {
      question: 'Aeroflot’un Türkiye’deki ofisi misiniz?',
      answer: 'Değiliz. Aeroflot’tan ayrı, bağımsız bir hizmetiz. Ofisin yapması gereken işleri ofise yönlendiririz.',
    },
    {
      question: 'Uçuşum Rossiya’ya çevrildi, bilet geçerli mi?',
      answer:
        'SU kodlu uçuşu Rossiya’nın işletmesi olağandır. Geçerlilik için uçuş numarası ve saatin biletinizle aynı olup olmadığına bakarız.',
    },
  ],
  warning:
    'Ödeme iki kez denendiyse üçüncüye geçmeden bizi arayın. Onaylanmamış bir provizyon bakiyenizi günlerce bloke edebilir.',
};
