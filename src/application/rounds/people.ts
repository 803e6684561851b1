/**
 * What became of pilots in a round, as their reader was told: their own, and prisoners that they took, lost
 * or freed (CMB-9, DEP-5, INJ-1, BLD-ACA).
 */
import { rowOf, type Audience, type BattleRow, type CampaignState, type PilotRow } from '../../rules';
import { isOwn, placeOf, told, type Entry } from './entries';
import type { ToldEnd } from './fights';
import type { PilotChangeKind, PilotChange } from './pilot-change';

const UNCHANGED = { hits: null, gunnery: null, piloting: null } as const;

/** Prisoners and freed pilots concern their own force and who has or had them. */
const handled = (how: string, audience: Audience, owner: string): PilotChangeKind => {
  if (how === 'freed') return 'freed';
  if (how === 'lost') return 'prisoner-lost';
  return isOwn(audience, owner) || audience.kind === 'gm' ? 'captured' : 'prisoner-taken';
};

const inBattle = (entry: Entry, state: CampaignState, audience: Audience): readonly PilotChange[] => {
  const { battle, pilots } = told<ToldEnd>(entry);
  const setup = rowOf<BattleRow>(state.battles, battle ?? null)?.setup ?? null;
  return (pilots ?? []).flatMap(({ pilot, force, hits, status, hex }): readonly PilotChange[] => {
    const before = setup?.units.find((unit) => unit.pilot?.id === pilot) ?? null;
    const name = before?.pilot?.name;
    const mine = isOwn(audience, force) || audience.kind === 'gm';
    const holds = status === 'captured' && hex !== null;
    if (name === undefined || before?.hired === true || !(mine || holds)) return [];
    const facts = { ...placeOf(entry), pilot, name, force, gunnery: null, piloting: null };
    if (status === 'captured') return [{ ...facts, hits, change: mine ? 'captured' : 'prisoner-taken' }];
    if (status === 'dead') return [{ ...facts, hits, change: 'dead' }];
    return hits > (before?.pilot?.hits ?? 0) ? [{ ...facts, hits, change: 'hurt' }] : [];
  });
};

interface ToldTaken {
  readonly pilots: readonly {
    readonly pilot: string;
    readonly name: string;
    readonly force: string;
    readonly how: string;
  }[];
}

interface ToldPassed {
  readonly pilot: string;
  readonly name: string;
  readonly force: string;
  readonly to: string;
  readonly from: string;
}

type ToldPilot = Pick<PilotChange, 'pilot' | 'name' | 'force'> &
  Partial<Pick<PilotRow, 'hits' | 'gunnery' | 'piloting'>>;

const passed = (entry: Entry, audience: Audience): PilotChange => {
  const { pilot, name, force, to, from } = told<ToldPassed>(entry);
  const change = to === force ? 'freed' : isOwn(audience, from) ? 'prisoner-lost' : 'prisoner-taken';
  return { ...placeOf(entry), pilot, name, force, change, ...UNCHANGED };
};

const ONE: Readonly<Record<string, PilotChangeKind>> = {
  'pilot-healed': 'healed',
  'pilot-trained': 'trained',
  'pilot-bought': 'joined',
  'pilot-sold': 'sold',
  'pilot-corrected': 'corrected',
};

export const pilotChanges = (
  entries: readonly Entry[],
  state: CampaignState,
  audience: Audience,
): readonly PilotChange[] =>
  entries.flatMap((entry): readonly PilotChange[] => {
    if (entry.type === 'battle-ended') return inBattle(entry, state, audience);
    if (entry.type === 'prisoner-passed') return [passed(entry, audience)];
    if (entry.type === 'pilots-taken')
      return told<ToldTaken>(entry).pilots.map(({ pilot, name, force, how }) => ({
        ...placeOf(entry),
        pilot,
        name,
        force,
        change: handled(how, audience, force),
        ...UNCHANGED,
      }));
    const change = ONE[entry.type];
    if (change === undefined) return [];
    const { pilot, name, force, hits, gunnery, piloting } = told<ToldPilot>(entry);
    return [
      {
        ...placeOf(entry),
        pilot,
        name,
        force,
        change,
        hits: hits ?? null,
        gunnery: gunnery ?? null,
        piloting: piloting ?? null,
      },
    ];
  });
