/** What the agency may set a fee for in `agency.config.ts`; each is a service of the public site. */
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
