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
  // Add `phoneAbroad: '+902120000000'` for callers from other countries; without it the pages say that 0850 may not be
  // reached from abroad.
  /**
   * Fees by service in whole lira, such as `{ 'check-in': 150, iletisim: 0 }`. For other services the pages say “henüz
   * yayımlamadık”.
   */
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
   * Hours of the shifts in `timeZone`, such as `{ name: 'GECE', from: '22:00', to: '06:00' }`. A new record proposes
   * the current shift and the day on which it began; with no shifts here it proposes none.
   */
  shifts: [],
  /** Empty: no tag manager, no cookie notice, no third-party request. */
  gtmId: '',
  imageBase: '/art/',
  logoBase: '/logo/',
  /** The legal pages leave out every line whose value is empty here. */
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
   * Adds entries to the lists of a new record, such as `{ name: 'CORENDON', aliases: ['XC'], color: '#1d3557' }`, and
   * other words for existing entries, such as `{ name: 'THY', aliases: ['milli'] }`.
   */
  lists: { company: [], saleType: [], direction: [], shift: [] },
});
