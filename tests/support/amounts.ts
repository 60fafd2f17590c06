import { type MoneyField, moneyFields } from '../../src/domain/records/record-fields.ts';

export const everyAmount = <Value>(value: Value) =>
  Object.fromEntries(moneyFields.map((field) => [field, value])) as Record<MoneyField, Value>;
