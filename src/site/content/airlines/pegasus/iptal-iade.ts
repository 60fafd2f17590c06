import type { AirlineServiceContent } from '../../types.ts';

export const refund: AirlineServiceContent = {
  description:
    'Pegasus’ta bilet bedeli dönmese de bazı vergiler geri istenebilir. Pakete göre iade, sağlık nedeni, kısmi iade ve başvurunun yapılacağı yer.',
  answers: ['cancel'],
  own: [
    'Onay e-postasından bileti kimin sattığını bulun.',
    'Pegasus’un sitesinden aldıysanız “Bilet İşlemlerim”i PNR ve soyadıyla açın.',
    'Her yönün paketini ve dönecek tutarı okuyun.',
    'Tutar düşükse bilette ödediğiniz vergileri ayrıca isteyin.',
    'Karar verdiyseniz kalkışı beklemeden onaylayın.',
  ],
  call: 'Hangi verginin döneceğini ya da kime yazılacağını bilmiyorsunuz.',
  lead: 'Pegasus’ta ucuz paketin iadesi olup olmadığını bulamadık; dönecek tutarı iptal ekranında okuyun. Uçmadıysanız bilet için ödediğiniz vergilerin bir bölümünü genellikle isteyebilirsiniz.',
  facts: [
    { label: 'İadeyi belirleyen', value: 'Paket', note: 'Kesintiyi bulamadık', fact: 'refund' },
    { label: 'Nereden iptal edilir', value: 'Biletin alındığı yer', fact: 'cancel' },
    { label: 'Vergiler', value: 'Ayrıca isteyin', note: 'Hangisi döner, önce sorun' },
    { label: 'İade yeri', value: 'Ödediğiniz kart ya da hesap' },
  ],
  cardGroups: [
    {
      title: 'İade istediğinizde',
      cards: [
        {
          title: 'Güvenli iade',
          text: 'Para, ödemenin yapıldığı karta ya da hesaba döner; kartınız kapandıysa başvuruda yazın.',
        },
        {
          title: 'Hızlı işlem',
          text: 'İptal isteğini ve vergi başvurusunu birlikte hazırlarız; sonucu Pegasus belirler.',
        },
        {
          title: 'Azami iade',
          text: 'Bileti biz kestiysek geri istenebilecek vergileri tek tek yazarız; değilse nasıl yazılacağını söyleriz.',
        },
      ],
    },
    {
      title: 'İptal nedeninize göre',
      cards: [
        {
          title: 'Gönüllü iptal',
          text: 'Önce değişikliğin bedeline bakın; iptal ekranındaki tutarla karşılaştırın.',
        },
        {
          title: 'Uçuş iptali veya gecikmesi',
          text: 'Pegasus’un yazılı bildirimini saklayın, gecikmede varış saatini not edin. Ek bagaj ve koltuk ücretini de başvuruya yazın.',
        },
        {
          topic: 'Sağlık, vize reddi',
          title: 'Sağlık nedeniyle iptal',
          text: 'Uçuş tarihini kapsayan raporu bugün bileti aldığınız yere iletin; değerlendirmeyi Pegasus yapar. Vize reddinde ne döneceğini bulamadık; ret yazısını da ekleyin.',
        },
        {
          topic: 'Tek yön',
          title: 'Kısmi iade',
          text: 'Uçmadığınız yönün iadesini bileti aldığınız yere ayrıca sorun; biri vazgeçtiyse önce kaydı böldürün.',
        },
      ],
    },
  ],
  sections: [
    {
      topic: 'Vergi iadesi',
      title: 'Vergi iadesi nasıl istenir?',
      body: [
        'Bileti aldığınız yere yazın: “Uçmadım; ödediğim vergilerden geri verilebilenleri istiyorum” deyin, PNR’yi ve uçuş tarihini ekleyin. Tutar küçük olabilir; hizmet bedelimizi geçmeyecekse başvuruyu kendiniz yapmanızı öneririz.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Uçağa gitmedim',
      question: 'Uçuşa gitmedim, bir şey alabilir miyim?',
      answer:
        'Bilet bedelinin dönüp dönmediğini bulamadık; bileti aldığınız yere sorun. Ödediğiniz vergilerin bir bölümünü de oradan isteyin.',
    },
    {
      topic: 'BolPuan',
      question: 'BolPuan’la ödediğim kısım ne olur?',
      answer:
        'Puanın geri yüklenip yüklenmeyeceğini bulamadık. İptal etmeden Pegasus’a sorun, puanın süresi dolmuş olabilir.',
    },
  ],
  warning: 'İadeyi uçuştan sonraya bırakmayın; kalkıştan sonra koşul ağırlaşabilir.',
};
