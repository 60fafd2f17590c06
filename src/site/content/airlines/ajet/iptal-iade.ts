import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'AJet uçuşunun iadesi parayı alan şirketten istenir; bu THY de olabilir. Paketin koşulu, iptal ve gecikmede haklar, sağlık nedeni, kısmi iade.',
  answers: ['cancel', 'refundByLaw'],
  own: [
    'Parayı alan şirketi banka dökümünden bulun; iade oradan istenir.',
    'Biletteki kural bölümünde kesintiye ve son saate bakın.',
  ],
  call: 'AJet uçuşu iptal etti ve yeni uçuş size uymuyor.',
  lead: 'Paranın geri gelip gelmeyeceği, kimin vazgeçtiğine bağlıdır. Siz vazgeçtiyseniz paketinizin koşuluna bakılır; ne kadar kesildiğini gösteren güvenilir bir metin bulamadık. Uçuşu AJet iptal ettiyse paket ne olursa olsun genellikle paranızı isteyebilirsiniz. Başvuruyu, parayı ödediğiniz şirkete yapın: uçağı AJet işletse bile bileti THY kesmiş olabilir, kartınızın dökümündeki ad bunu gösterir.',
  facts: [
    { label: 'Kimden istenir?', value: 'Parayı alan şirket' },
    { label: 'Koşul', value: 'Pakete göre', note: 'BASIC’ten PREMIUM’a yumuşar', fact: 'change' },
    { label: 'İade yeri', value: 'Aynı kart ya da hesap' },
    {
      label: 'AJet iptal ederse',
      value: 'Paranızı isteyebilirsiniz',
      note: 'Paket ne olursa olsun',
      fact: 'refundByLaw',
    },
    { label: 'Kesinti ve süre', value: 'Biletinizden okunur', note: 'Doğrulanmış genel tablo yok', fact: 'refund' },
  ],
  steps: [
    {
      title: 'Kart dökümüne bakın',
      body: ['Ödeme satırında AJet mi, THY mi, acente mi yazıyor? Bu satır başvuru yerini gösterir.'],
    },
    { title: 'Paketin iade koşuluna bakarız', body: ['Her yön ayrı okunur. Bir yön BASIC, diğer yön FLEX olabilir.'] },
    {
      title: 'Sonucu üç satırda söyleriz',
      body: ['Dönecek tutarı, kesilecek tutarı ve hizmet bedelimizi söyleriz. Uğraşmaya değmiyorsa onu da söyleriz.'],
    },
    {
      title: 'Onay, kayıt ve takip',
      body: ['İptal işlenir, iade başvurusunun günü ve numarası size verilir. Gecikirse aynı numarayla sorarız.'],
    },
  ],
  cardGroups: [
    {
      title: 'AJet iadesini nasıl yürütürüz?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Hangi kart ya da hesapla ödendiyse iade de oraya gelir. Kart dökümündeki şirket adı, isteğin kime yazılacağını gösterir.',
        },
        {
          title: 'Hızlı işlem',
          text: 'İstek yanlış şirkette beklemesin diye önce bileti keseni ayırırız. Onayınızdan sonra başvurunun gününü ve numarasını size veririz.',
        },
        {
          title: 'Azami iade',
          text: 'Paketin verdiği iadenin yanında geri istenebilen vergileri de yazarız; uçuşu AJet kaldırdıysa ek hizmetleri de ekleriz. Ödenecek tutarı havayolu belirler.',
        },
      ],
    },
    {
      title: 'İptalin nedeni neyi değiştirir?',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Siz vazgeçtiyseniz paketinize bakılır. FLEX ve PREMIUM’da koşul genellikle daha yumuşaktır, BASIC’te çok şey beklemeyin.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Uçuşu AJet iptal ettiyse ya da 5 saat geciktirdiyse paket ne olursa olsun genellikle iade ya da başka uçuş istenebilir.',
        },
        {
          title: 'Sağlık nedeniyle iptal',
          text: 'Rapor tarihinin uçuş günüyle ilgisi kurulmalıdır. Belgeyi başvuruyla birlikte verin, sonradan gönderilen belge süreci uzatır.',
        },
        {
          title: 'Kısmi iade',
          text: 'Yolculardan biri vazgeçtiyse kayıt ikiye ayrılır, kalanların koltuğu ve bagajı kontrol edilir. Hesaba yalnızca kullanılmayan bölüm girer.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'AJet’in yaptığı iptalde ve gecikmede',
      body: [
        'AJet uçuşları, ister Türkiye’den kalksın ister Türkiye’ye gelsin, yürürlükteki [SHGM düzenlemesinin](/hizmetler/ucus-gecikmesi) kapsamındadır. Uçuşa az süre kala duyurulan iptalde ya da teknik veya operasyonel nedenle varışta üç saati bulan gecikmede yolcu tazminat isteyebilir. Tutarlar iç hatta 100 avro; dış hatta yolun uzunluğuna göre 250, 400 ve 600 avro olarak belirlenmiştir. Olağanüstü bir neden varsa hak doğmayabilir, bunu belgelemek havayoluna düşer. Başvuru uçuşu yapan AJet’e yazılır; biletin THY’den alınmış olması bunu değiştirmez.',
      ],
    },
    {
      title: 'İade ve tazminat aynı dilekçe değildir',
      body: [
        'İade, ödenen bilet bedelinin geri istenmesidir ve parayı alan şirkete gider. Tazminat, yaşanan aksaklığın karşılığıdır ve uçuşu yapan taşıyıcıdan istenir. THY’den alınan AJet biletinde ikisi iki ayrı şirkete yazılabilir. Biz iki metni ayrı ayrı hazırlamanıza yardım ederiz, sonucu için söz veremeyiz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kart dökümü', hint: 'Ödeme satırındaki şirket adı' },
    { label: 'PNR ve paket', hint: 'Gidiş dönüş farklıysa ikisi' },
    { label: 'Biniş kartı ya da iptal iletisi', hint: 'Gecikmede varış saatini gösteren bir kayıt' },
    { label: 'Sağlık raporu', hint: 'Tarih ve hekim bilgisi okunur olmalı' },
  ],
  questions: [
    {
      question: 'THY’nin 24 saatlik iade hakkı AJet biletinde geçer mi?',
      answer:
        'O hak THY’nin sitesinden ya da uygulamasından alınan biletler için duyuruldu. AJet’in kestiği bilet için aynı hakkı doğrulayamadık, güvenerek almayın.',
    },
    {
      question: 'AnadoluJet döneminden açık biletim var, param döner mi?',
      answer: 'Biletin geçerlilik süresi ve o günkü koşulu incelenmeden söylenemez. Numarayı ve alış tarihini okuyun.',
    },
    {
      question: 'Uçuş kodu VF, bileti TK olarak almışım. Tazminat kimden?',
      answer: 'Uçağı işleten AJet’ten. İade isteği ise bileti kesen tarafa yazılır.',
    },
  ],
  warning:
    'İki şirkete aynı anda iptal isteği göndermeyin. Biri iptal ederken diğeri değişiklik işleyebilir ve koltuk da iade de elinizden gider.',
};
