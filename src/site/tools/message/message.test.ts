import { describe, expect, test } from 'vitest';
import { asked, choices, type MessageService, messageServices } from './choices.ts';
import { commonest, message } from './message.ts';

function combinations(service: MessageService): Record<string, string>[] {
  return Object.entries(choices[service]).reduce<Record<string, string>[]>(
    (all, [name, { options }]) =>
      all.flatMap((said) => Object.keys(options).map((value) => ({ ...said, [name]: value }))),
    [{}],
  );
}

describe.each(messageServices)('%s', (service) => {
  const texts = combinations(service).map((said) => message(service, said as never));

  test('every combination gives a different message, short and complete', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(
        /^Konu: [^\n]+, PNR \((?:varsa )?kodunuz\)\n\nMerhaba, [^\n]+ Yanıtınızı yazılı rica ederim\.\n\nAd soyad/,
      );
      expect(text).not.toMatch(/undefined|false| {2}|\d/);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(70);
    }
  });

  test('the most common case takes the first answer to each question', () => {
    expect(texts[0]).toBe(commonest(service, 'all'));
  });
});

test.each([
  [
    'iptal-iade',
    { who: 'airline', want: 'money' },
    'Uçuşu siz iptal ettiniz; iptal isteği benden gelmedi. Bilet bedelinin ödediğim karta iadesini istiyorum.',
  ],
  ['iptal-iade', { who: 'me', want: 'flight' }, 'Tarih değişikliğinin ücretini ve fiyat farkını ayrı ayrı yazın'],
  ['evcil-hayvan', { animal: 'cat', place: 'cabin' }, 'kabine alınmıyorsa başka bir yol var mı?'],
  ['evcil-hayvan', { animal: 'bird', place: 'hold' }, 'Kuşumu ambarda götürmek istiyorum; taşınmıyorsa'],
  ['ozel-yardim', { need: 'stairs', chair: 'own' }, 'Yolcu merdiven çıkamıyor (WCHS). Kendi sandalyesiyle geliyor'],
  ['kayip-esya', { what: 'late', report: 'no' }, 'Salondan tutanaksız çıktım; bu yazıyı bildirimim sayın.'],
] as const)('%s with %j says: %s', (service, said, words) => {
  expect(message(service, said as never)).toContain(words);
});

test('whoever asks before buying need not have a booking', () => {
  for (const service of ['evcil-hayvan', 'refakatsiz-cocuk'] as const)
    expect(commonest(service, 'all')).toMatch(
      /PNR \(varsa kodunuz\)\n\nMerhaba, \(tarih\) günkü uçuşunuz \(numarası\) için/,
    );
  expect(commonest('iptal-iade', 'all')).toContain('PNR (kodunuz)');
});

test('a pet that may not enter the cabin flies in the hold unless the reader says otherwise; a closed hold is not offered', () => {
  expect(commonest('evcil-hayvan', 'hold')).toContain('Kedimi ambarda götürmek istiyorum');
  expect(commonest('evcil-hayvan', 'cabin')).toContain('Kedimi kabinde götürmek istiyorum');
  expect(Object.keys(asked('evcil-hayvan', 'cabin').place?.options ?? {})).toEqual(['cabin']);
  expect(asked('iptal-iade', 'hold')).toBe(choices['iptal-iade']);
});

test('an airline without a service for children flying alone is asked whether the child may fly, not for the service', () => {
  expect(commonest('refakatsiz-cocuk', 'all')).toContain('Refakat hizmeti istiyorum.');
  const text = commonest('refakatsiz-cocuk', 'none');
  expect(text).toContain('yalnız uçabilir mi?');
  expect(text).not.toMatch(/[Rr]efakat hizmeti|Bırakan/);
  expect(Object.keys(asked('refakatsiz-cocuk', 'none').wish?.options ?? {})).toEqual(['alone']);
});
