import type { PricedService } from '../../domain/priced-services.ts';
import type { HubService } from '../services.ts';

/** What is the same at every airline, for doing a service oneself or having the agency do it. */
export interface ServiceWays {
  /** What doing it oneself costs. */
  cost: string;
  /** The last step, after those of the airline's page. */
  lastStep: string;
  /** When a call saves time or money, whatever the airline. */
  call: string;
  /** What the agency does for the caller. */
  ours: string;
}

/** The way without a call, in a few words: what it costs, and where on the airline's own site it starts. */
export const ownWays: Readonly<Record<PricedService, { words: string; at: string }>> = {
  iletisim: { words: 'Kendiniz ücretsiz yazın', at: 'iletişim' },
  'bilet-satin-alma': { words: 'Kendiniz aracısız alın', at: 'uçuş arama' },
  'bilet-degisikligi': { words: 'Kendiniz aracısız değiştirin', at: 'rezervasyonunuz → değişiklik' },
  'isim-degisikligi': { words: 'Kendiniz ücretsiz sorun', at: 'iletişim' },
  'iptal-iade': { words: 'Kendiniz aracısız iptal edin', at: 'rezervasyonunuz → iptal' },
  'sinif-yukseltme': { words: 'Kendiniz aracısız yükseltin', at: 'rezervasyonunuz → yükseltme' },
  'evcil-hayvan': { words: 'Kendiniz ücretsiz sorun', at: 'iletişim' },
  'refakatsiz-cocuk': { words: 'Kendiniz ücretsiz sorun', at: 'iletişim' },
  'koltuk-secimi': { words: 'Kendiniz aracısız seçin', at: 'rezervasyonunuz → koltuk' },
  'bagaj-ekleme': { words: 'Kendiniz aracısız ekleyin', at: 'rezervasyonunuz → bagaj' },
  'check-in': { words: 'Kendiniz ücretsiz yapın', at: 'check-in' },
  'ozel-yardim': { words: 'Kendiniz ücretsiz isteyin', at: 'iletişim' },
  'ucus-gecikmesi': { words: 'Kendiniz ücretsiz başvurun', at: 'iletişim' },
  'kayip-esya': { words: 'Kendiniz ücretsiz başvurun', at: 'bagaj' },
  'rezervasyon-yonetimi': { words: 'Kendiniz ücretsiz bakın', at: 'rezervasyonunuz' },
  'bilet-sorgulama': { words: 'Kendiniz ücretsiz bakın', at: 'rezervasyonunuz' },
};

/** The steps and cases of a page for all airlines. */
interface HubWays {
  own: readonly string[];
  call: string;
}

export const serviceWays: Readonly<Record<PricedService, ServiceWays>> = {
  iletisim: {
    cost: 'Sitesinden yazmak genellikle ücretsizdir; telefon hattı ücretli olabilir.',
    lastStep: 'Yanıtı yazılı isteyin, başvuru numarasını saklayın.',
    call: 'Kime ne yazacağınızı bilmiyorsunuz.',
    ours: 'Biletinizi birlikte okur, kime ne soracağınızı söyleriz.',
  },
  'bilet-satin-alma': {
    cost: 'Bize ücret ödemezsiniz; genellikle yalnızca bilet fiyatını ödersiniz.',
    lastStep: 'Ödemeden önce adları kimlikten okuyup karşılaştırın.',
    call: 'Birkaç havayolunu ve tarihi bir görüşmede karşılaştırmak istiyorsunuz.',
    ours: 'Uçuşları karşılaştırır, paketin koşulunu okur, onayınızla bileti keseriz.',
  },
  'bilet-degisikligi': {
    cost: 'Bize ücret ödemezsiniz; havayolunun kesintisi ve fiyat farkı olabilir.',
    lastStep: 'Yeni bileti alınca tarihi, saati ve adları kontrol edin.',
    call: 'Ekrandaki tutarı anlamıyorsunuz ya da işlem yarıda kalıyor.',
    ours: 'Kuralı okur, kesintiyle farkı ayrı ayrı söyler, onayınızla değiştiririz.',
  },
  'isim-degisikligi': {
    cost: 'Sormak genellikle ücretsizdir; düzeltmenin kendisi ücretli olabilir.',
    lastStep: 'Düzeltilmiş bileti almadan konuyu kapatmayın.',
    call: 'Düzeltme mi, yeni bilet mi gerekeceğini bilmiyorsunuz.',
    ours: 'Biletteki adı belgeyle karşılaştırır, başvurunuzu doğru yere yapılacak biçimde hazırlarız.',
  },
  'iptal-iade': {
    cost: 'Bize ücret ödemezsiniz; havayolu biletin kuralına göre kesinti yapabilir.',
    lastStep: 'İptal onayını ve iade numarasını saklayın.',
    call: 'İptal mi, değişiklik mi daha az kaybettirir, bilmiyorsunuz.',
    ours: 'Dönecek tutarı iptalden önce sorar, onayınızla başvuruyu yaparız.',
  },
  'sinif-yukseltme': {
    cost: 'Bize ücret ödemezsiniz; yükseltmenin kendisi genellikle ücretlidir.',
    lastStep: 'Onaydan sonra yeni biletinizi ve koltuğunuzu kontrol edin.',
    call: 'Hangi yükseltme yolunun size uyduğuna karar veremiyorsunuz.',
    ours: 'Seçenekleri yan yana koyar, iade koşulunu söyler, onayınızla işleme alırız.',
  },
  'evcil-hayvan': {
    cost: 'Sormak genellikle ücretsizdir; taşımanın kendisi ücretlidir.',
    lastStep: 'Onayı, aşı kartını ve sağlık belgesini yanınıza alın.',
    call: 'Onay gelmeden bilet alıp almamakta kararsızsınız.',
    ours: 'Kontenjanı ve ölçüyü havayoluna sorar, onayı bilete işletiriz.',
  },
  'refakatsiz-cocuk': {
    cost: 'Sormak genellikle ücretsizdir; refakat hizmeti ücretli olabilir.',
    lastStep: 'Karşılayacak kişinin adını ve telefonunu iki kez okuyun.',
    call: 'Çocuğun yaşı sınıra denk geliyor ya da aktarma var.',
    ours: 'Yaşı ve uçuşu havayoluna sorar, onay gelmeden bilet kestirmeyiz.',
  },
  'koltuk-secimi': {
    cost: 'Atanan koltuk genellikle ücretsizdir; seçmek ücretli olabilir.',
    lastStep: 'Biniş kartında koltuk numarasını kontrol edin.',
    call: 'Yan yana oturması gereken yolcular ayrı düştü.',
    ours: 'Planı sizinle birlikte okur, seçtiğiniz koltuğu ayırtır ya da satın alırız.',
  },
  'bagaj-ekleme': {
    cost: 'Bize ücret ödemezsiniz; ek bagajın ücretini havayolu belirler.',
    lastStep: 'Bavulu evde tartın, onay belgesini saklayın.',
    call: 'Biletteki hakkı okuyamıyorsunuz ya da ödeme geçmiyor.',
    ours: 'Bagaj hakkınızı okur, en uygun paketi bulur, onayınızla ekleriz.',
  },
  'check-in': {
    cost: 'Genellikle ücretsizdir; koltuk seçmek ücretli olabilir.',
    lastStep: 'Biniş kartını telefonunuza indirin, adı ve saati okuyun.',
    call: 'Ekran “bulunamadı” diyor ya da takılıyor.',
    ours: 'Kaydı birlikte açar, eksik alanı buluruz; biniş kartı size gelir.',
  },
  'ozel-yardim': {
    cost: 'Yardım ücretsizdir; talebi havayoluna kendiniz de iletebilirsiniz.',
    lastStep: 'Onayın bilete işlendiğine dair yazılı yanıt isteyin.',
    call: 'Hangi kodun size uyduğunu bilmiyorsunuz.',
    ours: 'Doğru kodu birlikte seçer, talebi işletir, onayını sorarız.',
  },
  'ucus-gecikmesi': {
    cost: 'Havayoluna ve SHGM’ye kendiniz ücretsiz başvurabilirsiniz.',
    lastStep: 'Yanıt gelmezse aynı belgelerle SHGM’ye yolcu şikâyeti açın.',
    call: 'Kapıdasınız ve yeni uçuşta yer arıyorsunuz.',
    ours: 'Yeni uçuşu arar, başvuru metnini hazırlarız; sonucu havayolu belirler.',
  },
  'kayip-esya': {
    cost: 'Tutanak ve başvuru genellikle ücretsizdir.',
    lastStep: 'Alışveriş fişlerini biniş kartıyla birlikte saklayın.',
    call: 'Tutanaksız çıktınız ya da havayolundan yanıt gelmiyor.',
    ours: 'Dosya numarasıyla durumu sorar, yazılı başvurunuzu hazırlarız.',
  },
  'rezervasyon-yonetimi': {
    cost: 'Rezervasyona bakmak genellikle ücretsizdir.',
    lastStep: 'Değişiklik ekranına geçmeden önce uçuşları ve adları okuyun.',
    call: 'Site rezervasyonu bulamıyor.',
    ours: 'Kaydı hangi şirkette arayacağımızı bulur, içindekileri size okuruz.',
  },
  'bilet-sorgulama': {
    cost: 'Bilete bakmak genellikle ücretsizdir.',
    lastStep: 'Biletin durumunu ve bagaj satırını okuyup belgeyi indirin.',
    call: 'Ödeme çekildi ama bilet gelmedi.',
    ours: 'Biletin kesilip kesilmediğini sorar, eksikse kime başvuracağınızı söyleriz.',
  },
};

export const hubWays: Readonly<Record<HubService & PricedService, HubWays>> = {
  'bilet-satin-alma': {
    own: ['Tabloda paketi ve bagajı karşılaştırın.', 'Seçtiğiniz havayolunun sitesinde aynı tarihe bakın.'],
    call: 'Tek bilette iki havayoluyla uçacaksınız.',
  },
  'bilet-degisikligi': {
    own: ['Bileti nereden aldığınızı bulun; işlem oradan yapılır.', 'Kesintiyi ve fiyat farkını ayrı ayrı okuyun.'],
    call: 'Bileti kimin kestiğini bilmiyorsunuz.',
  },
  'isim-degisikligi': {
    own: ['Biletteki adı kimlikten harf harf okuyun.', 'Düzeltmeyi bileti aldığınız yerden isteyin.'],
    call: 'Uçuş yakın ve hata soyadında.',
  },
  'iptal-iade': {
    own: ['Uçuşu siz mi, havayolu mu iptal ediyor, ayırın.', 'Ekranda dönecek tutarı görün, sonra onaylayın.'],
    call: 'Uçuşunuzu havayolu iptal etti ya da saatini değiştirdi.',
  },
  'sinif-yukseltme': {
    own: ['Tabloda havayolunuzun üst kabini var mı, bakın.', 'Rezervasyonda farkı, mili ya da teklifi karşılaştırın.'],
    call: 'Yükseltme ekranı açılmıyor.',
  },
  'evcil-hayvan': {
    own: ['Hayvanı kafesiyle tartın ve kafesi ölçün.', 'Bilet almadan önce havayolundan onay isteyin.'],
    call: 'Hayvanınızı kabine alan bir havayolu arıyorsunuz.',
  },
  'refakatsiz-cocuk': {
    own: ['Çocuğun uçuş günündeki yaşını hesaplayın.', 'Hizmeti, bileti almadan önce havayolundan isteyin.'],
    call: 'Hizmeti veren bir havayolu arıyorsunuz.',
  },
  'koltuk-secimi': {
    own: ['Rezervasyonda koltuk planını açın.', 'Ücretsiz koltuk kalmışsa onu seçin.'],
    call: 'Beşik, ek koltuk ya da geniş yer gerekiyor.',
  },
  'bagaj-ekleme': {
    own: ['Biletteki satırı okuyun: kilo mu, parça mı?', 'Eksik olanı rezervasyondan, havalimanına gitmeden ekleyin.'],
    call: 'Spor ekipmanı ya da sıra dışı bir eşya var.',
  },
  'check-in': {
    own: [
      'Uçağı işleten havayolunu biletten okuyun.',
      'Onun sitesinde PNR ve soyadıyla girip her yolcuyu, her uçuşu işaretleyin.',
    ],
    call: 'Ortak uçuş, evcil hayvan ya da tek uçan çocuk var.',
  },
  'ozel-yardim': {
    own: ['Rezervasyonda özel yardım bölümünü açın ya da havayoluna yazın.', 'Uçuşa en az 48 saat kala iletin.'],
    call: 'Kendi tekerlekli sandalyenizle uçacaksınız.',
  },
  'ucus-gecikmesi': {
    own: ['Kapıda ikram ve yeni uçuş isteyin, fişleri saklayın.', 'Havayolunun sitesindeki iletişim formundan yazın.'],
    call: 'Başvuru metnini yazmakta zorlanıyorsunuz.',
  },
  'kayip-esya': {
    own: [
      'Bagaj alım salonundan çıkmadan kayıp eşya ofisinde tutanak tutturun.',
      'Dosya numarasıyla havayolunun sitesinden izleyin.',
    ],
    call: 'Bavulunuz birden çok havayoluyla taşındı.',
  },
  'rezervasyon-yonetimi': {
    own: ['Biletinizi kesen havayolunun sitesini açın.', 'PNR kodunuzu ve soyadınızı yazın.'],
    call: 'PNR kodunuz yok, elinizde yalnızca ödeme dekontu var.',
  },
  'bilet-sorgulama': {
    own: ['Numaranın ilk üç rakamından havayolunu bulun.', 'Onun sitesinde bilet numarasını ve soyadınızı yazın.'],
    call: 'Numara havayolunun sitesinde bulunmuyor.',
  },
};
