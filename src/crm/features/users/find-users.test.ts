import { expect, test } from 'vitest';
import { findUsers, nameOf } from './find-users.ts';

const user = (first_name: string, last_name: string, email: string) => ({ first_name, last_name, email });
const users = [
  user('Şule', 'Işık', 'sule@acente.example'),
  user('İpek', 'Öğüt', 'ipek@acente.example'),
  user('Ilgın', 'Çelik', 'ilgin@acente.example'),
  user('Zeki', 'Ak', 'zeki@acente.example'),
  user('', '', 'depo@acente.example'),
  user('Cem', 'Ünal', 'cem.unal@baska.example'),
  user('Çağla', 'Su', 'cagla@acente.example'),
];
const found = (search: string) => findUsers(users, search).map(nameOf);

test('lists all users in Turkish alphabetical order, by e-mail if there is no name', () => {
  expect(found('')).toEqual([
    'Cem Ünal',
    'Çağla Su',
    'depo@acente.example',
    'Ilgın Çelik',
    'İpek Öğüt',
    'Şule Işık',
    'Zeki Ak',
  ]);
});

test.each([
  ['ISIK', ['Şule Işık']],
  ['ışık şu', ['Şule Işık']],
  ['unal', ['Cem Ünal']],
  ['BASKA', ['Cem Ünal']],
  ['ilgın@acente', ['Ilgın Çelik']],
  ['  ipek   ogut ', ['İpek Öğüt']],
  ['kimse', []],
])('finds users by “%s”', (search, names) => {
  expect(found(search)).toEqual(names);
});
