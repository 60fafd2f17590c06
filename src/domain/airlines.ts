import { type AirlineId, airlineIds, type NamedAirline, namedAirlines } from './airline-names.ts';

export { type AirlineId, airlineIds };

export type Sky = readonly [zenith: string, high: string, low: string, horizon: string];

interface AirlineLooks {
  primaryColor: string;
  hoverColor: string;
  bgColor: string;
  textColor: string;
  sky: Sky;
  description: string;
}

/**
 * Separate from `airlineNames`, so that the pages' scripts can load the names without the looks. Text on the primary
 * and the hover colour has a contrast of at least 4.5:1.
 */
const looks: Readonly<Record<AirlineId, AirlineLooks>> = {
  thy: {
    primaryColor: '#a8162a',
    hoverColor: '#870f20',
    bgColor: '#fbeeee',
    textColor: '#ffffff',
    sky: ['#5a0d1c', '#8f1a2b', '#c9564f', '#f3bfa2'],
    description: 'İstanbul’dan dünyaya aktarmalı geniş uçuş ağı',
  },
  pegasus: {
    primaryColor: '#ffc936',
    hoverColor: '#f2b50f',
    bgColor: '#fff7df',
    textColor: '#2e2000',
    sky: ['#ffd24d', '#ffdc75', '#ffe9a8', '#fff8e2'],
    description: 'Sabiha Gökçen’den paketli ve sade tarifeler',
  },
  sunexpress: {
    primaryColor: '#0b5aa6',
    hoverColor: '#084684',
    bgColor: '#e9f3fb',
    textColor: '#ffffff',
    sky: ['#0a3a70', '#14528f', '#5b9fd4', '#fbe2ad'],
    description: 'Antalya ve İzmir’den tatil yollarına',
  },
  ajet: {
    primaryColor: '#2440b8',
    hoverColor: '#1a3093',
    bgColor: '#eceffc',
    textColor: '#ffffff',
    sky: ['#14246f', '#2640ac', '#6f86dc', '#d9e2fb'],
    description: 'Sabiha Gökçen ve Ankara’dan ekonomik uçuşlar',
  },
  azal: {
    primaryColor: '#00687c',
    hoverColor: '#005060',
    bgColor: '#e4f4f6',
    textColor: '#ffffff',
    sky: ['#053f4e', '#095666', '#55a3ac', '#d3ecdf'],
    description: 'Türkiye ile Bakü arasında Hazar kıyısına',
  },
  qatar: {
    primaryColor: '#6b0f3b',
    hoverColor: '#530a2d',
    bgColor: '#f8edf2',
    textColor: '#ffffff',
    sky: ['#3d0722', '#6b1440', '#a75a7c', '#e8c4c8'],
    description: 'Doha aktarmasıyla Asya, Afrika ve Okyanusya’ya',
  },
  aeroflot: {
    primaryColor: '#1b3f86',
    hoverColor: '#132f68',
    bgColor: '#ebf0f9',
    textColor: '#ffffff',
    sky: ['#0f2551', '#234a8f', '#7a9bca', '#f4c9a8'],
    description: 'Moskova ve Rusya içi bağlantılar',
  },
  emirates: {
    primaryColor: '#b31b26',
    hoverColor: '#8f131d',
    bgColor: '#fcf0ec',
    textColor: '#ffffff',
    sky: ['#6b2412', '#8e3b1c', '#dc9447', '#fbe6b0'],
    description: 'Dubai aktarmasıyla uzun menzilli uçuşlar',
  },
  airarabia: {
    primaryColor: '#a32a36',
    hoverColor: '#82202a',
    bgColor: '#f8efee',
    textColor: '#ffffff',
    sky: ['#3b3337', '#645053', '#b0918a', '#f1ddcd'],
    description: 'Şarika üzerinden Körfez’e ekonomik uçuşlar',
  },
  flydubai: {
    primaryColor: '#00639c',
    hoverColor: '#004d7a',
    bgColor: '#e6f3f9',
    textColor: '#ffffff',
    sky: ['#063f66', '#0b537e', '#69b1cb', '#ffd6b0'],
    description: 'Dubai’ye ve oradan çevre ülkelere',
  },
};

export interface Airline extends NamedAirline, AirlineLooks {}

export const airlineList: readonly Airline[] = namedAirlines.map((airline) => ({ ...airline, ...looks[airline.id] }));

export const airlines = Object.fromEntries(airlineList.map((airline) => [airline.id, airline])) as Readonly<
  Record<AirlineId, Airline>
>;

/** Address of an airline's logo image. */
export function logoAddress(airline: Airline, agency: { logoBase: string }): string {
  return `${agency.logoBase}${airline.iata}.svg`;
}

/** The agency's number that a page of this airline shows, in E.164. */
export function phoneFor(airline: Airline | null, agency: { phones: Record<'thy' | 'support', string> }): string {
  return airline?.id === 'thy' ? agency.phones.thy : agency.phones.support;
}
