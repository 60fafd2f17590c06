import { HttpError } from '../../http/errors.ts';
import type { Test } from './ast.ts';

/** What a look at one row costs by a condition, where a comparison costs 1; measured on 100,000 sales. */
export function effortOf(test: Test): number {
  // One of many is looked up at once.
  if (test.operator === 'in' || test.operator === 'is') return 1;
  if (!('quantifier' in test)) return effortOfValue(test.operator, test.value);
  if (test.operator === 'eq' && test.quantifier === 'any') return 1;
  return test.values.reduce((sum, value) => sum + effortOfValue(test.operator, value), 0);
}

function effortOfValue(operator: Test['operator'], value: string): number {
  if (operator.endsWith('like')) {
    refuse(value.length > longestLike, operator, `at most ${longestLike} characters`);
    return 2 + Math.floor(value.length / 100);
  }
  if (operator.endsWith('match')) return effortOfExpression(operator, value);
  if (operator.endsWith('fts')) return effortOfSearch(operator, value);
  return ofLists.has(operator) ? elementsOf(value) : 1;
}

const ofLists = new Set<string>(['cs', 'cd', 'ov']);

/** Each element of a list, or of JSON, is looked for in each row. */
function elementsOf(value: string): number {
  return value.replaceAll(/"(?:[^"\\]|\\.)*"/gsu, '').split(',').length;
}

const longestLike = 1_000;
const longestExpression = 100;
const mostPieces = 15;
const longestSearch = 250;
const mostSigns = 30;

/** An expression: with wildcards, each letter of a text costs PostgreSQL about as much as the expression is long. */
function effortOfExpression(operator: string, pattern: string): number {
  refuse(pattern.length > longestExpression, operator, `at most ${longestExpression} characters`);
  let pieces = 0;
  let repetitions = 1;
  let previous = '';
  for (const token of pattern.match(tokens) ?? []) {
    refuse(/^\\[1-9]/.test(token), operator, 'no references to a group');
    refuse(token.startsWith('(?') && token !== '(?:', operator, 'no group that begins with (? but (?:');
    if (/^\{\d/.test(token)) {
      const times = Math.max(...(token.match(/\d+/g) ?? []).map(Number), 1);
      if (previous === ')') repetitions *= times;
      else pieces += isWild(previous) ? times - 1 : times;
    } else if (/^[*+?|]$/.test(token) || isWild(token)) pieces += 1;
    previous = token;
  }
  const rule = `at most ${mostPieces} wildcards, sets, repetitions and alternatives, each counted as often as it may be repeated`;
  refuse(Math.max(pieces, 1) * repetitions > mostPieces, operator, rule);
  return 10 + Math.ceil((pattern.length * repetitions) / 10);
}

const tokens = /\\.|\(\?.?|\{\d+(?:,\d*)?\}|\[\^?\]?(?:\[[:.=].*?[:.=]\]|[^\]])*\]|./gsu;
/** What stands for one of several letters. */
const isWild = (token: string) => token === '.' || /^(?:\[.|\\[a-z])/isu.test(token);

function effortOfSearch(operator: string, text: string): number {
  refuse(text.length > longestSearch, operator, `at most ${longestSearch} characters`);
  const signs = text.match(/[&|!<()]|[^\p{L}\p{N}&|!<()]+/gu) ?? [];
  refuse(signs.length > mostSigns, operator, `at most ${mostSigns} signs and spaces`);
  return 10;
}

function refuse(isRefused: boolean, operator: string, rule: string): void {
  if (!isRefused) return;
  throw new HttpError(400, 'pattern_too_complex', `What is given to "${operator}" has ${rule}`, {
    hint: 'Ask for something simpler',
  });
}
