import { expect, it } from 'vitest';
import { namesOfFirstAdmin } from './admin-name.ts';

it.each([
  [null, 'yonetici', ''],
  ['Ayşe', 'Ayşe', ''],
  ['Ayşe Nur  Yılmaz', 'Ayşe Nur', 'Yılmaz'],
])('the first admin with the name %j', (adminName, first_name, last_name) => {
  expect(namesOfFirstAdmin({ adminName, adminEmail: 'Yonetici@ornek.example' })).toEqual({ first_name, last_name });
});
