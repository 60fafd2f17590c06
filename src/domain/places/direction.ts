import { foldText } from '../text/turkish.ts';

/** Airports of Türkiye with scheduled flights, including those that the form does not suggest. */
const turkish = new Set(
  `ADA ADB ADF AJI AOE ASR AYT BAL BGG BJV BZI CKZ COV DIY DLM DNZ EDO ERC ERZ ESB EZS GNY GZP GZT HTY IGD ISE IST KCM KCO
  KFS KSY KYA KZR MLX MQM MSR MZH NAV NKT NOP OGU ONQ RZV SAW SXZ SZF TEQ TJK TZX USQ VAN VAS YEI YKO`.split(/\s+/),
);

/** Whether the direction contradicts the route; false for a direction that an agency added. */
export function isAgainstRoute(direction: string, depart: string, arrive: string): boolean {
  const told = directionBetween(depart, arrive);
  const typed = foldText(direction);
  return told !== null && typed !== foldText(told) && ['yurt ici', 'yurt disi'].includes(typed);
}

/**
 * Whether a flight is domestic (`YURT ICI`) or international (`YURT DISI`); null unless both places are airport codes.
 */
export function directionBetween(depart: string, arrive: string): 'YURT ICI' | 'YURT DISI' | null {
  const codes = [depart, arrive];
  if (!codes.every((code) => /^[A-Z]{3}$/.test(code))) return null;
  return codes.every((code) => turkish.has(code)) ? 'YURT ICI' : 'YURT DISI';
}
