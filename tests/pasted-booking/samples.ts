import type { PastedBooking } from '../../src/domain/pasted-booking/read-booking.ts';

export const sampleFields = [
  'passengers',
  'citizenId',
  'phone',
  'pnr',
  'depart',
  'arrive',
  'returnTo',
  'company',
  'date',
  'paid',
  'paidBy',
] as const;
export type SampleFields = Partial<Record<(typeof sampleFields)[number], string>>;

export interface Sample {
  name: string;
  text: string;
  expected: SampleFields;
}

/** A sample is `@@ title`, the pasted text, `@@ expected`, and a line `field: value` for each field. */
export function readSamples(file: string, text: string): Sample[] {
  const parts = text.split(/^@@ (.*)\n/m).slice(1);
  const samples: Sample[] = [];
  for (let at = 0; at + 3 < parts.length; at += 4) {
    const [title = '', pasted = '', , values = ''] = parts.slice(at, at + 4);
    const lines = values.split('\n').filter((line) => line.includes(': '));
    const expected = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
    samples.push({ name: `${file.replace(/^.*\/|\.txt$/g, '')}: ${title}`, text: pasted, expected });
  }
  return samples;
}

export function fieldsOf({ fields, passengers, paid, paidBy }: PastedBooking): SampleFields {
  const { fullName, ...others } = fields;
  const values = Object.entries(others).map(([field, found]) => [field, found.value]);
  return {
    ...Object.fromEntries(values),
    ...(fullName && { passengers: passengers.map(({ value }) => value).join('; ') }),
    ...(paid && { paid: paid.value }),
    ...(paidBy && { paidBy: paidBy.value }),
  };
}

/** Precision and recall of each field; each passenger counts as one value. */
export function measure(results: ReadonlyArray<{ expected: SampleFields; read: SampleFields }>) {
  return sampleFields.map((field) => {
    let [right, read, expected] = [0, 0, 0];
    for (const one of results) {
      const [values, wanted] = [one.read[field], one.expected[field]].map((text) => text?.split('; ') ?? []);
      right += values?.filter((value) => wanted?.includes(value)).length ?? 0;
      read += values?.length ?? 0;
      expected += wanted?.length ?? 0;
    }
    const [precision, recall] = [right / read, right / expected];
    const line = `${field.padEnd(10)} precision ${precision.toFixed(3)} (${right}/${read})  recall ${recall.toFixed(3)} (${right}/${expected})`;
    return { field, precision, recall, line };
  });
}
