/** Numbers as they are typed: with a comma, without what binary arithmetic adds to them. */
export const numberText = (number: number) => String(Number(number.toPrecision(15))).replace('.', ',');
