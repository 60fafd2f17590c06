export interface Airport {
  code: string;
  city: string;
  name: string;
  /** The city's name may also mean another airport. */
  isOneOfMany?: true;
}

export const airports: readonly Airport[] = [
  { code: 'IST', city: 'İstanbul', name: 'İstanbul Havalimanı' },
  { code: 'SAW', city: 'İstanbul', name: 'Sabiha Gökçen' },
  { code: 'ESB', city: 'Ankara', name: 'Esenboğa' },
  { code: 'ADB', city: 'İzmir', name: 'Adnan Menderes' },
  { code: 'AYT', city: 'Antalya', name: 'Antalya' },
  { code: 'BJV', city: 'Bodrum', name: 'Milas-Bodrum' },
  { code: 'DLM', city: 'Dalaman', name: 'Dalaman' },
  { code: 'ASR', city: 'Kayseri', name: 'Erkilet' },
  { code: 'GZP', city: 'Alanya', name: 'Gazipaşa-Alanya' },
  { code: 'ADA', city: 'Adana', name: 'Şakirpaşa', isOneOfMany: true },
  { code: 'DIY', city: 'Diyarbakır', name: 'Diyarbakır' },
  { code: 'HTY', city: 'Hatay', name: 'Hatay' },
  { code: 'ERZ', city: 'Erzurum', name: 'Erzurum' },
  { code: 'TZX', city: 'Trabzon', name: 'Trabzon' },
  { code: 'SZF', city: 'Samsun', name: 'Çarşamba' },
  { code: 'VAN', city: 'Van', name: 'Ferit Melen' },
  { code: 'GZT', city: 'Gaziantep', name: 'Oğuzeli' },
  { code: 'MLX', city: 'Malatya', name: 'Erhaç' },
  { code: 'NAV', city: 'Nevşehir', name: 'Kapadokya' },
  { code: 'KYA', city: 'Konya', name: 'Konya' },
  { code: 'KZR', city: 'Kütahya', name: 'Zafer' },
  { code: 'STN', city: 'Londra', name: 'Stansted', isOneOfMany: true },
  { code: 'FRA', city: 'Frankfurt', name: 'Frankfurt' },
  { code: 'ZRH', city: 'Zürih', name: 'Zürih' },
];

/**
 * Adana's airport since 2024. The form offers it only to those who type it, because the specification does not list it.
 */
export const cukurova: Airport = { code: 'COV', city: 'Adana', name: 'Çukurova' };
