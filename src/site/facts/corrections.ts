/** What a page said wrongly or too surely, and what it says now; the newest first. Printed on /hakkimizda. */
export const corrections: readonly { on: string; text: string }[] = [
  {
    on: '2026-11-23',
    text: 'Bagaj karşılaştırmasında Pegasus, SunExpress ve AJet için yalnızca üst paketlerin kabin ölçüsü yazıyordu; en ucuz paketin daha küçük olan ölçüsünü de ekledik.',
  },
  {
    on: '2026-11-23',
    text: 'Uçuşu havayolu iptal ettiğinde ya da 5 saat geciktirdiğinde bilet parasının istenebileceğini kesin bilgi gibi yazıyorduk; düzenlemenin metninden doğrulayamadığımız için artık her yerde “genellikle” diyoruz.',
  },
  {
    on: '2026-11-23',
    text: 'flydubai’nin değişiklik süresi “30 gün” olarak, kalkıştan önceki bir süre gibi duruyordu; bu süre yalnızca uçağı kaçıran Flex ve Business yolcusu içindir.',
  },
  {
    on: '2026-11-22',
    text: 'İkinci elden ya da eski bir metne dayanan bilgilerin bir bölümü “Kaynağı belli” işareti taşıyordu; işaret artık kaynağın türünden ve tarihinden çıkar. THY’nin kabin bagajı ve Emirates’in check-in saatleri bu yüzden “genellikle” oldu.',
  },
  {
    on: '2026-11-22',
    text: 'Pegasus ve Aeroflot bilet numaralarının ilk üç rakamını kesin bilgi gibi yazıyorduk; ikisi de doğrulanmadığı için artık “genellikle” diyoruz.',
  },
  {
    on: '2026-11-22',
    text: 'THY’nin kontuar süreleri ve ilk uçuş koşulu kesin cümlelerle duruyordu; kaynakları eski ya da ikinci elden olduğu için yumuşatıldı.',
  },
  {
    on: '2026-11-22',
    text: 'THY iade sayfasında hizmet bedelinin hiçbir durumda geri verilmediği yazıyordu; bunun yalnızca kendi isteğiyle vazgeçen yolcu için olduğu belirtildi.',
  },
  {
    on: '2026-11-22',
    text: 'Hakkımızda sayfası bütün kuralların havayollarının metinlerinden geldiğini söylüyordu; kaynaklar olduğu gibi anlatıldı.',
  },
];
