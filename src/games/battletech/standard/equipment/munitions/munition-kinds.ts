/** Which ammunition the rules know, and what it does (BT-EQ-33). */
import { NEVER_FIRED } from '../../fire/weapon/ammunition-types';
import type { Figures } from '../../mech/sheet';

const TYPES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20, 21, 22, 23, 28, 29, 30, 31, 34, 35, 37, 38, 39],
  ...[43, 44, 45, 46, 47, 49, 50, 51, 52, 64, 65, 69, 90, 91, 92, 103],
  ...[66, 67, 95, 99, 104, 105, 107],
];

const TEXTS: Readonly<Record<string, string>> = {
  standard: 'Feeds its weapons',
  cluster: 'Scatters point by point, and hits better by 1',
  artemis: 'With Artemis IV, +2 on the cluster roll',
  'artemis-v': 'With Artemis V, +3 on the cluster roll',
  narc: 'At a mech with a beacon, +2 on the cluster roll',
  'extended-range': 'Reaches further, 1 point a missile',
  'high-explosive': 'Short of reach, 3 points a missile',
  inferno: 'No damage, 2 heat for each missile that hits',
  'semi-guided': 'At a marked target, without the modifiers of a spotter',
  'armor-piercing': 'Hits worse by 1, and may bring a critical hit through armour',
  precision: 'Hits moving targets better by up to 2',
  flechette: 'Half the damage to mechs',
  caseless: 'Twice the shots',
  tracer: 'Feeds its weapons (all battles are fought by day)',
  flak: 'Feeds its weapons (nothing flies high in these battles)',
  fragmentation: 'No damage to mechs',
  'heat-seeking': 'Hits worse by 1 what is cold',
  'multi-purpose': 'Feeds its weapons on land',
  swarm: 'Feeds its weapons; what misses is lost',
  'swarm-improved': 'Feeds its weapons; what misses is lost',
  'narc-explosive': 'No beacon, 4 points',
  'inarc-explosive': 'No beacon, 6 points',
  'inarc-haywire': 'Its target hits worse by 1',
  'inarc-ecm': 'Its target is jammed',
  'inarc-nemesis': 'Draws missiles as a beacon does',
};

export const isKnownAmmunition = ({ ammunition }: Figures): boolean =>
  ammunition !== null &&
  TYPES.includes(ammunition.type) &&
  (ammunition.munition in TEXTS || ammunition.munition in NEVER_FIRED);

const textOf = (munition: string): string =>
  TEXTS[munition] ?? `Carried but not fired (${NEVER_FIRED[munition] ?? ''})`;

export const ammunitionText = ({ ammunition, explosive }: Figures): string =>
  `${textOf(ammunition?.munition ?? 'standard')}; ${explosive ? 'explodes when hit' : 'does not explode'}.`;
