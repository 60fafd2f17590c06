import { describe, expect, it } from 'vitest';
import { describeError, describeLoss } from './log.ts';

describe('describeError', () => {
  it('keeps the message of our own errors', () => {
    expect(describeError(new TypeError('x is undefined'))).toMatchObject({
      type: 'TypeError',
      message: 'x is undefined',
    });
  });

  it('keeps names but no values of a database error', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "Ayşe Yılmaz"'), {
      severity: 'ERROR',
      code: '22007',
      table: 'crm_records',
      detail: 'Failing row contains (Ayşe Yılmaz)',
      parameters: ['Ayşe Yılmaz'],
      query: 'insert …',
    });
    const described = describeError(error);
    expect(described).toMatchObject({ code: '22007', table: 'crm_records' });
    expect(JSON.stringify(described)).not.toMatch(/Ayşe|insert/);
  });

  it('logs only the type of a thrown value that is no error', () => {
    expect(describeError('Ayşe')).toEqual({ type: 'string' });
  });
});

describe('describeLoss', () => {
  it.each([
    ['53100', { kind: 'Error', code: '53100', why: 'the disk of the database is full' }],
    ['57P01', { kind: 'Error', code: '57P01' }],
  ])('for SQLSTATE %s keeps only what an operator can act on', (code, expected) => {
    expect(describeLoss(Object.assign(new Error('Ayşe'), { code }))).toEqual(expected);
  });
});
