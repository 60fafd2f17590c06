/** A number as people type it: with a comma, and without the rounding errors of binary arithmetic. */
export const numberText = (number: number) => String(Number(number.toPrecision(15))).replace('.', ',');
