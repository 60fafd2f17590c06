export const messageServices = [
  'isim-degisikligi',
  'iptal-iade',
  'evcil-hayvan',
  'refakatsiz-cocuk',
  'ozel-yardim',
  'kayip-esya',
] as const;
export type MessageService = (typeof messageServices)[number];

/** Questions to the reader: the legend, and the answers' labels by value; the most common answer comes first. */
type Asked = Readonly<Record<string, { legend: string; options: Readonly<Record<string, string>> }>>;

export const choices = {
  'isim-degisikligi': {
    fault: {
      legend: 'Ne yanlış?',
      options: {
        letters: 'Birkaç harf',
        order: 'Ad ile soyadının yeri',
        missing: 'İkinci ad eksik',
        married: 'Soyadım değişti',
      },
    },
  },
  'iptal-iade': {
    who: {
      legend: 'Uçuşu kim iptal etti?',
      options: { airline: 'Havayolu', me: 'Ben vazgeçtim', illness: 'Hastayım' },
    },
    want: { legend: 'Ne istiyorsunuz?', options: { money: 'Paramı', flight: 'Başka bir uçuş' } },
  },
  'evcil-hayvan': {
    animal: { legend: 'Hayvanınız', options: { cat: 'Kedi', dog: 'Köpek', bird: 'Kuş' } },
    place: { legend: 'Nerede uçacak?', options: { cabin: 'Kabinde', hold: 'Ambarda' } },
  },
  'refakatsiz-cocuk': {
    wish: {
      legend: 'Mesajınız',
      options: { want: 'Hizmeti istiyorum', ask: 'Hizmet gerekli mi?', alone: 'Yalnız uçabilir mi?' },
    },
    way: { legend: 'Uçuş', options: { direct: 'Aktarmasız', connecting: 'Aktarmalı' } },
  },
  'ozel-yardim': {
    need: {
      legend: 'Neye ihtiyaç var?',
      options: {
        walk: 'Uzun yürüyemiyor',
        stairs: 'Merdiven çıkamıyor',
        carry: 'Koltuğuna taşınmalı',
        senses: 'Görme ya da işitme desteği',
      },
    },
    chair: { legend: 'Tekerlekli sandalye', options: { theirs: 'Havalimanınınki', own: 'Kendisininki' } },
  },
  'kayip-esya': {
    what: { legend: 'Bavulunuz', options: { late: 'Gelmedi', broken: 'Hasarlı', short: 'İçinden eşya eksik' } },
    report: { legend: 'PIR tutanağı', options: { yes: 'Var', no: 'Yok' } },
  },
} as const satisfies Record<MessageService, Asked>;

/**
 * What the airline offers. `hold`: pets only in the hold; `cabin`: no pets in the hold; `none`: no escort for children.
 */
export type Offer = 'all' | 'hold' | 'cabin' | 'none';

/** The questions on a page. The first answer is preselected, so it must not ask for what the airline refuses. */
export function asked(service: MessageService, offer: Offer): Asked {
  if (offer === 'all') return choices[service];
  if (service === 'refakatsiz-cocuk') {
    const { wish, way } = choices[service];
    return { wish: { ...wish, options: { alone: wish.options.alone } }, way };
  }
  if (service !== 'evcil-hayvan') return choices[service];
  const { animal, place } = choices[service];
  const { cabin, hold } = place.options;
  return { animal, place: { ...place, options: offer === 'hold' ? { hold, cabin } : { cabin } } };
}

type Choices = typeof choices;
export type Said<Service extends MessageService> = {
  [Name in keyof Choices[Service]]: Choices[Service][Name] extends { options: infer Options } ? keyof Options : never;
};
