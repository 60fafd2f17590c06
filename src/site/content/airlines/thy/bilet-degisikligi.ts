import type { AirlineServiceContent } from '../../types.ts';

export const ticketChange: AirlineServiceContent = {
  description:
    'THY biletini değiştirmenin bedelini önce kalkışa kalan süre belirler: 12 saatten çok mu, az mı? Uçuşu THY değiştirdiyse haklarınız ayrıdır.',
  answers: ['changeSlots', 'changeFree'],
  own: [
    'Kesintiyi ve fiyat farkını görün, henüz onaylamayın.',
    'Kalkışa az kaldıysa bekletmeyin: dilim değişince kesinti genellikle artar.',
  ],
  call: 'Kalkışa az kaldı ya da bileti kimin kestiğini bilmiyorsunuz.',
  lead: 'THY, iç hat biletlerinde değişiklik hakkını pakete ve uçuşa kalan süreye göre düzenler. Genellikle üç dilim vardır: 12 saatten öncesi, son 12 saat ve son bir saat. Aynı biletin koşulu saat ilerledikçe ağırlaşır, son bir saatte ise çoğu zaman işlem yapılamaz. Kararınız kesinleştiyse beklemek size para kazandırmaz.',
  facts: [
    { label: 'Birinci dilim', value: 'Kalkışa 12 saatten çok var', fact: 'changeSlots' },
    { label: 'İkinci dilim', value: '12 saat ile 1 saat arası', note: 'Kesinti genellikle artar', fact: 'changeSlots' },
    { label: 'Son dilim', value: 'Son 1 saat', note: 'Genellikle işlem yapılmaz', fact: 'changeSlots' },
    {
      label: 'PrimeFly ve Business',
      value: 'Kesintisiz',
      note: '12 saatten önce; fiyat farkı doğabilir',
      fact: 'changeFree',
    },
    {
      label: 'EcoFly',
      value: 'Ücret sınıfına bağlı',
      note: 'Kampanya biletinde değişiklik kapalı olabilir',
      fact: 'campaign',
    },
    { label: 'Bakılacak yer', value: 'Biletinizdeki kural', note: 'Hatta ve satış tarihine göre değişir' },
  ],
  steps: [
    {
      title: 'Saati söyleyin',
      body: [
        'Önce kalkış saatini sorarız. Dilimin bitmesine az kaldıysa diğer ayrıntıları sonraya bırakır, değişikliği öne alırız.',
      ],
    },
    {
      title: 'Kuralı biletten buluruz',
      body: ['PNR ya da bilet numarasıyla paketinize ve ücret sınıfınıza bakar, değişiklik koşulunu size söyleriz.'],
    },
    {
      title: 'Yeni uçuşları ararız',
      body: [
        'İstediğiniz güne en yakın seçenekleri, aynı ücret sınıfında yer olup olmadığını söyleyerek sıralarız. Fiyat farkı çoğunlukla buradan doğar.',
      ],
    },
    {
      title: 'Üç tutarı ayrı ayrı söyleriz',
      body: [
        'Fiyat farkı, varsa THY’nin değişiklik kesintisi ve hizmet bedelimiz. Toplamı onaylamadan eski uçuşunuza dokunmayız.',
      ],
    },
    {
      title: 'Yeni e-bileti kontrol edersiniz',
      body: ['Değişiklikten sonra koltuk ve ek hizmetlerin yeni uçuşa geçip geçmediğine birlikte bakarız.'],
    },
  ],
  sections: [
    {
      title: 'Değiştirmek mi, yeni bilet almak mı?',
      body: [
        'Ucuz bir EcoFly biletinde kesinti ile fiyat farkının toplamı, yeni bir biletin bedeline yaklaşabilir. Böyle bir durumda iki toplamı da söyleriz. Yeni bilet alacaksanız eskisini iptal etmeden bırakmayın; kullanılmayan bilette bazı vergiler geri istenebilir.',
        [
          'Tarih aynı, yalnızca saat değişecekse önce aynı günün uçuşlarına bakın.',
          'Gidişi kaçıracaksanız dönüşü de düşünün: ilk uçuşa gelinmezse biletin kalanı iptal olabilir. Gelmeyeceğinizi kalkıştan önce bildirin.',
          'Rota değişecekse bilet yeniden fiyatlanır; bagaj esası kilodan parçaya dönebilir.',
        ],
      ],
    },
    {
      title: 'Uçuşu THY değiştirdiyse',
      body: [
        'Saati siz değiştirmediyseniz, kendi isteğinizle yaptığınız değişikliğin kuralı uygulanmaz. Yürürlükteki SHGM düzenlemesi, Türkiye’den kalkan ve Türkiye’ye gelen THY uçuşlarında iptal edilen uçuş için iade ya da başka uçuşa geçme seçeneği tanır. Uçuşa iki haftadan az kala bildirilen büyük tarife değişiklikleri de bu kapsamda değerlendirilebilir. Size gelen bildirimi silmeyin; başvuruda tarih ve saat oradan alınır.',
      ],
    },
    {
      title: 'Bileti nereden aldığınız önemli',
      body: [
        'THY’nin sitesinden alınan bileti aynı yerden kendiniz değiştirebilirsiniz. Acente biletinde değişiklik bileti kesen acenteden istenir. Biletinizi biz kesmediysek kuralı okur, nereye başvuracağınızı söyleriz. Mille alınan bilette işlemi Miles and Smiles hesap sahibi yürütür.',
      ],
    },
  ],
  haveReady: [
    { label: 'Kalkış tarihi ve saati', hint: 'Yerel saatle, biletteki gibi' },
    { label: 'Bilet numarası ya da PNR', hint: 'Kuralı bununla açarız' },
    { label: 'Yeni tarih için iki seçenek', hint: 'Biri doluysa ikincisine geçeriz' },
    { label: 'Değişecek yolcular', hint: 'Aynı kayıtta herkes mi, bir kişi mi' },
    { label: 'Ek hizmet listesi', hint: 'Ödediğiniz koltuk, bagaj ya da yükseltme' },
  ],
  questions: [
    {
      question: 'Biletleme hizmet bedeli değişiklikte ya da iptalde geri alınır mı?',
      answer:
        'Kendi isteğinizle değiştirir ya da iptal ederseniz genellikle geri verilmez. Yeni alınmış bilette 24 saatlik kesintisiz iade ayrı bir haktır; biletinizde yazan esastır.',
    },
    {
      question: 'Aynı PNR’deki iki yolcudan yalnızca birini değiştirebilir miyim?',
      answer:
        'Çoğu zaman evet; önce kaydın ikiye ayrılması gerekir. Ayırma geri alınamadığı için birlikte oturma ve bagaj durumunu da o sırada konuşuruz.',
    },
    {
      question: 'Check-in yaptıktan sonra değişiklik olur mu?',
      answer:
        'Kalkışa yeterli süre varsa olabilir; genellikle önce check-in’in geri alınması istenir. Biniş kartınız elinizdeyse aradığınızda ilk bunu söyleyin.',
    },
  ],
  warning:
    '“Açığa alma” gibi sözlere güvenip uçuş saatini geçirmeyin. Uçuşa gelmemek, değişiklikten ayrı ve genellikle daha ağır bir kurala bağlıdır.',
};
