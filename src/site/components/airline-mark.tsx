import { type Airline, logoAddress } from '../../domain/airlines.ts';
import { usePage } from '../context.ts';

/** The airline's code as text. Shows its logo instead with `logo`, or if the agency has its own address for logos. */
export function AirlineMark({ airline, logo = false }: { airline: Airline; logo?: boolean }) {
  const { agency } = usePage();
  if (!logo && agency.logoBase === '/logo/') return <b>{airline.iata}</b>;
  return <img className="logo" src={logoAddress(airline, agency)} alt="" width="220" height="88" />;
}
