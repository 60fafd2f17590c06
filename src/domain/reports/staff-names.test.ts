import { expect, it } from 'vitest';
import { staffNames } from './staff-names.ts';

const nameOf = staffNames([
  { id: '1', email: 'ayse@a.example', name: 'Ayşe Yılmaz' },
  { id: '2', email: 'can@a.example', name: 'Can Er' },
  { id: '3', email: 'can2@a.example', name: 'CAN ER' },
]);

it.each([
  ['ayse@a.example', '1', 'Ayşe Yılmaz'],
  // An earlier e-mail address of Ayşe.
  ['eski@a.example', '1', 'Ayşe Yılmaz'],
  ['ayse@a.example', null, 'Ayşe Yılmaz'],
  [null, '1', 'Ayşe Yılmaz'],
  ['can@a.example', '2', 'Can Er (can@a.example)'],
  ['can2@a.example', null, 'CAN ER (can2@a.example)'],
  [null, '2', 'Can Er (can@a.example)'],
  ['kim@a.example', '9', 'kim@a.example'],
  [null, '9', '9'],
  [null, null, null],
])('the e-mail %s and the id %s have the name %s', (email, id, name) => {
  expect(nameOf(email, id)).toBe(name);
});
