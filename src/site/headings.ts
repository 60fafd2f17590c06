import type { Airline } from '../domain/airlines.ts';
import type { AirlineService } from './content/types.ts';
import { services } from './services.ts';

/** The h1 of an airline's page of a service. */
export function airlineHeading(airline: Airline, service: AirlineService): string {
  return `${airline.shortName} ${services[service].name}`;
}
