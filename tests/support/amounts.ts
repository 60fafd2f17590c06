import { type MoneyField, moneyFields } from '../../src/domain/records/record-fields.ts';

/** The same value in every money field, so that a new money column changes no test. */
export const everyAmount = <Value>(value: Value) =>
  Object.fromEntries(moneyFields.map((field) => [field, value])) as Record<MoneyField, Value>;
