import { z } from 'zod';
import { pricedServices } from './priced-services.ts';
import { referenceLists } from './records/reference-lists.ts';
import { foldText } from './text/turkish.ts';

const phone = z
  .string()
  .regex(/^\+90[2-58]\d{9}$/, 'must be a Turkish number in E.164 form, for example +908500000000 (no 0 after +90)');

const phoneOfAnyCountry = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'must be a number in E.164 form, for example +902120000000');

const filled = (what: string) => z.string().trim().min(1, `${what} must not be empty`);

/** Legal pages leave out a line whose value is empty. */
const registration = z.strictObject({
  legalName: z.string(),
  mersisNumber: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
  tursabNumber: z.string(),
  tursabGroup: z.string(),
  kepAddress: z.string(),
  streetAddress: z.string(),
  chamber: z.string(),
});

const listEntry = z.strictObject({ name: filled('name'), aliases: z.array(filled('alias')) });
const company = listEntry.extend({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1d3557')
    .optional(),
});
const listOf = <T extends typeof listEntry>(entry: T) =>
  z.array(entry).refine((entries) => {
    const words = entries.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldText);
    return new Set(words).size === words.length;
  }, 'must not have a name or an alias twice');
const listEntries = listOf(listEntry);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time from 00:00 to 24:00');
const shift = z
  .strictObject({ name: filled('name'), from: clock, to: clock })
  .refine(({ from, to }) => from !== to && from !== '24:00', 'must begin before 24:00 and end at another time');

const agencySchema = z
  .strictObject({
    name: filled('name'),
    crmName: filled('crmName'),
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a bare host name, for example havayoluiletisim.example'),
    phones: z.strictObject({ support: phone, thy: phone }),
    phoneAbroad: phoneOfAnyCountry.optional(),
    serviceFees: z.partialRecord(
      z.enum(pricedServices, 'must be a service of the site'),
      z.int('must be a number of whole lira').nonnegative('must not be below 0'),
    ),
    email: z.email('must be an e-mail address'),
    adminEmail: z.email('must be an e-mail address'),
    adminsNeedSecondFactor: z.boolean('must be true or false').default(false),
    ownerEmail: z.union([z.literal(''), z.email()], 'must be an e-mail address, or empty'),
    city: filled('city'),
    timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone, for example UTC or Europe/Istanbul'),
    refundSaleTypes: z.array(filled('a sale type').max(100, 'must not be longer than 100 characters')),
    largeAmount: z.int().positive('must be a number of whole lira above 0'),
    shifts: z.array(shift),
    gtmId: z.string().regex(/^(GTM-[A-Z0-9]{4,})?$/, 'must be empty or a container id like GTM-ABC1234'),
    imageBase: z.string().regex(/^(\/|https:\/\/)\S*$/, 'must be a path from / or an https address'),
    logoBase: z.string().regex(/^(\/|https:\/\/)\S*$/, 'must be a path from / or an https address'),
    registration,
    lists: z.strictObject({
      company: listOf(company),
      saleType: listEntries,
      direction: listEntries,
      shift: listEntries,
    }),
  })
  .superRefine(({ shifts, lists }, context) => {
    const known = referenceLists(lists).shift;
    for (const [at, { name }] of shifts.entries()) {
      if (known.some((one) => one.name === name)) continue;
      context.addIssue({
        code: 'custom',
        path: ['shifts', at, 'name'],
        message: 'must be one of the shifts of the list',
      });
    }
  });

export type Agency = z.infer<typeof agencySchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('tr-TR', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Validates the agency's own data. @throws Error with one line per wrong field, saying what it must be */
export function defineAgency(input: z.input<typeof agencySchema>): Agency {
  const result = agencySchema.safeParse(input);
  if (result.success) return Object.freeze(result.data);
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`);
  throw new Error(`agency.config.ts is not valid:\n${lines.join('\n')}`);
}
