import type { HubService } from './services.ts';

export interface Happening {
  what: string;
  service: HubService;
  /** Anchor of a section of the service's hub. */
  at?: string;
}

/** Most urgent first. */
export const happenings: readonly Happening[] = [
  { what: 'Check-in yapamıyorum', service: 'check-in' },
  { what: 'Uçağım gecikti ya da iptal oldu', service: 'ucus-gecikmesi' },
  { what: 'Uçağı kaçırdım', service: 'bilet-degisikligi', at: 'kacirdim' },
  { what: 'Uçuş saatim değişti', service: 'ucus-gecikmesi', at: 'saat-degisti' },
  { what: 'Bavulum gelmedi', service: 'kayip-esya' },
  { what: 'Bavulum hasarlı', service: 'kayip-esya', at: 'hasar' },
  { what: 'Kimliğim ya da vizem eksik', service: 'check-in', at: 'belge' },
  { what: 'Para çekildi, bilet gelmedi', service: 'bilet-sorgulama', at: 'para-cekildi' },
  { what: 'PNR’mi bulamıyorum', service: 'rezervasyon-yonetimi', at: 'kayip-pnr' },
  { what: 'Adım yanlış yazılmış', service: 'isim-degisikligi' },
  { what: 'Tarihi değiştirmem gerek', service: 'bilet-degisikligi' },
  { what: 'Gidemiyorum, paramı istiyorum', service: 'iptal-iade' },
  { what: 'Ayrı oturuyoruz', service: 'koltuk-secimi', at: 'ayri' },
  { what: 'Bagajım fazla gelecek', service: 'bagaj-ekleme' },
  { what: 'Kedim ya da köpeğim var', service: 'evcil-hayvan' },
  { what: 'Bebekle uçacağım', service: 'bilet-satin-alma', at: 'bebek' },
  { what: 'Çocuğum yalnız uçacak', service: 'refakatsiz-cocuk' },
  { what: 'Tekerlekli sandalye gerekiyor', service: 'ozel-yardim' },
];
