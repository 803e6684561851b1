/**
 * What became of the reader's own mechs in a round, the game master's report has everybody's; and where
 * announced moves were halted (MOV-5).
 */
import { rowOf, type Audience, type BattleRow, type CampaignState } from '../../rules';
import { isOwn, placeOf, told, type Entry, type Place } from './entries';
import { leftPlay, type ToldEnd } from './fights';

/** By event type; `mech-kept`: SALV-2. */
const CHANGES = {
  'mech-bought': 'bought',
  'mech-built': 'built',
  'mech-entered': 'entered',
  'mech-sold': 'sold',
  'mech-repaired': 'repaired',
  'mech-refitted': 'refitted',
  'mech-kept': 'salvaged',
  'mech-hired': 'hired',
  'mercenary-left': 'dismissed',
  'mech-corrected': 'corrected',
} as const;

/** `lost`: left on a lost field; `wrecked`: left unfit on a won one. */
export const MECH_CHANGES = [...Object.values(CHANGES), 'lost', 'wrecked', 'destroyed'] as const;
export type MechChangeKind = (typeof MECH_CHANGES)[number];

export interface MechChange extends Place {
  readonly mech: string;
  readonly force: string;
  readonly name: string;
  readonly design: string | null;
  /** Null: it waits to enter play, or is in play no more. */
  readonly hex: string | null;
  readonly change: MechChangeKind;
}

export interface Halted extends Place {
  readonly mech: string;
  readonly force: string;
  readonly name: string;
  /** Where it stands. */
  readonly hex: string;
  /** How it was to go; left out in feeds of older releases. */
  readonly how?: 'move' | 'rail' | 'dropship';
}

type ToldMech = Pick<MechChange, 'mech' | 'force'> & Partial<Pick<MechChange, 'name' | 'design' | 'hex'>>;

const isKnown = (type: string): type is keyof typeof CHANGES => Object.hasOwn(CHANGES, type);

const inBattle = (
  entry: Entry,
  state: CampaignState,
  concerns: (force: string) => boolean,
): readonly MechChange[] => {
  const { battle, mechs } = told<ToldEnd>(entry);
  const units = rowOf<BattleRow>(state.battles, battle ?? null)?.setup.units ?? [];
  return (mechs ?? []).flatMap(({ mech, force, change }): readonly MechChange[] => {
    const unit = units.find(({ id }) => id === mech);
    if (unit === undefined || !leftPlay(change) || !concerns(force)) return [];
    return [
      {
        ...placeOf(entry),
        mech,
        force,
        name: unit.name,
        design: unit.design,
        hex: null,
        change: change as MechChangeKind,
      },
    ];
  });
};

export const mechChanges = (
  entries: readonly Entry[],
  state: CampaignState,
  audience: Audience,
): readonly MechChange[] => {
  const concerns = (force: string): boolean => audience.kind === 'gm' || isOwn(audience, force);
  return entries.flatMap((entry): readonly MechChange[] => {
    if (entry.type === 'battle-ended') return inBattle(entry, state, concerns);
    if (!isKnown(entry.type)) return [];
    const { mech, force, name, design, hex } = told<ToldMech>(entry);
    if (!concerns(force)) return [];
    return [
      {
        ...placeOf(entry),
        mech,
        force,
        name: name ?? mech,
        design: design ?? null,
        hex: hex ?? null,
        change: CHANGES[entry.type],
      },
    ];
  });
};

export const haltedMoves = (entries: readonly Entry[]): readonly Halted[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'mech-halted') return [];
    const { mech, force, name, hex, how } = told<Omit<Halted, keyof Place>>(entry);
    return [{ ...placeOf(entry), mech, force, name, hex, ...(how === undefined ? {} : { how }) }];
  });
