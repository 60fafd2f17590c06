/** A number as people type it: with a comma, and without rounding errors. */
export const numberText = (number: number) => String(Number(number.toPrecision(15))).replace('.', ',');
