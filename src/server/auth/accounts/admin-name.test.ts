import { expect, it } from 'vitest';
import { namesOfFirstAdmin } from './admin-name.ts';

it.each([
  [null, 'yonetici', ''],
  ['Ayşe', 'Ayşe', ''],
  ['Ayşe Nur  Yılmaz', 'Ayşe Nur', 'Yılmaz'],
])('ADMIN_NAME %j gives the first admin the first name %j and the last name %j', (adminName, first_name, last_name) => {
  expect(namesOfFirstAdmin({ adminName, adminEmail: 'Yonetici@ornek.example' })).toEqual({ first_name, last_name });
});
