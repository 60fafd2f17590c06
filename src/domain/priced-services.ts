/** Services of the public site for which `agency.config.ts` may set a fee. */
export const pricedServices = [
  'iletisim',
  'bilet-satin-alma',
  'bilet-degisikligi',
  'isim-degisikligi',
  'iptal-iade',
  'sinif-yukseltme',
  'evcil-hayvan',
  'refakatsiz-cocuk',
  'koltuk-secimi',
  'bagaj-ekleme',
  'check-in',
  'ozel-yardim',
  'ucus-gecikmesi',
  'kayip-esya',
  'rezervasyon-yonetimi',
  'bilet-sorgulama',
] as const;
export type PricedService = (typeof pricedServices)[number];
