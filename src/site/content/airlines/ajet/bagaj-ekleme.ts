import type { AirlineServiceContent } from '../../types.ts';

export const baggage: AirlineServiceContent = {
  description:
    'AJet’in dış hat BASIC biletinde kabin bavulu bile yok. Hangi pakette kaç kilo var, bavul nasıl eklenir, kapıda ödememek için ne yapmalı?',
  answers: ['checked', 'cabinBag'],
  own: [
    'Biletin dış hat BASIC olup olmadığına bakın; çantayı ölçüp tartın.',
    'Ek kilo ile bir üst paketin farkını yan yana koyun, sonra ödeyin.',
  ],
  call: 'Kapıda ölçüye takılacak bir çantanız var ve kalkış yakın.',
  lead: 'AJet’te bavulu tartmadan önce çantanızın kabine girip girmediğine bakın. 16 Aralık 2025’ten beri dış hat BASIC’te yalnızca 40\u00a0×\u00a030\u00a0×\u00a015 cm ölçüsünde, 4 kg’lık bir koltuk altı eşyası vardır. Kabin boyu bavul üst paketlerde, kayıtlı bagaj ise genellikle BASIC dışındaki paketlerde bulunur.',
  facts: [
    {
      label: 'Dış hat BASIC',
      value: '40\u00a0×\u00a030\u00a0×\u00a015 cm, 4 kg',
      note: '16 Aralık 2025’ten beri',
      fact: 'cabinBag',
    },
    { label: 'Üst paketler', value: 'Kabinde 8 kg', note: '55\u00a0×\u00a040\u00a0×\u00a023 cm', fact: 'cabinBag' },
    { label: 'Kayıtlı bagaj, BASIC', value: 'Yok', fact: 'checked' },
    {
      label: 'Kayıtlı bagaj, diğer paketler',
      value: '20 kg',
      note: 'Kaynaklar farklı; biletinizdeki kilo esastır',
      fact: 'checked',
    },
    { label: 'İç hat BASIC', value: 'Bilete bakılır', fact: 'oldLists' },
    { label: 'Havalimanında ekleme', value: 'Daha pahalı', fact: 'addOnline' },
  ],
  steps: [
    {
      title: 'Paketi ve hattı ayırırız',
      body: ['İç hat BASIC ile dış hat BASIC’in hakkı aynı değildir; biletinizin bagaj satırına bakarız.'],
    },
    {
      title: 'Çantayı ölçersiniz',
      body: ['Tekerleği ve sapı da ölçün. Derinliği 15 cm’yi geçen çanta koltuk altı eşyası sayılmaz.'],
    },
    {
      title: 'En küçük çözümü buluruz',
      body: ['Kabin bavulu eklemenin, kilo eklemenin ve paket yükseltmenin toplamını ayrı ayrı duyarsınız.'],
    },
    {
      title: 'Onayınızla ekleriz',
      body: ['Eklenen hak biletinizde görünür. Görünmüyorsa bizi havalimanına gitmeden yeniden arayın.'],
    },
  ],
  cardGroups: [
    {
      title: 'Neyi, nasıl ekletirsiniz?',
      cards: [
        {
          title: 'Ek bagaj',
          text: 'ECOJET, FLEX ve PREMIUM’daki hak yetmezse üzerine kilo alınır. Her yön için ayrı ekletebilirsiniz.',
        },
        {
          title: 'Spor ekipmanı',
          text: 'Kuralını doğrulayamadık. Türünü, boyunu ve ağırlığını söyleyin, uçuşunuz için AJet’e soralım.',
        },
        {
          title: 'Özel eşya',
          text: 'Müzik aleti ve tıbbi cihaz için önceden yazılı yanıt isteyin. Dış hat BASIC’te bu eşya tek parça hakkınızın yerine geçebilir.',
        },
        {
          title: 'Bagaj takibi',
          text: 'Size verilen bagaj kuponunu saklayın, fotoğrafını çekin. Bavul gelmezse online takip PIR tutanağının numarasıyla yapılır.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Kapıda ödememek için',
      body: [
        [
          'Çantanızı BASIC ölçüsünde bir kutuya koyar gibi ölçün; 4 kg’lık sınır kolay aşılır.',
          'Dizüstü bilgisayar ve kışlık mont, ölçüye sığsa bile kiloyu doldurur.',
          'Gidişte boş, dönüşte dolu bavul için eklemeyi yalnızca dönüşe yapın.',
          'Eski listelere bakarak hazırlanmayın: BASIC’te kabin bavulunu ücretsiz gösteren tablolar Aralık 2025’ten öncedir.',
        ],
      ],
    },
    {
      title: 'Ortak uçuşta bagaj hangi kurala bağlı?',
      body: [
        'TK numarasıyla alınan AJet uçuşunda hak, biletin üzerindeki satıra göre okunur. THY’nin uzun bir uçuşuyla birleşen yolculukta parça, yalnızca AJet’le yapılan yolculukta kilo esas alınabilir. Spor ekipmanının hangi kurala girdiğini AJet’e yazılı sorun. İki bilet ayrı alındıysa her uçuşun hakkı ayrıdır ve bavulu aktarma yerinde alıp yeniden vermeniz gerekebilir.',
      ],
    },
    {
      title: 'Bavul çıkmadıysa',
      body: [
        'Sabiha Gökçen’de ya da Esenboğa’da, salondan çıkmadan kayıp eşya ofisinde PIR tutanağı tutturun. Ortak uçuşta bunu son uçuşu işleten taşıyıcı yapar. Yazılı bildirimi hasarda 7, gecikmede 21 gün içinde yapmayı unutmayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Paket ve hat', hint: 'BASIC dış hatsa baştan söyleyin' },
    { label: 'Çanta ölçüleri', hint: 'Üç kenar, dolu hâlde' },
    { label: 'Kilo', hint: 'Kabin ve bagaj için ayrı' },
    { label: 'Bileti aldığınız yer', hint: 'AJet, THY ya da acente' },
  ],
  questions: [
    {
      question: 'ECOJET’te kaç kilo hakkım var?',
      answer:
        'Kaynaklarda genellikle 20 kg geçer, daha yüksek veren listeler de var. Kesin sayı biletinizdeki bagaj satırıdır.',
    },
    {
      question: 'BASIC biletime büyük bavul ekleyebilir miyim?',
      answer: 'Eklenebilir; bilet alırken ya da sonradan kilo satın alınır. Üst paketle kıyaslamadan eklemeyin.',
    },
    {
      question: 'Sırt çantam 40\u00a0×\u00a030\u00a0×\u00a020 cm, BASIC’e uyar mı?',
      answer:
        'Derinlik 15 cm ile sınırlı olduğundan uymayabilir. Yumuşak çantayı az doldurursanız incelir, sert sırtlı çanta risklidir.',
    },
  ],
  warning:
    'Pakete bakmadan kabin bavulu çekip gelmeyin. Dış hat BASIC’te o bavulun yeri yoktur, kapıda ücret istenebilir.',
};
