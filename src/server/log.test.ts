import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { describeError, logRequest } from './log.ts';

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
      table_name: 'crm_records',
      detail: 'Failing row contains (Ayşe Yılmaz)',
      parameters: ['Ayşe Yılmaz'],
      query: 'insert …',
    });
    const described = describeError(error);
    expect(described).toMatchObject({ code: '22007', table_name: 'crm_records' });
    expect(JSON.stringify(described)).not.toMatch(/Ayşe|insert/);
  });

  it('says nothing about a thrown value that is no error', () => {
    expect(describeError('Ayşe')).toEqual({ type: 'string' });
  });
});

describe('logRequest', () => {
  const facts = { requestId: '5d0c', method: 'GET', path: '/rest/v1/a"b\\c\n', status: 206, start: performance.now() };

  it('writes the line the logger itself would write', () => {
    const lines: string[] = [];
    const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
    const log = pino(options, { write: (line: string) => void lines.push(line) });
    logRequest(log, facts);
    const { requestId, method, path, status } = facts;
    log.info({ requestId, method, path, status, ms: 0 });
    const [ours, theirs] = lines.map((line) =>
      line.replace(/"time":"[^"]+"/, '"time":""').replace(/"ms":\d+/, '"ms":0'),
    );
    expect(ours).toBe(theirs);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), path });
  });

  it('writes nothing where such lines are not wanted', () => {
    const lines: string[] = [];
    logRequest(pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }), facts);
    expect(lines).toEqual([]);
  });
});
