import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'AJet’te online check-in genellikle 24 saat önce açılır, kontuar 45 ya da 60 dakika kala kapanır. Sabiha Gökçen ve Ankara’da erken check-in var mı?',
  answers: ['online'],
  own: [
    'Uçuş numarası VF mi TK mi, bakın; TK ise THY’nin sitesini de deneyin.',
    'Ekran genellikle 60 dakika kala kapanır; o andan sonra denemeyin, kontuara gidin.',
  ],
  call: 'Bileti THY kesti, uçağı AJet uçuruyor.',
  lead: 'AJet’te online check-in genellikle kalkıştan 24 saat önce açılır, bir saat kala kapanır. İki ana havalimanında, Sabiha Gökçen’de ve Ankara Esenboğa’da, aynı gün içinde kontuarda erken check-in yapılabildiği aktarılıyor. Bu, sabah şehirde işini bitirip akşam uçacak yolcunun işine yarayabilir, ama yola çıkmadan AJet’e sormak gerekir.',
  facts: [
    { label: 'Online açılış', value: '24 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '1 saat kala', fact: 'online' },
    { label: 'Kontuar, iç hat', value: '45 dakika kala', fact: 'online' },
    { label: 'Kontuar, dış hat', value: '60 dakika kala', fact: 'online' },
    { label: 'SAW ve ESB', value: 'Aynı gün erken check-in', note: 'Yola çıkmadan sorun', fact: 'online' },
    { label: 'TK numaralı bilet', value: 'Uçağı işleten taşıyıcıya bakın' },
  ],
  steps: [
    { title: 'Uçuş kodunu söyleyin', body: ['VF ise AJet ekranından, TK ise önce işleten taşıyıcıdan ilerleriz.'] },
    {
      title: 'Saate bakarız',
      body: ['Ekran daha açılmadıysa beklersiniz, kalkışa bir saatten az kaldıysa sizi kontuara yönlendiririz.'],
    },
    {
      title: 'Koltuk adımını geçeriz',
      body: [
        'BASIC ve ECOJET’te ekrana ücretli koltuk gelebilir. Atanan koltukla ilerlemek isterseniz hangi seçeneğe basacağınızı söyleriz.',
      ],
    },
    {
      title: 'Kartı saklarsınız',
      body: ['Biniş kartını telefona indirin, uçuş kodu ve kapıyı havalimanında yeniden okuyun.'],
    },
  ],
  sections: [
    {
      title: 'Saat hesabı',
      body: [
        'Kontuar için iç hatta 45, dış hatta 60 dakika genel olarak verilen sınırdır; bilette başka bir süre yazıyorsa o geçerlidir. Online ekran genellikle bir saat kala kapandığından iç hatta 60 ile 45. dakika arasında yalnızca kontuar kalır. Sınırı hedef saymayın: bavul sırası ve güvenlik araması bu dakikaların dışındadır.',
      ],
    },
    {
      title: 'Erken check-in kime yarar?',
      body: [
        [
          'Otelinden öğleyin çıkıp gece uçan yolcuya.',
          'Bavulunu şehirde taşımak istemeyene; kontuar o saatte bavul alıyorsa.',
          'Bebekli aileye; sakin saatte sıra daha kısa olabilir.',
          'Yaramadığı durum: Evcil hayvanla ya da yardım isteğiyle uçuyorsanız kontuar sizi kalkışa yakın yeniden görmek isteyebilir. Önce sorun.',
        ],
      ],
    },
    {
      title: 'Check-in ekranı sizi tanımıyorsa',
      body: [
        'Bilet THY’den alındıysa PNR’nin AJet ekranında açılmaması olağandır; bir de bileti kesen şirketin ekranında deneyin. Soyadını Türkçe harf kullanmadan yazın. Ödemesi tamamlanmamış bir bagaj ya da koltuk satırı da işlemi durdurabilir. Yine açılmazsa ekrandaki cümleyi bize okuyun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Uçuş kodu ve PNR', hint: 'Kodun VF mi TK mi olduğunu söyleyin' },
    { label: 'Soyadı', hint: 'Boşluksuz, Türkçe harf olmadan' },
    { label: 'Pasaport', hint: 'Dış hatta numarası ve son geçerlilik günü' },
    { label: 'Bavul durumu', hint: 'Bavul için kontuara gidecek misiniz?' },
  ],
  questions: [
    {
      question: 'Erken check-in’de bavulumu da alıyorlar mı?',
      answer:
        'Bunu doğrulayamadık, havalimanına göre değişebilir. Yola çıkmadan o günün kontuar saatini ve bavul kabulünü sorun.',
    },
    {
      question: 'Biniş kartım var, 50 dakika kala gelsem olur mu?',
      answer:
        'İç hatta bavulunuz varsa kontuar sınırına çok yakınsınız, dış hatta geç kalmış olursunuz. Bavulsuz yolcu da kapı kapanışını hesaba katmalı.',
    },
    {
      question: 'Check-in yaptım, koltuğum aileden uzak çıktı. Ne yapabilirim?',
      answer:
        'Boş yer varsa kontuardan değişiklik isteyin, olmazsa ücretli koltuğa bakın. Atama kendiliğinden düzelmez, kapıya kadar beklemeyin.',
    },
  ],
  warning:
    'Erken check-in yapıp şehre dönen yolcu kapı değişikliğini kaçırabilir. Havalimanına dönünce önce ekrana bakın, biniş kartındaki kapıya güvenmeyin.',
};
