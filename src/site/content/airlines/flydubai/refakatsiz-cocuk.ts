import type { AirlineServiceContent } from '../../types.ts';

export const unaccompaniedMinor: AirlineServiceContent = {
  description:
    'Çocuğunuz flydubai ile yalnız mı uçacak? 12 yaş altı genellikle kabul edilmez. Teyit nasıl alınır, başka hangi yollar var?',
  answers: ['child'],
  own: [
    'Çocuğun yaşını ve uçuşu flydubai’ye yazıp yanıt bekleyin.',
    'Emirates’in işlettiği bölüm varsa onun yaş kuralını ayrıca sorun.',
  ],
  call: 'Yanıt olumsuz geldi, başka bir havayolu gerekiyor.',
  lead: 'Bulabildiğimiz bilgiye göre flydubai, 12 yaşından küçük refakatsiz çocuğu genellikle kabul etmiyor. Bilgi birkaç yıllık ve ikinci elden, bu yüzden üzerine plan kurmuyoruz. Doğum tarihini ve rotayı alır, havayolundan yazılı yanıt isteriz. Yanıt olumsuzsa seçenekleri aynı görüşmede açarız.',
  facts: [
    { label: '12 yaş altı', value: 'Kabul edilmez', note: 'Teyit gerekir', fact: 'child' },
    { label: '12 yaş ve üstü', value: 'Havayoluna sorulur', note: 'Hizmet koşulu yazılı istenir', fact: 'child' },
    { label: 'Ortak uçuş', value: 'İşletenin kuralı', note: 'Emirates’te yaşlar farklı', fact: 'codeshare' },
    { label: 'Bilet', value: 'Yanıttan sonra' },
    { label: 'Dubai’de varış yeri', value: 'T2, T3 ya da DWC', note: 'Karşılayan bilmeli', fact: 'base' },
  ],
  steps: [
    {
      title: 'Sorunun metni',
      body: [
        'Yaş, rota, aktarma ve karşılayan. Havayoluna belirsiz soru sorunca belirsiz yanıt gelir; o yüzden metni birlikte yazarız.',
      ],
    },
    {
      title: 'Yazılı yanıt',
      body: [
        'Yanıt gelene kadar yer ayırtabiliriz, ama biletin kesilmesini önermeyiz. Lite ya da Value bilette geri dönüş zordur.',
      ],
    },
    {
      title: 'Olumluysa form ve plan',
      body: [
        'Bırakan ve karşılayan kişiler yazılır, kontuara ne zaman gidileceği belirlenir: açılış 3 saat kala, kapanış 60 dakika kala.',
      ],
    },
    {
      title: 'Olumsuzsa diğer yollar',
      body: [
        'Birlikte uçacak yetişkin, aynı rotada refakat hizmeti olan havayolu ya da tarih değişikliği. Üçünü süre ve zahmetiyle karşılaştırırız.',
      ],
    },
  ],
  cardGroups: [
    {
      title: 'Yanıta göre seçenekler',
      cards: [
        {
          title: 'Yaş sınırı',
          text: '12 yaş bilgisi havayolunun kendi metninden değil; çocuğunuz için geçerli sınır talebe gelen yanıtta yazar.',
        },
        {
          title: 'Daha büyükse',
          text: 'Görevli eşliğiyle mi, yetişkin yolcu gibi mi uçacağını hattınız için sorarız.',
        },
        {
          title: 'Yanında biri uçarsa',
          text: 'Aynı rezervasyona yazılan bir yakın, hizmet ihtiyacını ortadan kaldırır; en kısa yol çoğu zaman budur.',
        },
        {
          title: 'Refakat veren havayolu',
          text: 'Hizmeti olan bir havayolunda yaş, işleten şirket ve varış havalimanı birlikte kontrol edilir.',
        },
        {
          title: 'Karşılama noktası',
          text: 'Karşılayacak kişiye terminal adını da yazın: T2, T3 ve DWC ayrı yerlerdedir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Emirates bileti aldıysanız dikkat',
      body: [
        'Emirates 5–11 yaş için refakat hizmeti verir, ancak biletin bir bölümünü flydubai işletiyorsa aynı hizmet o bölümde bulunmayabilir. EK numarasına güvenip bilet almak, çocuğun aktarmada kalması demek olabilir. İşleten satırını okumadan karar vermeyin.',
      ],
    },
    {
      title: 'Havayoluna soracağınız altı soru',
      body: [
        [
          'Çocuğumun uçuş günündeki yaşı kabul ediliyor mu?',
          'Görevli eşliği var mı, yoksa yetişkin yolcu gibi mi uçuyor?',
          'Dubai’de terminal değişirse onu kim götürüyor?',
          'Bırakan kişi kalkışa kadar beklemek zorunda mı?',
          'Karşılayan gelmezse ne yapılıyor?',
          'Hizmet iptal edilirse bilet koşulu nasıl işliyor?',
        ],
      ],
    },
    {
      title: 'Daha büyük çocuk tek başına uçacaksa',
      body: [
        'Terminal adını, kapı numarasının nereden okunacağını ve karşılayanın telefonunu kâğıda yazın. Onay belgesinde DWC yazıyorsa karşılayan kişi Dubai’nin diğer havalimanına gitmelidir; telefonda iki kez doğrulayın. Sınırda noter muvafakatı istenebileceği için belgeyi çantanın kolay açılan gözüne koyun.',
      ],
    },
  ],
  haveReady: [
    { label: 'Doğum tarihi ve rota', hint: 'İkisi birlikte gönderilir' },
    { label: 'Birlikte uçabilecek yetişkin', hint: 'Varsa adı ve tarihi' },
    { label: 'Karşılama planı', hint: 'Terminalle birlikte, ad ve telefon' },
    { label: 'Muvafakat', hint: 'Noter belgesinin dili ve tarihi' },
  ],
  questions: [
    {
      question: '10 yaşındaki oğlum için tek bilet alsam kontuarda sorun olur mu?',
      answer:
        'Büyük olasılıkla. 12 yaş altının genellikle kabul edilmediği bilgisi var; yazılı onayınız yoksa bu riski almayın.',
    },
    {
      question: 'Kesin yaşı neden söylemiyorsunuz?',
      answer: 'Çünkü elimizdeki kaynak havayolunun kendi güncel metni değil. Yanlış bir sayı, çocuğu kapıda bırakır.',
    },
    {
      question: '13 yaşındaki kızıma eşlik satın alabilir miyim?',
      answer:
        'Bu yaş için hizmet satılıp satılmadığını havayolundan sorarız. Satılmıyorsa hizmet veren bir havayoluna bakılır.',
    },
  ],
  warning:
    'Yazılı onay almadan çocuk adına bilet almayın. Kontuarda geri çevrilen Lite ve Value yolcusuna iade çıkmayabilir.',
};
