import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'THY’de genellikle biletleme hizmet bedeli geri dönmez, EcoFly’ın bazı sınıfları iadesizdir. 24 saatlik iade kimin hakkı, iptalde ne dönmez?',
  answers: ['cancel', 'day'],
  own: [
    'Bileti acenteden aldıysanız iadeyi acenteden isteyin.',
    'THY’den aldıysanız rezervasyonu PNR ve soyadıyla açın.',
    'Dönecek tutarı ve kesintiyi görün, henüz onaylamayın.',
    'Değişiklik hakkınız varsa onun tutarıyla karşılaştırın.',
    'İptali iç hatta kalkışa 1 saatten çok varken onaylayın; sonra genellikle işlem yapılmaz.',
  ],
  call: 'İadesiz bilette hangi verginin döneceğini bilmiyorsunuz.',
  lead: 'THY’de (Türk Hava Yolları) vazgeçen yolcunun iadesini genellikle paket, ücret sınıfı ve kalan süre belirler.',
  facts: [
    { label: 'Geri dönmeyen', value: 'Biletleme hizmet bedeli', fact: 'changeFree' },
    { label: 'EcoFly', value: 'Bazı sınıflar iadesiz', note: 'Sınıf e-bilette yazar', fact: 'ecoFlyRefund' },
    {
      label: 'Aldıktan sonraki 24 saat',
      value: 'Uçuşa en az 7 gün varsa kesintisiz',
      note: 'THY’nin sitesinden ya da uygulamasından; ek hizmetler hariç',
      fact: 'day',
    },
    { label: 'İade yeri', value: 'Ödediğiniz kart ya da hesap' },
  ],
  cardGroups: [
    {
      title: 'İadede bizim işimiz',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Tutar ödemenin yapıldığı karta ya da hesaba döner; başka hesap soran iletiye yanıt vermeyin.',
        },
        {
          title: 'Hızlı işlem',
          text: 'Bileti biz kestiysek isteği onayınızın ardından THY’ye iletiriz; ödeme süresini THY belirler.',
        },
        {
          title: 'Azami iade',
          text: 'Bileti biz kestiysek dönebilecek vergileri de isteriz; başka bilette ne yazacağınızı söyleriz.',
        },
      ],
    },
    {
      title: 'İptalin nedeni',
      cards: [
        {
          topic: 'Uçağa gitmedim',
          title: 'Gönüllü iptal',
          text: 'İç hatta koşul genellikle kalkışa 12 saat ve 1 saat kala değişir. Uçağa gitmediyseniz bileti satana bilet numarasıyla yazın: hangi vergi döner, dönüş uçuşum geçerli mi?',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'THY’den gelen mesajı silmeyin; “Uçuşunuzu THY iptal ettiyse” bölümünü izleyin. Uçuşu AJet yapıyorsa ona da yazın.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Tarihli raporu bileti satana gönderin (THY’ye sitesinin iletişim bölümünden); kararı THY verir. Vize reddinin kuralını bulamadık; ret yazısıyla oraya sorun.',
        },
        {
          topic: 'Kısmi iade',
          title: 'Kısmi iade',
          text: 'Gidişi kullandıysanız karşılığı biletin kuralına göre düşülür; kalan az olabilir.',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'İadesiz bilet',
      body: ['İadesiz EcoFly’da geriye yalnızca birkaç vergi kalabilir; iptal etmeden değişikliğin tutarına bakın.'],
    },
  ],
  questions: [
    {
      topic: 'Kaç günde',
      question: 'İade kaç günde gelir?',
      answer:
        'Siz vazgeçtiyseniz kaç gün sürdüğünü bulamadık; THY’nin süresine bankanızınki eklenir. Uçuşu THY iptal ettiyse yukarıdaki adımlara bakın.',
    },
    {
      topic: 'Ek bagaj',
      question: 'Ek bagaj ve koltuk ücretim döner mi?',
      answer: 'Siz vazgeçtiyseniz genellikle dönmez. Uçuşu THY iptal ettiyse bu kalemleri de başvuruya yazın.',
    },
  ],
  warning: 'Uçağa gelmezseniz iade koşulu genellikle ağırlaşır; uçmayacaksanız erken iptal edin.',
};
