import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'AJet’te değişiklik hakkı genellikle BASIC’ten PREMIUM’a genişler. THY’den alınan AJet bileti ya da AnadoluJet’ten kalan bilet nerede değişir?',
  answers: ['change', 'refundByLaw'],
  own: [
    'Paket adınızı ve biletteki kural bölümünü bulun.',
    'Orada yazmıyorsa değişikliğin son saatini ve kesintisini AJet’e yazılı sorun.',
  ],
  call: 'Biletiniz AnadoluJet döneminden kalma ya da THY’den alınmış.',
  lead: 'AJet’te değişiklik hakkı pakete göre genişler: genellikle BASIC’te en dar, PREMIUM’da en geniştir. Son değişiklik saati için güncel ve güvenilir bir metin bulamadık, bu yüzden rakam vermiyoruz. Geçerli süre biletinizin koşul bölümünde yazar; aradığınızda birlikte bakarız. Bileti THY sattıysa koşula da THY’de bakarız.',
  facts: [
    { label: 'Koşulun yeri', value: 'Biletinizdeki kural bölümü' },
    {
      label: 'En azdan en çoğa',
      value: 'BASIC, ECOJET, FLEX, PREMIUM',
      note: 'Değişiklik hakkı bu sırayla genişler',
      fact: 'change',
    },
    { label: 'THY’den alınan bilet', value: 'THY’de değişir' },
    { label: 'AnadoluJet bileti', value: 'Alış tarihine göre incelenir' },
    { label: 'Son değişiklik saati', value: 'AJet’e sorulur', note: 'Doğrulanmış bir süre yok' },
  ],
  steps: [
    {
      title: 'Başvuru yerini buluruz',
      body: [
        'Onay e-postası AJet’ten mi, THY’den mi, acenteden mi geldi? Yanlış yerde harcanan yarım saat kalkışa kalan süreden gider.',
      ],
    },
    {
      title: 'Koşul bölümünü açarız',
      body: ['PNR ile rezervasyonu açar, değişiklik satırını bulur ve size olduğu gibi okuruz.'],
    },
    {
      title: 'Yeni seferi seçeriz',
      body: ['SAW ve ESB dışında sefer sayısı az olabilir. Boş gün ve saatleri farkıyla sıralarız.'],
    },
    {
      title: 'Hesabı onaylarsınız',
      body: ['Fiyat farkını, havayolunun işlem ücretini ve hizmet bedelimizi söylemeden onay istemeyiz.'],
    },
  ],
  sections: [
    {
      title: 'Hangi bilet nereden değişir?',
      body: [
        [
          'AJet’in sitesinden alınan: Siz ya da bizim yardımımızla AJet üzerinden değiştirirsiniz.',
          'THY’nin sitesinden alınan AJet uçuşu: Yine THY’den değişir. Uçağı AJet’in işletmesi bileti AJet bileti yapmaz.',
          'Acenteden alınan: Bileti kesen acenteden değişir. O acente bizsek işlemi doğrudan yaparız.',
          'AnadoluJet döneminden kalan: Alış tarihi, bilet numarası ve o günkü koşul birlikte okunur. Eski biletin süresi dolmuş olabilir, önce geçerliliğine bakarız.',
        ],
      ],
    },
    {
      title: 'FLEX almak değer miydi?',
      body: [
        'FLEX genellikle plan değiştiğinde ödediğiniz kesintiyi azaltır. Tarihini hiç değiştirmeyen yolcuda bu hak kullanılmadan kalır. Yılda birkaç kez tarihini kaydıran biriyseniz bir sonraki biletinizi FLEX toplamıyla BASIC artı olası kesinti toplamını karşılaştırarak seçin. Hesabı telefonda birlikte yapabiliriz.',
      ],
    },
    {
      title: 'Uçuşu AJet kaydırdıysa',
      body: [
        'Değişikliğin sizden gelmediği durumda paket sıralamasına bakılmaz. Yürürlükteki SHGM düzenlemesi AJet’in Türkiye uçuşlarında yolcuya iade ya da başka uçuş seçeneği tanıyan hâller sayar. Size gönderilen iletide verilen saati onaylamadan önce bu hakkı sorun. Aynı gün yer varsa önce onu isteyin.',
      ],
    },
    {
      title: 'AJet’ten yazılı isteyin',
      body: [
        [
          'Bugün değiştirirsem kesinti ne, fiyat farkı ne?',
          'Hangi saatten sonra bu kesinti artar ya da işlem kapanır?',
          'Gelmezsem biletten geriye ne kalır?',
          'Koltuk ve bagaj yeni uçuşa geçer mi?',
        ],
        'Soruları AJet’in sitesinden, bilet acenteninse acenteye PNR’yle yazın. Uçuşu AJet değiştirdiyse bu koşullar değil, yolcu hakları uygulanır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Onay e-postası', hint: 'Gönderen adres başvuru yerini gösterir' },
    { label: 'PNR, paket adı, uçuş kodu', hint: 'Üçü de e-postanın ilk ekranında' },
    { label: 'Yeni tarih', hint: 'Biri zorunlu, biri yedek' },
    { label: 'Havayolunun iletisi', hint: 'Saat değişikliği geldiyse' },
  ],
  questions: [
    {
      question: 'BASIC biletimi hiç mi değiştiremem?',
      answer:
        'Buna yalnızca paketin adıyla yanıt verilmez. Koşul, hatta ve satış dönemine göre değişebilir; biletinizdeki satırı okuyup öyle söyleriz.',
    },
    {
      question: 'Değişikliği kontuarda yaptırabilir miyim?',
      answer:
        'Kalkışa az kala değişiklik süresi dolmuş olabilir. Bizi havalimanına gitmeden ararsanız seçeneğiniz de zamanınız da artar.',
    },
    {
      question: 'Gidiş AJet, dönüş THY. Tek işlemle değişir mi?',
      answer:
        'Tek bilette iki taşıyıcı varsa genellikle bileti kesenin kuralı bütün bilete uygulanır. İki ayrı bilet aldıysanız iki ayrı işlem olur.',
    },
  ],
  warning:
    'AnadoluJet’ten hatırladığınız değişiklik hakkını bugünkü biletinize uyarlamayın. Paketler ve koşullar değişti, eski bir ekran görüntüsü sizi korumaz.',
};
