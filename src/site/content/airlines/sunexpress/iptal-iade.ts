import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'SunExpress bileti tatil paketiyle geldiyse iadeyi genellikle tur operatörü yürütür. Yalnızca bilette tarife koşulu, Flex işareti ve geri dönmeyen kalemler.',
  answers: ['cancel'],
  own: [
    'Paketse operatörün sözleşmesinde iptal maddesini okuyun, ona yazın.',
    'Yalnızca bilet aldıysanız sunexpress.com’da “Rezervasyonlarım”a girin.',
    'Tarifeyi okuyun; Flex yazıyorsa koşulunu da okuyun.',
    'Dönecek tutarı görün, değişiklikle karşılaştırın.',
    'Kalkıştan önce onaylayın.',
  ],
  call: 'Operatör ile havayolu sizi birbirine yönlendiriyor.',
  lead: 'SunExpress’te iadenin iki yolu var: yalnızca bilet aldıysanız tarife, tatil paketinde operatörün sözleşmesi geçerlidir. Önce hangisi olduğunu bulun.',
  facts: [
    { label: 'Yalnızca bilet', value: 'Tarife belirler', fact: 'cancel' },
    { label: 'Tatil paketi', value: 'Tur operatörü iptal eder', fact: 'cancel' },
    {
      label: 'Flex işaretli iç hat',
      value: 'Değişiklik ve iade ücretsizdi',
      note: '2 saat kalana kadar',
      fact: 'changeFlex',
    },
    { label: 'Ek bagaj paketi', value: 'İadesi ve devri yok', fact: 'addOnline' },
    { label: 'İade yeri', value: 'Ödediğiniz kart ya da hesap' },
  ],
  cardGroups: [
    {
      title: 'İadede biz ne yaparız?',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Tutar ödediğiniz karta ya da hesaba gider; paketi operatöre ödediyseniz ondan gelir.',
        },
        {
          title: 'Hızlı işlem',
          text: '564’lü numarayı okuyun, nereye başvuracağınızı hemen söyleyelim.',
        },
        {
          title: 'Azami iade',
          text: 'Biletteki Flex işaretine, tarife hakkına ve vergilere sizinle ayrı ayrı bakarız.',
        },
      ],
    },
    {
      title: 'Dört neden',
      cards: [
        {
          topic: 'Uçağa gitmedim',
          title: 'Gönüllü iptal',
          text: 'Dönecek tutar azsa önce değişikliğin bedeline bakın. Uçağa gitmediyseniz kalan hakkınızı bulamadık; vergileri bileti satandan isteyin.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'SunExpress’in ya da operatörün mesajını saklayın. Pakette otel ve transfer için operatöre yazın.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Tarihli raporu ekleyin; pakette seyahat sigortası olabilir, poliçenize bakın. Vizeniz çıkmadıysa ret yazısını satıcıya gönderin; SunExpress’in kuralını bulamadık.',
        },
        {
          topic: 'Biri gelmiyorsa',
          title: 'Kısmi iade',
          text: 'Biri gelmeyecekse kayıt ayrılır; pakette oda fiyatı değişebilir.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Değişen saat',
      title: 'Saati değişen tatil uçuşu',
      body: [
        'Kendiniz iptal ederseniz kesinti ağır olabilir. Değişikliği havayolu ya da operatör yaptıysa önce onların önerisini yazılı isteyin. Paketten siz vazgeçerseniz paketin sözleşmesi geçerlidir.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Operatör iptali',
      question: 'Operatör iptal etti, paramı kimden isterim?',
      answer: 'Paketi kim sattıysa ondan. Başvuruyu yazılı yapın, tarihini saklayın.',
    },
    {
      question: 'Flex biletimi ne zamana kadar iptal edebilirim?',
      answer: '2020–2021’de 2 saat yazıyordu, bugünkünü doğrulayamadık. Biletinizin koşul bölümüne bakın.',
    },
  ],
  warning: 'Gidişe gelmeyip dönüşü kullanmayı planlamayın; uçulmayan ilk bölüm dönüşü de iptal ettirebilir.',
};
