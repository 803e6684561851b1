/** The record sheet of a mech as data (GAM-7). */
import { ARMOR_LOCATIONS, locationOfArmor, LOCATIONS } from '../../../../catalog';
import { type Card, text } from '../../../shapes';
import { consciousnessNumber, DEADLY_HITS } from '../damage/pilot/pilot-hits';
import { armorLeft, structureLeft } from '../damage/points';
import { gyroHits } from '../damage/critical/part-hit';
import { ENGINE_HITS_TO_DESTROY } from '../damage/losses';
import { brokenParts, engineHits, shotsIn } from '../mech/body';
import type { Mech } from '../mech/model';
import type { Known } from '../play/known';
import { unitOf } from '../play/model';
import { itemWords, locationWords, nameIn } from '../tell/names';
import { heatSteps } from './heat-steps';
import { linesOf } from './lines';
import { weaponsOf } from './weapons';

type Track = Card['tracks'][number];
type Carded = Mech;

/** So far the heat scale goes. */
const HOTTEST = 30;

const armorTracks = (mech: Carded): readonly Track[] =>
  ARMOR_LOCATIONS.filter((face) => mech.sheet.armor[face] > 0).map((face) => {
    const location = locationOfArmor(face);
    return {
      title: text('bt.card.armor', { location: locationWords(mech.sheet, location, location !== face) }),
      value: armorLeft(mech, face),
      most: mech.sheet.armor[face],
      steps: [],
    };
  });

const structureTracks = (mech: Carded): readonly Track[] =>
  LOCATIONS.filter((location) => mech.sheet.structure[location] > 0).map((location) => ({
    title: text('bt.card.structure', { location: locationWords(mech.sheet, location) }),
    value: structureLeft(mech, location),
    most: mech.sheet.structure[location],
    steps: [],
  }));

const binTracks = (mech: Carded): readonly Track[] =>
  mech.sheet.bins.map((bin) => ({
    title: text('bt.card.bin', {
      ammunition: itemWords(bin.figures),
      location: locationWords(mech.sheet, bin.location),
    }),
    value: shotsIn(mech, bin),
    most: bin.shots,
    steps: [],
  }));

const SENSORS = 2;

const systemTracks = (mech: Carded): readonly Track[] => [
  { title: text('bt.card.engine'), value: engineHits(mech), most: ENGINE_HITS_TO_DESTROY, steps: [] },
  { title: text('bt.card.gyro'), value: brokenParts(mech, 'gyro'), most: gyroHits(mech), steps: [] },
  { title: text('bt.card.sensors'), value: brokenParts(mech, 'sensors', 'HD'), most: SENSORS, steps: [] },
];

const heatTrack = (mech: Carded): Track => ({
  title: text('bt.bar.heat'),
  value: Math.min(mech.heat, HOTTEST),
  most: HOTTEST,
  steps: heatSteps(HOTTEST),
});

const pilotTrack = ({ pilotHits }: Carded): Track => ({
  title: text('bt.card.pilot'),
  value: pilotHits,
  most: DEADLY_HITS,
  steps: Array.from({ length: DEADLY_HITS }, (_, index) => {
    const needed = consciousnessNumber(index + 1);
    return {
      at: index + 1,
      text: needed === null ? text('bt.card.dead') : text('bt.card.awake', { needed }),
    };
  }),
});

/** Null: there is no such mech. */
export const cardOf = (known: Known, token: string): Card | null => {
  const unit = unitOf(known, token);
  const sheet = unit === null ? undefined : known.setup.sheets[unit.sheet];
  if (unit === null || sheet === undefined) return null;
  // Off the field nothing asks where it stands.
  const mech = { ...unit, sheet, hex: unit.hex ?? '' } as unknown as Carded;
  return {
    token,
    title: text('bt.unit', { unit: nameIn(known.setup, token).name }),
    lines: linesOf(mech),
    tracks: [
      heatTrack(mech),
      pilotTrack(mech),
      ...armorTracks(mech),
      ...structureTracks(mech),
      ...systemTracks(mech),
      ...binTracks(mech),
    ],
    weapons: weaponsOf(mech, unit),
    sheet: sheet.slug,
  };
};
