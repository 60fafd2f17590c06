import type { HubService } from './services.ts';

/** What brings visitors here, in their words, and the service that answers it; most urgent first. */
export const happenings: readonly (readonly [what: string, service: HubService])[] = [
  ['Check-in yapamıyorum', 'check-in'],
  ['Uçağım gecikti ya da iptal oldu', 'ucus-gecikmesi'],
  ['Adım yanlış yazılmış', 'isim-degisikligi'],
  ['Bavulum gelmedi', 'kayip-esya'],
  ['Tarihi değiştirmem gerek', 'bilet-degisikligi'],
  ['Gidemiyorum, paramı istiyorum', 'iptal-iade'],
  ['Bagajım fazla gelecek', 'bagaj-ekleme'],
  ['Kedim ya da köpeğim var', 'evcil-hayvan'],
  ['Çocuğum yalnız uçacak', 'refakatsiz-cocuk'],
  ['Tekerlekli sandalye gerekiyor', 'ozel-yardim'],
];
