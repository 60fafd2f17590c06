import type { StatementResult } from './sql/statement.ts';

/** A statement's result, and the caller's identity where the database has put it together anew. */
export interface AnswerText extends StatementResult {
  present: string | null;
}

const newline = 10;

/** Takes apart what `app.answer_request` gives: a line each for total, rows, key and identity, then the body. */
export function readAnswer(answer: Buffer<ArrayBuffer>): AnswerText {
  let start = 0;
  const line = () => {
    const end = answer.indexOf(newline, start);
    const text = answer.toString('utf8', start, end < 0 ? answer.length : end);
    start = end < 0 ? answer.length + 1 : end + 1;
    return text === '' ? null : text;
  };
  const [total, rows, key, present] = [line(), line(), line(), line()];
  const body = start > answer.length ? null : answer.subarray(start);
  return { total, rows: rows ?? '0', key, present, body };
}
