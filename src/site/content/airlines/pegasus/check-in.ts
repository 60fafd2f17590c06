import type { AirlineServiceContent } from '../../types.ts';

export const checkIn: AirlineServiceContent = {
  description:
    'Pegasus’ta check-in genellikle her uçuş ve her yolcu için ayrı yapılır. Ne zaman açılır, kontuar kaç dakika kala kapanır, ekran neden takılır?',
  answers: ['online', 'counter'],
  own: [
    'flypgs.com’da PNR ve soyadıyla girin; Ş, Ğ, İ yerine S, G, I yazın.',
    'Her uçuşta her yolcuyu işaretleyin; dönüş kendiliğinden seçilmez.',
    'Dış hatta pasaport bilgisini tamamlayın.',
    'Koltuk istemiyorsanız “devam” ile geçin.',
  ],
  call: 'Yolculardan biri uçmayacak, diğerleri uçacak.',
  lead: 'Pegasus’ta işaretlemediğiniz yolcunun check-in’i yapılmamış olur. Dört kişilik gidiş dönüş sekiz işaret demektir; bitirmeden listeye bir daha bakın.',
  facts: [
    { label: 'Online açılış', value: '72 saat önce', fact: 'online' },
    { label: 'Online kapanış', value: '40 dakika kala', fact: 'online' },
    { label: 'Kontuar kapanışı', value: 'İç hat 45, dış hat 60 dakika kala', fact: 'counter' },
    { label: 'İşaretlenecekler', value: 'Her uçuş, her yolcu', note: 'Tek işlemde yapılabilir', fact: 'eachPassenger' },
  ],
  sections: [
    {
      topic: 'Ekran takıldı',
      title: 'Ekran takılırsa bakın',
      body: [
        [
          'Dönüşü seçmiş olabilirsiniz; o daha açılmamıştır.',
          'Evcil hayvan, tek uçan çocuk ya da tekerlekli sandalye kaydı varsa kontuar istenebilir.',
          'Pasaportun süresi dönüşten önce bitiyordur.',
          'Ödenmemiş bir ek hizmet bekliyordur.',
        ],
      ],
    },
    {
      topic: 'Geç kaldıysanız',
      title: 'Geç kaldıysanız',
      body: [
        'Kuyrukta beklemeniz kapanış saatini durdurmaz; süre azaldıysa görevliye seslenip öne geçmek istediğinizi söyleyin. Biniş kartınız ve yalnızca kabin bagajınız varsa doğrudan güvenliğe yürüyün. Uçağı kaçırdıysanız kontuardan sonraki uçuşu, bileti aldığınız yerden kalan hakkı hemen sorun.',
      ],
    },
  ],
  questions: [
    {
      topic: 'Uçmayan yolcu',
      question: 'Birimiz uçmayacak, diğerleri yapabilir mi?',
      answer:
        'Evet, uçmayanı işaretlemeden geçin. Onun biletini kalkıştan önce, alındığı yerden iptal edin; check-in yapılırsa iptal zorlaşabilir.',
    },
    {
      topic: 'Kontuar ücreti',
      question: 'Kontuardan kart almak ücretli mi?',
      answer:
        'Bulamadık; havalimanına ve pakete göre değişebilir. flypgs.com’daki ek hizmet ücretlerine bakın ya da online yapın.',
    },
    {
      topic: 'Hamile, bebek',
      question: 'Hamile ya da bebekli yolcu online yapabilir mi?',
      answer:
        'Doğrulayamadık; açılmazsa kontuara gidin. Raporun hangi haftadan sonra, yenidoğanda kaçıncı güne kadar istendiğini Pegasus’a sorun.',
    },
  ],
  warning: 'Telefonun pili bitebilir; biniş kartlarını yazdırın ya da birlikte uçtuğunuz birine de gönderin.',
};
