import { disc, fill, stroke } from '../parts/svg.ts';

/** Control tower at dusk, 432 high, with two low buildings beside it. */
export function controlTower(): string {
  const night = '#1c2653';
  return [
    fill('#e6dbd6', 'M-28 0-20-262H20L28 0z'),
    fill('#9a93b4', 'M0-262h20L28 0H0z'),
    fill('#4b5590', 'M-54-262H54l-10-18h-88z'),
    fill('#f9e6b4', 'M-60-340H60L46-280h-92z'),
    fill('#e2b565', 'M30-340h30L46-280H16z'),
    stroke(night, 4, 'M-30-340l6 60M0-340v60M30-340l-6 60'),
    fill(night, 'M-66-352H66v13H-66zM-42-366h84v14h-84z'),
    stroke(night, 4, 'M0-366v-64M-22-366v-34M22-366v-24'),
    disc(0, -432, 13, '#ffd9c9', 0.25),
    disc(0, -432, 4.5, '#ffd9c9'),
    fill('#26336a', 'M-96 0v-44h90V0zM28 0v-62h120V0z'),
    fill('#32407c', 'M-96-44h90v4h-90zM28-62h120v4H28z'),
    stroke('#f9e6b4', 6, 'M-82-26h64M44-42h92M44-24h92', { dash: '10 8', opacity: 0.85 }),
  ].join('');
}
