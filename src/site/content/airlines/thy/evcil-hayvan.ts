import type { AirlineServiceContent } from '../../types.ts';

export const pets: AirlineServiceContent = {
  description:
    'THY kabine kedi, köpek ve küçük ötücü kuş alır: kafesle 8 kg, en çok 23\u00a0×\u00a030\u00a0×\u00a040 cm, cam kenarında. Daha ağır hayvan ambarda uçar.',
  answers: ['petKinds', 'petSize'],
  own: [
    'Hayvanı kafesiyle tartın ve kafesi ölçün: 8\u00a0kg, 23\u00a0×\u00a030\u00a0×\u00a040\u00a0cm.',
    'Bileti almadan o uçuşta yer sorun; onay gelmeden başka hazırlık yapmayın.',
  ],
  call: 'Hayvan 8\u00a0kg’ı aşıyor ve ambarda gitmesi gerekiyor.',
  lead: 'THY kabine yalnızca kediyi, köpeği ve küçük ötücü kuşu alır; muhabbet kuşu ve kanarya bu gruba girer. Kafesiyle birlikte 8 kg’ı geçen hayvan ambarda gider. Kafes en çok 23 cm yüksekliğinde, 30 cm genişliğinde ve 40 cm uzunluğunda olabilir. Uçakta yer sınırlıdır, kaydı uçuştan önce yaptırmak gerekir.',
  facts: [
    { label: 'Kabine alınan', value: 'Kedi, köpek, küçük ötücü kuş', fact: 'petKinds' },
    { label: 'Ağırlık', value: 'Kafesle 8 kg', fact: 'petSize' },
    {
      label: 'Kafes',
      value: '23\u00a0×\u00a030\u00a0×\u00a040 cm',
      note: 'Yükseklik, genişlik, uzunluk',
      fact: 'petSize',
    },
    { label: 'Koltuğunuz', value: 'Cam kenarı', note: 'Acil çıkış ve bebek beşiği sırası verilmez', fact: 'petSeat' },
    { label: 'Bagaj hakkı', value: 'Düşülmez, ayrı ücretlendirilir', fact: 'petSeat' },
    { label: 'Papağan ve güvercin', value: 'Yalnızca ambarda', fact: 'petHold' },
    {
      label: 'İki hayvan, tek kafes',
      value: 'Olabilir',
      note: 'Aynı türden, birbirine alışık, toplam 8 kg',
      fact: 'petTwo',
    },
  ],
  steps: [
    {
      title: 'Hayvanı tartıp ölçün',
      body: ['Kafesin içindeyken tartın. Aramadan önce ölçerseniz kabin mi ambar mı sorusu tek görüşmede çözülür.'],
    },
    {
      title: 'Kontenjan sorarız',
      body: [
        'Her uçuşa alınan hayvan sayısı sınırlıdır. Gidişi ve dönüşü ayrı ayrı sorarız; biri doluysa başka bir gün öneririz.',
      ],
    },
    {
      title: 'Koltuğu düzenleriz',
      body: [
        'Hayvanlı yolcu cam kenarında oturur. Ayırttığınız koltuk koridordaysa ya da çıkış sırasındaysa değiştirmemiz gerekir.',
      ],
    },
    { title: 'Onayı bekleriz', body: ['Kayıt THY’nin onayıyla kesinleşir. Onay gelmeden havalimanına gitmeyin.'] },
    {
      title: 'Belgeleri konuşuruz',
      body: [
        'Aşı karnesi, mikroçip ve varış ülkesinin istediği sağlık belgesi. Ülke kuralı değişebildiği için veterinerinizle tarihleri birlikte kontrol edin.',
      ],
    },
  ],
  sections: [
    {
      title: 'Kabin mi, ambar mı?',
      body: [
        [
          'Kafesle 8 kg’ın altında ve kafes ölçüye uyuyorsa kabin. Hayvan içinde dönebilmeli, kafes sızdırmamalıdır.',
          '8 kg’ın üstündeyse ambar (AVIH). Uçağın tipine, hava sıcaklığına ve ırka göre kabul ayrıca değerlendirilir.',
          'Papağan ve güvercin kabine alınmaz; ambarda taşınır. CITES Ek-1 listesindeki türler bunun dışındadır.',
          'Basık burunlu ırklar kabinde, ağırlık ve kafes sınırına uyuyorsa genellikle kabul edilir. Ambar için ayrıca sormak gerekir.',
        ],
      ],
    },
    {
      title: 'İstanbul’da ambara verilecek hayvan',
      body: [
        'Basında yer alan bilgiye göre THY, İstanbul Havalimanı’nda kabinde taşınamayan hayvanlar için Pet Lounge adlı bir alan açtı. Çalışma saatini ve teslim yerini onay sırasında sorun; havalimanına varacağınız saat buna göre değişir.',
      ],
    },
    {
      title: 'Sonradan sorun çıkaran ayrıntılar',
      body: [
        'Aktarmalı bilette ikinci uçuşu başka taşıyıcı işletiyorsa THY’nin onayı o uçuşu kapsamaz. Business’a yükseltme evcil hayvanlı yolcuya uygulanmaz. Hayvan bagaj hakkınızdan düşülmez; mamasını ve kafes örtüsünü de kabin bagajınıza göre hesaplayın.',
      ],
    },
  ],
  haveReady: [
    { label: 'Hayvanın türü ve ırkı', hint: 'Basık burunluysa ayrıca belirtin' },
    { label: 'Kafesle ağırlık', hint: 'Evde tartılmış, 8 kg’a yakınsa iki kez' },
    { label: 'Kafes ölçüleri', hint: 'Tekerlek ve sap dahil üç kenar' },
    { label: 'Aşı ve mikroçip tarihleri', hint: 'Varış ülkesine göre bekleme süresi olabilir' },
    { label: 'PNR', hint: 'Kayıt gidiş ve dönüş için ayrı işlenir' },
  ],
  questions: [
    {
      question: 'Biletten sonra kedi ekletebilir miyim?',
      answer:
        'Ekletebilirsiniz, uçakta yer kaldıysa. Kontenjan dolmuş olabileceği için bileti almadan hayvanı söylemek daha doğrudur.',
    },
    {
      question: 'Köpeğim 8 kg’ın biraz üstünde, idare eder mi?',
      answer:
        'Kontuarda tartılır; sınır aşılırsa kabine alınmayabilir. Daha hafif bir kafes birkaç yüz gram kazandırır, yetmiyorsa ambarı planlayın.',
    },
    {
      question: 'Kafesi ayağımın altına mı koyacağım?',
      answer: 'Evet, uçuş boyunca önünüzdeki koltuğun altında durur. Kafesin 23 cm yüksekliği bu boşluk içindir.',
    },
  ],
  warning:
    'Hayvanın onayı uçuş numarasına bağlıdır. Biletin tarihini ya da saatini değiştirirseniz onay yeniden alınmalıdır.',
};
