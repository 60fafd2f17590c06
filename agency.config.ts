import { defineAgency } from './src/domain/agency.ts';

/**
 * Everything an agency changes to make this product its own.
 * The values here are fictional: the numbers cannot be dialled and `.example` domains cannot be registered.
 */
export default defineAgency({
  name: 'Havayolu İletişim',
  crmName: 'Havayolu İletişim CRM',
  domain: 'havayoluiletisim.example',
  phones: { support: '+908500000000', thy: '+908500000001' },
  /**
   * A number that can be dialled from other countries, beside 0850 on every page: `phoneAbroad: '+902120000000'`. Without it the
   * pages say that 0850 may not be reached from abroad.
   */
  /** What the agency charges for a service in whole lira, `{ 'check-in': 150, iletisim: 0 }`; what is missing is “henüz yayımlamadık”. */
  serviceFees: {},
  email: 'destek@havayoluiletisim.example',
  /** This user is always an admin; it is created on the first start. */
  adminEmail: 'yonetici@havayoluiletisim.example',
  /** Whether an admin has to set up a second factor before anything else. */
  adminsNeedSecondFactor: false,
  /** Gets a mail every night about the day before; empty: nobody. Needs `SMTP_URL`. */
  ownerEmail: '',
  city: 'İstanbul, Türkiye',
  /** Decides "today", hours, shifts and day closes in the CRM. */
  timeZone: 'Europe/Istanbul',
  /** Sale types that are money given back: shown with a minus and subtracted in every sum. */
  refundSaleTypes: ['IPTAL/IADE'],
  /** A larger amount in lira is asked about once before a sale is saved. */
  largeAmount: 250_000,
  /**
   * The hours of the shifts by the clock of `timeZone`, `{ name: 'GECE', from: '22:00', to: '06:00' }`: a new record is
   * proposed the shift that is on, and the day on which it began. Empty: no shift is proposed.
   */
  shifts: [],
  /** Empty: no tag manager, no cookie notice, no third-party request. */
  gtmId: '',
  imageBase: '/art/',
  logoBase: '/logo/',
  /** A legal page leaves out a line whose value is empty, and says which of name, MERSİS, address and licence are missing. */
  registration: {
    legalName: '',
    mersisNumber: '',
    taxOffice: '',
    taxNumber: '',
    tursabNumber: '',
    tursabGroup: '',
    kepAddress: '',
    streetAddress: '',
    chamber: '',
  },
  /**
   * More entries for the lists of a new record, `{ name: 'CORENDON', aliases: ['XC'] }`, and other words for those it has,
   * `{ name: 'THY', aliases: ['milli'] }`. A company may have the colour of its tag, `color: '#1d3557'`; airlines have theirs.
   */
  lists: { company: [], saleType: [], direction: [], shift: [] },
});
