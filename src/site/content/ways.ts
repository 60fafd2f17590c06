import type { PricedService } from '../../domain/priced-services.ts';
import type { HubService } from '../services.ts';

/** Texts that are the same for every airline, about doing it oneself or having the agency do it. */
export interface ServiceWays {
  /** What it costs to do it oneself. */
  cost: string;
  /** The last step, shown after the steps from the airline's page. */
  lastStep: string;
  /** What the agency does for the caller. */
  ours: string;
}

/** For a hub: the steps for doing it oneself, and when a call to us helps. */
interface HubWays {
  own: readonly string[];
  call: string;
}

export const serviceWays: Readonly<Record<PricedService, ServiceWays>> = {
  iletisim: {
    cost: 'Yazmak ücretsizdir; telefon hattı ücretli olabilir.',
    lastStep: 'Yanıtı yazılı isteyin, başvuru numarasını saklayın.',
    ours: 'Biletinizi birlikte okur, kime ne soracağınızı söyleriz.',
  },
  'bilet-satin-alma': {
    cost: 'Bize ücret ödemezsiniz.',
    lastStep: 'Ödemeden önce adları, uçarken göstereceğiniz belgeyle karşılaştırın.',
    ours: 'Uçuşları karşılaştırır, paketin koşulunu okur, onayınızla bileti keseriz.',
  },
  'bilet-degisikligi': {
    cost: 'Bize ücret ödemezsiniz; havayolunun değişiklik ücreti ve fiyat farkı olabilir.',
    lastStep: 'Yeni bileti alınca tarihi, saati ve adları kontrol edin.',
    ours: 'Bileti biz kestiysek ücreti ve farkı söyler, onayınızla değiştiririz; başka bilette nerede yazdığını gösteririz.',
  },
  'isim-degisikligi': {
    cost: 'Yazmak ücretsizdir; düzeltme ücretli olabilir.',
    lastStep: 'Düzeltilmiş bileti almadan konuyu kapatmayın.',
    ours: 'Biletteki adı belgeyle karşılaştırır, başvurunuzu hazırlarız; kaydı bileti kesen düzeltir.',
  },
  'iptal-iade': {
    cost: 'Bize ücret ödemezsiniz; havayolu kesinti yapabilir.',
    lastStep: 'İptal onayını ve iade numarasını saklayın.',
    ours: 'Bileti biz kestiysek tutarı söyler, onayınızla iptal ederiz; başka bilette yerini gösteririz.',
  },
  'sinif-yukseltme': {
    cost: 'Bize ücret ödemezsiniz; üst kabin ya da paket genellikle ücretlidir.',
    lastStep: 'Onaydan sonra yeni biletinizi ve koltuğunuzu kontrol edin.',
    ours: 'Seçenekleri ve iade koşulunu birlikte okuruz; bileti biz kestiysek onayınızla yükseltiriz.',
  },
  'evcil-hayvan': {
    cost: 'Yazmak ücretsizdir; taşıma ücretli olabilir.',
    lastStep: 'Onayı, aşı kartını ve sağlık belgesini yanınıza alın.',
    ours: 'Yer olup olmadığını havayoluna sorar; bileti biz kestiysek onayı rezervasyona ekletiriz.',
  },
  'refakatsiz-cocuk': {
    cost: 'Yazmak ücretsizdir; hizmet ücretli olabilir.',
    lastStep: 'Karşılayacak kişinin adını ve telefonunu iki kez okuyun.',
    ours: 'Yaşı ve uçuşu havayoluna sorar, onay gelmeden bilet kesmeyiz.',
  },
  'koltuk-secimi': {
    cost: 'Seçmek ücretli olabilir.',
    lastStep: 'Biniş kartında koltuk numarasını kontrol edin.',
    ours: 'Planı birlikte okuruz; bileti biz kestiysek koltuğu onayınızla alırız.',
  },
  'bagaj-ekleme': {
    cost: 'Bize ücret ödemezsiniz.',
    lastStep: 'Onay belgesini saklayın; kontuarda gerekebilir.',
    ours: 'Bagaj hakkınızı okur, uygun paketi buluruz; bileti biz kestiysek onayınızla ekleriz.',
  },
  'check-in': {
    cost: 'Genellikle ücretsizdir; koltuk ücretli olabilir.',
    lastStep: 'Biniş kartını telefonunuza indirin.',
    ours: 'Rezervasyonunuzu birlikte açar, takılan yeri buluruz.',
  },
  'ozel-yardim': {
    cost: 'Yardım ücretsizdir; talebi havayoluna kendiniz iletebilirsiniz.',
    lastStep: 'Onayın rezervasyona eklendiğini yazılı isteyin.',
    ours: 'Doğru kodu birlikte seçeriz; bileti biz kestiysek talebi havayoluna iletir, onayını sorarız, başka bilette ne yazacağınızı söyleriz.',
  },
  'ucus-gecikmesi': {
    cost: 'Havayoluna ve SHGM’ye başvurmak ücretsizdir.',
    lastStep: 'Yanıt gelmezse aynı belgelerle SHGM’ye yolcu şikâyeti açın.',
    ours: 'Yeni uçuşu arar, başvuru metnini hazırlarız; sonucu havayolu belirler.',
  },
  'kayip-esya': {
    cost: 'Tutanak ve başvuru ücretsizdir.',
    lastStep: 'Alışveriş fişlerini biniş kartıyla birlikte saklayın.',
    ours: 'Dosya numarasıyla durumun nerede izlendiğini gösterir, yazılı başvurunuzu hazırlarız.',
  },
  'rezervasyon-yonetimi': {
    cost: 'Rezervasyona bakmak ücretsizdir.',
    lastStep: 'Değişiklik ekranına geçmeden önce uçuşları ve adları okuyun.',
    ours: 'Kaydı hangi şirkette arayacağınızı bulur, içindekileri birlikte okuruz.',
  },
  'bilet-sorgulama': {
    cost: 'Bilete bakmak ücretsizdir.',
    lastStep: 'Biletin durumunu ve bagaj satırını okuyup belgeyi indirin.',
    ours: 'Biletin kesilip kesilmediğini birlikte bulur, kime başvuracağınızı söyleriz.',
  },
};

export const hubWays: Readonly<Record<HubService & PricedService, HubWays>> = {
  'bilet-satin-alma': {
    own: ['Tabloda paketi ve bagajı karşılaştırın.', 'Seçtiğiniz havayolunun sitesinde aynı tarihe bakın.'],
    call: 'Tek bilette iki havayoluyla uçacaksınız.',
  },
  'bilet-degisikligi': {
    own: [
      'Bileti nereden aldığınızı bulun; işlem oradan yapılır.',
      'Değişiklik ücretini ve fiyat farkını ayrı ayrı okuyun.',
    ],
    call: 'Bileti kimin kestiğini bilmiyorsunuz.',
  },
  'isim-degisikligi': {
    own: ['Biletteki adı kimlikten harf harf okuyun.', 'Düzeltmeyi bileti aldığınız yerden isteyin.'],
    call: 'Düzeltme mi, yeni bilet mi gerekeceğini bilmiyorsunuz.',
  },
  'iptal-iade': {
    own: ['Bileti aldığınız yerde rezervasyonunuzu açın.', 'Ekranda dönecek tutarı görün, sonra onaylayın.'],
    call: 'İptal mi, değişiklik mi daha az kaybettirir, bilmiyorsunuz.',
  },
  'sinif-yukseltme': {
    own: [
      'Tabloda havayolunuzun üst kabini olup olmadığına bakın.',
      'Rezervasyonda farkı, mili ya da teklifi karşılaştırın.',
    ],
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
      'Uçuşu yapan havayolunu biletten okuyun.',
      'Onun sitesinde PNR ve soyadıyla girip her yolcuyu, her uçuşu işaretleyin.',
    ],
    call: 'Ortak uçuş, evcil hayvan ya da tek uçan çocuk var.',
  },
  'ozel-yardim': {
    own: ['Rezervasyonda özel yardım bölümünü açın ya da havayoluna yazın.', 'Uçuşa en az 48 saat kala iletin.'],
    call: 'Kendi tekerlekli sandalyenizle uçacaksınız.',
  },
  'ucus-gecikmesi': {
    own: ['Havayolunun sitesindeki iletişim formundan yazın.'],
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
