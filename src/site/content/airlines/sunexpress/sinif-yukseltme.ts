import type { AirlineServiceContent } from '../../types.ts';

export const upgrade: AirlineServiceContent = {
  description:
    'SunExpress’te kabin yükseltme yok: SunPremium bir tarifedir. SunEco’dan SunClassic’e geçince ne değişir, XLeg ne zaman daha doğru seçimdir?',
  answers: ['upgrade', 'cabins'],
  own: ['Üst tarifenin farkını görün.', 'Aynı hakkı ek bagaj ve XLeg’le ayrı ayrı kaça alacağınızı hesaplayın.'],
  call: 'Paket biletinde tarifeyi kimin yükselteceği belli değil.',
  lead: 'SunExpress’te yükseltme isteyenlerin çoğu SunPremium’u Business sanır. Uçakta tek kabin vardır; SunPremium, SunExpress’in üst tarifesidir. Daha yüksek tarifeye geçtiğinizde genellikle bagaj, koltuk ve ikram hakkınız artar. Daha geniş bir koltuk arıyorsanız XLeg koltuklarına bakın.',
  facts: [
    { label: 'Uçaktaki kabin', value: 'Tek, Economy', fact: 'cabins' },
    { label: 'SunPremium', value: 'Üst tarife', note: 'Ayrı bölüm değildir', fact: 'cabins' },
    { label: 'Tarife yükseltince', value: 'Bagaj, koltuk, ikram', note: 'Genellikle artar', fact: 'upgrade' },
    { label: 'Geniş koltuk', value: 'XLeg', note: 'Acil çıkış ya da ön sıra, ücretli', fact: 'seat' },
  ],
  steps: [
    {
      title: 'Asıl isteğinizi bulalım',
      body: [
        '“Rahat gideyim” çoğu zaman koltuk demektir, “yüküm çok” bagaj. Yanıtınıza göre tarifeye ya da XLeg’e bakarız.',
      ],
    },
    { title: 'Bugünkü tarifenize bakarız', body: ['Rezervasyonda Sun ile başlayan adı bulur, içindekileri sayarız.'] },
    {
      title: 'Farkı kalem kalem söyleriz',
      body: ['SunClassic ya da SunPremium’a geçişin toplamı ile tek tek eklemenin toplamını kıyaslarız.'],
    },
    {
      title: 'Kararınızı işleriz',
      body: [
        'Onay verirseniz geçiş ya da koltuk rezervasyona eklenir. Geçiş mümkün değilse bunu ödemeden önce öğrenirsiniz.',
      ],
    },
  ],
  sections: [
    {
      title: 'Hangi yükseltme kime uyar?',
      body: [
        [
          'Bavulu ağır aile: SunEco’dan SunClassic’e geçmek genellikle kilo kazandırır; 5, 10, 15, 20 kg’lık ek bagaj paketleriyle kıyaslayın.',
          'Uzun boylu yolcu: Tarifeyi değiştirmeyin, XLeg seçin.',
          'Tarihi değişebilecek yolcu: Değişiklik hakkı olan tarife ya da SunFlex.',
          'Yemek isteyen yolcu: Üst tarifede ikram genellikle bulunur; uçuş süresine göre içeriği sorun.',
        ],
      ],
    },
    {
      title: 'Aynı kabinde neye para veriyorum?',
      body: [
        'Tek kabinli uçakta üst tarife alınca koltuğunuz aynı kalır, haklarınız genişler. Eski metinlere dayanan karşılaştırma tabloları bugünkü içeriği göstermeyebilir. O yüzden satın almadan önce tarifenin güncel içeriğine rezervasyon ekranından bakar, size gereken hak orada yoksa yükseltmeyi önermeyiz.',
      ],
    },
    {
      title: 'Operatör biletinde yükseltme',
      body: [
        'Tatil paketiyle gelen uçuşta tarife, operatörün toplu aldığı koltuklara bağlıdır. Paket biletinizi SunPremium’a çıkarmak mümkün olmayabilir. Buna karşılık koltuk ve ek bagaj gibi hizmetler genellikle tek tek satın alınır. Önce operatöre sorun, sonra hangi hizmeti ayrı alacağınıza karar verin.',
      ],
    },
  ],
  haveReady: [
    { label: 'Rezervasyon numarası', hint: 'Ya da operatörün verdiği kod' },
    { label: 'Yolculuk süresi', hint: 'Kısa uçuşta ikram için üst tarife gerekmeyebilir' },
    { label: 'Bagaj ihtiyacı', hint: 'Kilo olarak, yön yön' },
    { label: 'Oturma isteği', hint: 'Ön sıra, çıkış sırası, cam kenarı' },
  ],
  questions: [
    {
      question: 'SunExpress’te lounge hakkı veren bir bilet var mı?',
      answer:
        'Tarifelerin içinde lounge girişi için güvenilir bir bilgi bulamadık. Havalimanındaki salonlara ayrı yoldan giriş olup olmadığını salonun kendisine sorun.',
    },
    {
      question: 'SunExpress Club ile ücretsiz yükselir miyim?',
      answer:
        'Programın güncel kazanım ve harcama kuralını doğrulayamadık. Hesabınıza bakın ya da SunExpress’e sorun, biz bunun sözünü veremeyiz.',
    },
    {
      question: 'Yalnızca dönüşte SunClassic’e geçilir mi?',
      answer:
        'Yönler ayrı tarifelerden alınabilir. Geçiş seçeneğinin sizin rezervasyonunuzda açık olup olmadığına birlikte bakarız.',
    },
  ],
  warning:
    'XLeg ile SunPremium’u birbirinin yerine almayın. Biri bacak mesafesi, diğeri tarife hakkı verir; yanlış olanı almak sorununuzu çözmez.',
};
