import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'AJet biletiniz için bağımsız telefon desteği: bilet AJet’in mi, THY’nin mi, AnadoluJet’ten mi kalma? Hangi işi kim yapar, ararken ne gerekir?',
  answers: ['contact', 'company'],
  own: [
    'Uçuş numarası VF ise AJet’in, TK ise THY’nin sitesine bakın.',
    'Başvuruda uçuş tarihini ve parayı alan şirketi yazın.',
  ],
  call: 'AJet de THY de sizi diğerine gönderiyor.',
  lead: 'AJet, AnadoluJet markasının 2024’ten beri devamıdır ve THY’nin iştirakidir. Bu geçmiş yüzünden üç tür bilete rastlanır: AJet’in kestiği, THY’den alınan ve AnadoluJet döneminden kalan bilet. Uçtuğunuz uçak aynı olsa da değişiklik ve iadede başvurulacak yer aynı değildir. Telefonda önce o yeri, sonra kuralı buluruz.',
  facts: [
    { label: 'AJet’in kendi sitesi', value: 'ajet.com', note: 'VF kodlu uçuşlar için', fact: 'contact' },
    { label: 'Hattımızın açık olduğu süre', value: '7/24' },
    { label: 'Yanıt süremiz', value: 'Ortalama 5 dakika', note: 'Telefonda' },
    { label: 'Bize yazarsanız', value: '24 saat içinde yanıt' },
    {
      label: 'Bilet numarası',
      value: 'Öneki doğrulanamadı',
      note: 'Uçuş kodu VF; TK görürseniz THY’ye de bakın',
      fact: 'prefix',
    },
    { label: 'Ağırlıklı havalimanları', value: 'Sabiha Gökçen, Esenboğa', fact: 'base' },
  ],
  steps: [
    {
      title: 'Uçuş kodunu okuyun',
      body: ['VF ile başlayan uçuş numarası AJet’indir. Ortak uçuşta bir de TK numarası görebilirsiniz.'],
    },
    {
      title: 'Bileti kimin kestiğini buluruz',
      body: ['Onay e-postasını kim gönderdi, ödeme hangi adla geçti? Bu iki yanıt başvuru yerini gösterir.'],
    },
    {
      title: 'Paketinizi söyleyin',
      body: ['BASIC, ECOJET, FLEX ya da PREMIUM. Bilmiyorsanız bagaj satırından çıkarırız.'],
    },
    {
      title: 'Yolu ve toplamı duyun',
      body: ['Bizde yapılacak işse hizmet bedelimizle birlikte toplamı, değilse kime başvuracağınızı söyleriz.'],
    },
  ],
  sections: [
    {
      title: 'AJet biletinde neler karıştırılır?',
      body: [
        [
          'THY ile AJet’in aynı bilet kuralına bağlı olduğunu sanmak. İki şirketin paketleri ayrıdır.',
          'Dış hatta BASIC biletle kabin bavulu götürülebileceğini düşünmek.',
          'AnadoluJet’ten hatırlanan evcil hayvan ve çocuk kuralını bugün de geçerli saymak.',
          'AJet uçuşunun THY uçuşu gibi mil kazandıracağını varsaymak. Güncel kuralı AJet’ten sormak gerekir.',
        ],
      ],
    },
    {
      title: 'AJet’in ya da THY’nin çözeceği işler',
      body: [
        'Hesap ve şifre sorunu, puan itirazı, havalimanındaki bagaj ve biniş kararı havayolunundur. Bileti THY’nin sitesinden aldıysanız değişikliği de THY’den istersiniz. Bu durumda araya girmeyiz: ne söyleyeceğinizi, hangi numarayı vereceğinizi anlatır, işi size bırakırız.',
      ],
    },
    {
      title: 'Bizim yaptığımız',
      body: [
        'Paketleri karşılaştırır, VF ve TK numaralarının ne anlama geldiğini biletinizden okur, bilet keser ve ek hizmet talebini iletiriz. AJet’le ya da THY’yle ortaklığımız yoktur, onların adına söz vermeyiz. Kural metnini bulamadığımız konularda bunu açıkça söyler, soracağınız cümleyi sizinle birlikte yazarız.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş numarası', hint: 'VF ya da TK ve rakamlar' },
    { label: 'PNR ve soyadı', hint: 'Onay e-postasının ilk satırlarında' },
    { label: 'Satın alma tarihi', hint: '2024’ten öncesi AnadoluJet olabilir' },
    { label: 'Paket adı', hint: 'Büyük harflerle yazılır: BASIC, ECOJET gibi' },
  ],
  questions: [
    {
      question: 'Bu hat AJet’in hattı mı?',
      answer:
        'Hayır, bağımsız bir hizmetin hattı. AJet’in sitesi ve kendi hattı ayrıdır, dilerseniz oradan da ilerleyebilirsiniz.',
    },
    {
      question: 'AnadoluJet biletim vardı, kime soracağım?',
      answer:
        'Biletin nereden kesildiğine bakmak gerekir. Numarayı ve alış tarihini okuyun; eski biletin kuralını bugünkü AJet paketine benzetmeden inceleyelim.',
    },
    {
      question: 'E-posta mı yazayım, arayayım mı?',
      answer:
        'Belge gönderecekseniz e-posta yazın. Kalkışa bir günden az kaldıysa ya da kontuarda sorun yaşıyorsanız bizi arayın.',
    },
  ],
  warning:
    'Arama sonuçlarında AJet adını kullanan pek çok numara çıkar. Karşınızdakinin kim olduğunu en başta sorun; adını söylemeyene ödeme bilgisi vermeyin.',
};
