import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'THY biletiniz için bağımsız telefon desteği: hangi işi kendiniz yaparsınız, hangisi için doğrudan THY’ye gitmelisiniz, ararken elinizde ne olsun?',
  answers: ['contact', 'contactSeller'],
  own: [
    'turkishairlines.com’da PNR ve soyadıyla rezervasyonu açın; işlemlerin çoğu oradadır.',
    'Orada olmuyorsa iletişim bölümünden yazın; bilet numarasını ekleyin.',
  ],
  call: 'Bileti biz kestik ya da kimin kestiğini bulamıyorsunuz.',
  lead: 'THY’de (Türk Hava Yolları) işlerin çoğu sitedeki rezervasyonda biter. Bitmezse başvuru yerini bileti kesen belirler: THY, acente ya da başka bir havayolu.',
  facts: [
    { label: 'THY’nin kendi sitesi', value: 'turkishairlines.com', note: 'Numara için iletişim bölümüne bakın' },
    { label: 'Bilet numarası', value: '235 ile başlar', note: '13 rakam', fact: 'prefix' },
  ],
  sections: [
    {
      topic: 'Mil, kayıp bavul',
      title: 'Doğrudan THY’ye gideceğiniz işler',
      body: [
        [
          'Miles and Smiles hesabı, eksik mil ve parola: yalnızca hesap sahibi yapar.',
          '24 saatlik iade (uçuşa en az 7 gün varsa): bileti aldığınız THY sitesinde ya da uygulamasında.',
          'Gelmeyen bavul: salondan çıkmadan kayıp eşya ofisi; çıktıysanız THY’nin online formu.',
        ],
      ],
    },
    {
      title: 'Bizim yapabildiklerimiz',
      body: [
        'Uçuş arar, paketleri karşılaştırır, bilet keser; değişiklik, iade, bagaj ve koltuk isteğinizi hazırlarız. İadesiz bileti iadeli yapamayız, THY adına söz veremeyiz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Bilet numarası', hint: '235 ile başlar, e-biletin üstünde' },
    { label: 'PNR ve soyadı', hint: 'Bilette yazdığı biçimde' },
    { label: 'Bileti aldığınız yer', hint: 'Site, uygulama, acente ya da mil' },
  ],
  questions: [
    {
      topic: 'Çağrı merkezi',
      question: 'Burası THY’nin çağrı merkezi mi?',
      answer: 'Hayır. THY’nin resmî sitesi değiliz, onun adına konuşmayız; bilet ve bilgi desteği veririz.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Yurt dışındayım, nasıl sorarım?',
      answer: 'Bize e-posta yazın; uçuş bugünse THY kontuarına gidin.',
    },
  ],
  warning: 'Kart şifrenizi ve Miles and Smiles parolanızı kimseye söylemeyin; soran olursa görüşmeyi kapatın.',
};
