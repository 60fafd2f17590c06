import type { AirlineServiceContent } from '../../types.ts';

export const nameChange: AirlineServiceContent = {
  description:
    'Qatar Airways bileti başkasına geçmez; yazım hatası, ters ve eksik ad check-in’den önce düzeltilebilir. Ortak uçuşta neden düzeltilmez?',
  answers: ['nameFix', 'nameNot'],
  own: [
    'Check-in yapmadan önce başvurun; sonrası kapalıdır.',
    'Acente biletinde talebi acenteye açtırın, numarasını isteyin.',
  ],
  call: 'Yolculuğun bir bölümü ortak uçuş.',
  lead: 'Qatar Airways mevcut rezervasyonda yolcu değiştirmeye izin vermez. Düzeltilebilen şey aynı kişinin adıdır: yazım hatası, ters yazılmış ad ve soyadı, eksik ikinci ad. Talebi acente biletinde bileti kesen acente açar. Bu yüzden önce biletin kimden alındığını sorarız.',
  facts: [
    { label: 'Başkasına devir', value: 'Yok', fact: 'nameFix' },
    { label: 'Düzeltilebilenler', value: 'Yazım, sıra, eksik ad', note: 'Aynı kişi olmak şartıyla', fact: 'nameFix' },
    { label: 'Acente bileti', value: 'Talebi acente açar', fact: 'nameFix' },
    {
      label: 'Ortak uçuş varsa',
      value: 'Düzeltme yapılmaz',
      note: 'Başka taşıyıcılı yolculuk da böyledir',
      fact: 'nameNot',
    },
    {
      label: 'Check-in sonrası',
      value: 'Düzeltme yapılmaz',
      note: 'Kısmen uçulmuş bilet de kapalıdır',
      fact: 'nameNot',
    },
    { label: 'Yasal ad değişikliği', value: 'Belge ister', fact: 'nameNot' },
  ],
  steps: [
    {
      title: 'Hatayı iki satırda yazdırırız',
      body: [
        'Biletteki adı ve pasaporttaki adı alt alta söylersiniz. Farkın yazım mı, sıra mı, yoksa başka bir kişi mi olduğu böyle anlaşılır.',
      ],
    },
    {
      title: 'Yolculuğun tamamını tararız',
      body: [
        'Uçuşlardan birini başka havayolu işletiyor mu, yolculuk başlamış mı, check-in yapılmış mı? Bunlardan biri varsa düzeltme yolu kapanır; zaman kaybettirmeden söyleriz.',
      ],
    },
    {
      title: 'Doğru yere başvururuz',
      body: [
        'Bilet bizden alındıysa talebi biz açarız. Başka acenteden ya da Qatar Airways’ten alındıysa kime, hangi cümleyle başvuracağınızı söyleriz.',
      ],
    },
    {
      title: 'Yeni e-bileti kontrol ederiz',
      body: ['Onay geldiğinde yeni belgeyi pasaportunuzla harf harf karşılaştırırız. Adlar aynıysa iş biter.'],
    },
  ],
  sections: [
    {
      title: 'Bu bir düzeltme mi, yoksa değişiklik mi?',
      body: [
        [
          'Mehmet yerine Mehmt: yazım hatasıdır, düzeltme istenebilir.',
          'Adınız soyadı hanesine, soyadınız ad hanesine yazılmış: sıra düzeltmesidir.',
          'İkinci ad eksik: pasaportta varsa eklenmesi istenebilir.',
          'Evlilik ya da mahkeme kararıyla değişen soyadı: belgeyle başvurulur.',
          'Ayşe’nin biletiyle Fatma’nın uçması: değişikliktir, kabul edilmez. Kalan yol iptal ve yeni bilettir.',
        ],
      ],
    },
    {
      title: 'Kaç harf düzeltilir?',
      body: [
        'Harf sayısı için tek bir sınır yazmıyoruz, çünkü yolculuğa ve biletin kesildiği yere göre uygulama değişebiliyor. Telefonda şunu sorarız: düzeltme yeni bilet kesmeden olur mu, ücret doğar mı, kaç gün sürer?',
        'Türkçe harfler hata sayılmaz. Pasaportun alt satırında Ş, S olarak; Ğ, G olarak yazılır ve bilette de böyle durması beklenir.',
      ],
    },
    {
      title: 'Ortak uçuşta neden zor?',
      body: [
        'Qatar Airways bir oneworld üyesidir, biletinizdeki uçuşlardan birini başka bir havayolu işletebilir. Ad o havayolunun kaydına da gitmiştir ve iki kayıt ayrıştığında uçuşa kabul sorun olur. Bu yüzden böyle biletlerde düzeltme yapılmaz; iptal koşulunuza bakıp yeniden bilet almak gerekebilir.',
      ],
    },
  ],
  haveReady: [
    { label: 'Pasaport fotoğrafı', hint: 'Alt satırdaki yazımı okumak için; fotoğrafı telefonda tutmanız yeter' },
    { label: 'E-biletin tamamı', hint: 'Hangi uçuşu kimin işlettiği burada yazar' },
    { label: 'Ad değişikliği belgesi', hint: 'Yalnızca yasal değişiklikte: evlilik cüzdanı ya da karar' },
  ],
  questions: [
    {
      question: 'Tek harf hatasıyla uçağa alınır mıyım?',
      answer:
        'Buna havalimanındaki görevli karar verir, biz söz veremeyiz. Düzeltme yolu açıkken düzelttirmek, kontuarda tartışmaktan kolaydır.',
    },
    {
      question: 'Online check-in yaptım, hatayı sonra gördüm.',
      answer:
        'Check-in yapılmış bilette düzeltme kabul edilmiyor. Bizi hemen arayın; check-in’in geri alınıp alınamayacağını havayoluna sorarız ama sonucu onlar belirler.',
    },
    {
      question: 'Bileti hediye edeceğim, adı değiştirebilir misiniz?',
      answer:
        'Hayır. Bilet kişiye özeldir. İptal koşulunuza bakar, yeni bilet almanın size ne kazandırıp ne kaybettireceğini anlatırız.',
    },
  ],
  warning: 'Hatayı gördüyseniz check-in yapmayın. Biniş kartı çıktıktan sonra düzeltme yolu kapanır.',
};
