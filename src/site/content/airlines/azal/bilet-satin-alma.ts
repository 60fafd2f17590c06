import type { AirlineServiceContent } from '../../types.ts';

export const purchase: AirlineServiceContent = {
  description:
    'AZAL’da Economy ile Business arasında Premium Economy var, kabinde 10 kg taşınır. Bakü aktarmasında ve bagajsız tarifede neye dikkat etmeli?',
  answers: ['cabins', 'checked'],
  own: [
    'Bagaj satırı olan bir tarife seçin; alt tarifede bagaj olmayabilir.',
    'Bakü’de aktarmanın süresine ve terminale bakın.',
  ],
  call: 'Bakü’den sonrası başka bir havayoluyla.',
  lead: 'AZAL’ın üssü Bakü’dür; Türkiye’den başlayan yolculuk ya orada biter ya da oradan aktarmayla sürer. Uçakta üç hizmet sınıfı görürsünüz: Economy, Premium Economy ve Business. Kabin bagajında parça başına 10 kg taşınır, bu da çantası ağır olan yolcunun işine yarar. Alt tarifede kayıtlı bagaj olmayabileceğini ise satın almadan önce bilmek gerekir.',
  facts: [
    { label: 'Kabinler', value: 'Economy, Premium Economy, Business', fact: 'cabins' },
    {
      label: 'Kabin bagajı, Economy',
      value: '1 parça, 10 kg',
      note: '55\u00a0×\u00a040\u00a0×\u00a023 cm, ayrıca el çantası ya da dizüstü',
      fact: 'cabinBag',
    },
    { label: 'Kabin bagajı, üst kabinler', value: '2 parça, her biri 10 kg', fact: 'cabinBag' },
    {
      label: 'Kayıtlı bagaj',
      value: 'Economy genellikle 1\u00a0×\u00a023 kg',
      note: 'Alt tarifede bagaj olmayabilir',
      fact: 'checked',
    },
    { label: 'Aktarma merkezi', value: 'Bakü (GYD)', fact: 'base' },
    { label: 'Bilet numarası', value: '771 ile başlar', note: 'Uçuş kodu J2', fact: 'prefix' },
  ],
  steps: [
    {
      title: 'Bakü’de mi kalacaksınız?',
      body: ['Son durak mı, aktarma mı olduğunu sorarız. Aktarmada iki uçuşun tek bilette olmasına öncelik veririz.'],
    },
    {
      title: 'Belgenizi seçersiniz',
      body: ['Kimlik ya da pasaport. Bilette adın yazımı hangi belgeyle uçacağınıza bağlıdır.'],
    },
    {
      title: 'Kabine ve tarifeye bakarız',
      body: ['Bagaj satırını ayrıca kontrol ederiz. Bagajsız bir tarifeyse üzerine ek parça koyar, öyle kıyaslarız.'],
    },
    {
      title: 'Onay ve e-bilet',
      body: ['Toplamı ve hizmet bedelimizi kabul ettiğinizde bilet kesilir, 771’li numara e-postanıza gelir.'],
    },
  ],
  sections: [
    {
      title: 'Hangi kabin kime?',
      body: [
        [
          'Economy: Çoğu yolcuya yeter. Tarifenin bagajlı olup olmadığını mutlaka sorun.',
          'Premium Economy: İki kabin bagajı ve daha sakin bir bölüm isteyen, Business’a çıkmak istemeyen yolcu.',
          'Business: Genellikle 2\u00a0×\u00a032 kg bagajla en geniş hak. Kısa uçuşta farkın değip değmediğini düşünün.',
          'Kararsızsanız: Economy alıp sonradan teklif vererek yükselmeyi deneyebilirsiniz, ama teklif kabul edilmeyebilir.',
        ],
      ],
    },
    {
      title: 'Tarife adlarına güvenmeyin',
      body: [
        'Basında geçen Ekonom Klasik ve Ekonom Flex gibi adlar yıllar öncesinden kalmış olabilir; güncel tam listeyi doğrulayamadık. Düşük fiyatlı tarifede bagaj bulunmayabilir. Arama sitesinde “bagaj dahil” etiketi görseniz bile e-biletteki bagaj satırını okuyun, orada 1PC ya da kilo yazmalıdır. Satırda hiçbir şey yoksa bagajsız sayın.',
      ],
    },
    {
      title: 'AZAL Miles üyeleri için',
      body: [
        'Üye numaranızı bilet kesilirken verirseniz uçuşun hesabınıza işlenmesi kolaylaşır. Üst kart düzeylerinde genellikle ek bir 23 kg parça hakkı bulunur; kartınızın bugünkü hakkını AZAL’dan teyit edin. Mil harcayarak bilet alımı hesap sahibinin kendi ekranından yapılır.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kimlik ya da pasaport', hint: 'Hangisiyle uçacağınıza önceden karar verin' },
    { label: 'Bavul planı', hint: 'Parça sayısı ve her birinin kilosu' },
    { label: 'AZAL Miles numarası', hint: 'Kart düzeyiyle birlikte' },
    { label: 'Aktarma tercihi', hint: 'Bakü’de bekleme süreniz için üst sınır' },
  ],
  questions: [
    {
      question: 'Bakü’de aktarmalı uçuyorum, vize gerekir mi?',
      answer:
        'Havalimanından çıkmadan aktarma yapmakla şehre girmek ayrı kurallara bağlıdır. Vatandaşlığınıza göre değişir; Azerbaycan’ın giriş makamından teyit edin.',
    },
    {
      question: 'Sadece çantayla gidiyorum, Economy’nin alt tarifesi yeter mi?',
      answer:
        '10 kg’lık kabin bagajı hakkınız varsa birkaç günlük yolculuğa yetebilir. Alt tarifenin kabin bagajını kısıtlayıp kısıtlamadığına biletten bakarız.',
    },
    {
      question: 'İki ayrı bilet alıp Bakü’de uçak değiştirsem olmaz mı?',
      answer:
        'Olur ama risk sizde kalır: ilk uçuş gecikirse ikinci bilet yanabilir, bavulu da alıp yeniden vermeniz gerekebilir.',
    },
  ],
  warning:
    'Biletteki saatler yerel saattir. Bakü ile Türkiye arasındaki saat farkını hesaba katmadan aktarma ya da karşılama planlamayın.',
};
