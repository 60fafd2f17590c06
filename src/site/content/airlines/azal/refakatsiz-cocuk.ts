import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'AZAL’da 5 yaşından 14 yaşına kadar yalnız uçan çocuğa refakat genellikle zorunlu. Gece aktarmasında hizmet yok; hangi belgeler istenir?',
  answers: ['child', 'childNot'],
  own: [
    'Bakü’de gece aktarması olmayan bir uçuş seçin.',
    'UM hizmetini bilet alırken isteyin, sonradan eklemeyi beklemeyin.',
  ],
  call: 'Aktarmalı bir uçuşta hizmet verilip verilmediğini soracaksınız.',
  lead: 'AZAL’da 5 yaşından 14 yaşına kadar çocuk yalnız uçacaksa refakat hizmeti (UM) genellikle zorunludur; 14–17 yaş arasında isteğe bağlıdır. Rota da yaş kadar önemlidir: geceyi aktarma noktasında geçiren, terminal ya da havalimanı değiştiren, ortak uçuş ya da başka taşıyıcı içeren yolculukta hizmet verilmez. Bu yüzden önce rotaya bakılır.',
  facts: [
    { label: '5 yaşından 14 yaşına kadar', value: 'Zorunlu', note: 'Tek uçuyorsa', fact: 'child' },
    { label: '14–17 yaş', value: 'İsteğe bağlı', fact: 'child' },
    { label: 'Gece aktarması', value: 'Hizmet yok', fact: 'childNot' },
    { label: 'Terminal değişikliği', value: 'Hizmet yok', fact: 'childNot' },
    { label: 'Ortak uçuş, başka taşıyıcı', value: 'Hizmet yok', fact: 'childNot' },
    { label: 'Ücret', value: 'AZAL’a sorulur' },
  ],
  steps: [
    {
      title: 'Rotaya bakarız',
      body: [
        'Türkiye’den Bakü’ye doğrudan uçuş kolaydır. Aktarma varsa süreyi, terminali ve taşıyıcıyı tek tek kontrol ederiz.',
      ],
    },
    {
      title: 'Yaşı hesaplarız',
      body: [
        'Uçuş gününe göre. Genellikle sınır olan 14. yaş günü yolculuğun arasına düşüyorsa iki yönü ayrı ayrı sorarız.',
      ],
    },
    {
      title: 'Kişileri yazarız',
      body: [
        'Bırakan ve alan yetişkinin adı, telefonu, kimliği. Bakü’de karşılayanın telefonu Azerbaycan hattıysa ülke koduyla alırız.',
      ],
    },
    { title: 'AZAL’ın onayını alırız', body: ['Onay ve ücret AZAL’dan gelir. Onay yoksa bilet kesmeyiz.'] },
    { title: 'Belgeleri tamamlarsınız', body: ['Sınır için izin belgesi, pasaport ve gerekiyorsa çeviri.'] },
  ],
  cardGroups: [
    {
      title: 'UM hizmeti hangi rotada verilir?',
      cards: [
        {
          title: 'Doğrudan uçuş',
          text: 'AZAL’ın işlettiği, Türkiye ile Bakü arasındaki uçuşta hizmet istenebilir.',
        },
        {
          title: 'Gündüz aktarması',
          text: 'Bakü’de gündüz uçak değiştirilecekse ve iki uçuşu da AZAL işletiyorsa hizmeti ayrıca sorun.',
        },
        {
          title: 'Kabul edilmeyen rota',
          text: 'Bakü’de sabahı bekleyen aktarma, terminal değişikliği, ortak uçuş kodu ve başka havayolunun uçuşu kapsam dışıdır.',
        },
        {
          title: 'J2 kodu',
          text: 'Uçuş numarası J2 olsa da uçağı başkası işletiyorsa ortak uçuş sayılır. Kimin işlettiği biletten anlaşılır.',
        },
        {
          title: 'İki ucun kaydı',
          text: 'Türkiye’de bırakan, Bakü’de alan yetişkin adıyla ve kimliğiyle kayda girer.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Sınırda istenen belgeler',
      body: [
        'Yaşı küçük yolcunun ülkeden çıkışında ve girişinde anne babanın izni istenebilir; bu koşulu sınır makamı koyar. Muvafakatnamenin kimden alınacağını, hangi dile çevrileceğini ve noter onayını iki ülke için de öğrenin. Anne babadan biri Azerbaycan’daysa orada düzenlenen belgenin Türkiye’de nasıl kabul edildiğini ayrıca sorun.',
      ],
    },
    {
      title: 'Dönüşü baştan kurmak',
      body: [
        'Dönüşte çocuğu Bakü’de bırakan, Türkiye’de alan kişi değişir. İki yön için ayrı kayıt gerekir. Dönüş uçuşu aktarmalıysa gidişte kabul edilen hizmet dönüşte verilmeyebilir. Bu yüzden gidiş dönüş biletini iki yönün onayı birlikte gelmeden kesmeyiz. Çocuğa iki telefon numarasını kâğıda yazın, Bakü hattı da olsun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Doğum tarihi', hint: 'Yaş sınırı gününe göre işler' },
    { label: 'Uçuş planı', hint: 'Uçuşlar, süreler, işleten taşıyıcı' },
    { label: 'İki yetişkin', hint: 'Ad, kimlik, ülke kodlu telefon' },
    { label: 'İzin ve pasaport', hint: 'Geçerlilik tarihleriyle' },
  ],
  questions: [
    {
      question: '15 yaşındaki kızım Bakü’ye kendi uçabilir mi?',
      answer:
        'Hizmet bu yaşta genellikle isteğe bağlıdır. Ailesi isterse talep edilir; istemese de sınırın izin belgesi koşulu geçerlidir.',
    },
    {
      question: '4 yaşındaki çocuk görevliyle uçar mı?',
      answer: 'AZAL’ın aralığı genellikle 5 yaştan başlar. Daha küçük çocuk bir yetişkinle uçmalıdır.',
    },
    {
      question: 'Karşılayan kişi uçuş günü değişirse?',
      answer:
        'Hemen bildirin. Kayıtta adı olmayan kişiye çocuk teslim edilmez; yeni kişinin kimliği ve telefonu gerekir.',
    },
  ],
  warning:
    'Ucuz diye gece aktarmalı bilet almayın. Hizmet verilmediği için çocuk uçamaz, biletin iadesi de satıcının koşuluna kalır.',
};
