import type { AirlineServiceContent } from '../../types.ts';

export const contact: AirlineServiceContent = {
  description:
    'AJet biletiniz için bağımsız telefon desteği: bilet AJet’in mi, THY’nin mi, nasıl anlarsınız? Hangi işi kim yapar, ararken ne gerekir?',
  answers: ['contact', 'oldPrefix'],
  own: [
    'Uçuş numarasına bakın: VF ise ajet.com, TK ise THY’nin sitesi.',
    'PNR ve soyadıyla rezervasyonu açın.',
    'Açılmazsa kart ekstrenizden parayı alan şirketi bulun.',
    'O şirkete uçuş tarihini ve PNR’yi yazın.',
  ],
  call: 'AJet de THY de sizi diğerine gönderiyor.',
  lead: 'AJet uçuşunda iki tür bilet vardır: AJet’in kestiği ve THY’den alınan. Uçak aynı olsa da başvurulacak yer değişir.',
  facts: [
    { label: 'AJet’in kendi sitesi', value: 'ajet.com', note: 'Numara için sitenin iletişim bölümü' },
    { label: 'Uçuş kodu', value: 'VF' },
    { label: '235 ile başlayan bilet', value: 'THY’nin olabilir', note: 'Parayı alana yazın', fact: 'oldPrefix' },
  ],
  sections: [
    {
      topic: 'Hesap, şifre, bagaj',
      title: 'Kime gidilir?',
      body: [
        [
          'Hesap, şifre, puan itirazı: AJet ya da THY, hesap kimdeyse.',
          'Biniş kararı ve bagaj: havalimanındaki AJet görevlisi.',
          'THY’den alınan AJet biletinde değişiklik: THY.',
          'AnadoluJet dönemindeki biletin süresi büyük olasılıkla dolmuştur; AJet’e sorun.',
        ],
      ],
    },
    {
      title: 'Bizim yaptığımız',
      body: [
        'VF ve TK numarasının ne anlama geldiğini biletinizden okur, paketleri karşılaştırır, bilet keser, kestiğimiz bilette ek hizmet isteğini iletiriz. AJet ya da THY adına söz vermeyiz.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş numarası', hint: 'VF ya da TK ve rakamlar' },
    { label: 'PNR ve soyadı', hint: 'Onay e-postasının başında' },
    { label: 'Parayı alan şirket', hint: 'Kart ekstrenizde yazar' },
  ],
  questions: [
    {
      question: 'Bu hat AJet’in hattı mı?',
      answer: 'Hayır. AJet’in sitesi ve kendi hattı ayrıdır, dilerseniz oradan ilerleyin.',
    },
    {
      topic: 'Yakın kalkış',
      question: 'E-posta mı, telefon mu?',
      answer:
        'Belge gönderecekseniz e-posta. Kalkışa bir günden az kaldıysa önce AJet’e ya da kontuara başvurun, sonra bizi arayın.',
    },
    {
      topic: 'Yurt dışından',
      question: 'Yurt dışından numaranızı çeviremiyorum.',
      answer: 'Hattımız oradan açılmayabilir, e-posta yazın; uçuş bugünse AJet kontuarına gidin.',
    },
  ],
  warning: 'Aramada AJet adını kullanan başka numaralar çıkar; kim olduğunu söylemeyene ödeme yapmayın.',
};
