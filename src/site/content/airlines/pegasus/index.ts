import type { AirlineContent } from '../../types.ts';
import { baggage } from './bagaj-ekleme.ts';
import { ticketChange } from './bilet-degisikligi.ts';
import { purchase } from './bilet-satin-alma.ts';
import { checkIn } from './check-in.ts';
import { pets } from './evcil-hayvan.ts';
import { contact } from './iletisim.ts';
import { refund } from './iptal-iade.ts';
import { nameChange } from './isim-degisikligi.ts';
import { seats } from './koltuk-secimi.ts';
import { unaccompaniedMinor } from './refakatsiz-cocuk.ts';
import { upgrade } from './sinif-yukseltme.ts';

export const pegasus: AirlineContent = {
  checkedOn: '2026-11-20',
  services: {
    iletisim: contact,
    'bilet-satin-alma': purchase,
    'bilet-degisikligi': ticketChange,
    'isim-degisikligi': nameChange,
    'iptal-iade': refund,
    'sinif-yukseltme': upgrade,
    'evcil-hayvan': pets,
    'koltuk-secimi': seats,
    'bagaj-ekleme': baggage,
    'refakatsiz-cocuk': unaccompaniedMinor,
    'check-in': checkIn,
  },
};
