/**
 * The battles of a round as their reader was told of them (CMB-7, SIGHT-4): whole where they fought, else
 * that they were fought.
 */
import type { Catalog } from '../../catalog';
import { rowOf, type Audience, type BattleRow, type CampaignState } from '../../rules';
import { told, type Entry } from './entries';
import type { FightUnit, Fight, Fights } from './fight-shapes';

interface ToldOpening {
  readonly battle?: string;
  readonly hex?: string;
  readonly sides?: readonly { readonly side: string; readonly forces: readonly string[] }[];
}

export interface ToldEnd {
  readonly battle?: string;
  readonly state?: string;
  readonly winner?: string | null;
  readonly reason?: string | null;
  readonly turns?: number;
  readonly mechs?: readonly {
    readonly mech: string;
    readonly force: string;
    readonly change: string;
    readonly fate: string;
  }[];
  readonly pilots?: readonly {
    readonly pilot: string;
    readonly force: string;
    readonly hits: number;
    readonly status: string;
    /** Of another's pilot only where the reader holds them. */
    readonly hex: string | null;
  }[];
}

const LEAVES_PLAY: ReadonlySet<string> = new Set(['lost', 'wrecked', 'destroyed']);

export const leftPlay = (change: string | null): boolean => change !== null && LEAVES_PLAY.has(change);

/**
 * Who fights in a battle sees its setup whole but for mines (SIGHT-4): names are taken from there, for nobody
 * else.
 */
const unitsOf = ({ setup }: Pick<BattleRow, 'setup'>, end: ToldEnd | null): readonly FightUnit[] =>
  setup.units
    .filter(({ kind }) => kind === 'mech')
    .map(({ id, side, force, name, design, hired }) => {
      const became = end?.mechs?.find(({ mech }) => mech === id) ?? null;
      return {
        unit: id,
        side,
        force,
        name,
        design,
        hired,
        fate: became?.fate ?? null,
        change: became?.change ?? null,
      };
    });

const resultOf = (mine: string | null, end: ToldEnd | null): Fight['result'] => {
  if (mine === null || end?.state !== 'done') return null;
  return end.winner === null ? 'drawn' : end.winner === mine ? 'won' : 'lost';
};

const bvOf = (catalog: Catalog, units: readonly FightUnit[]): number =>
  units.reduce((sum, { design }) => sum + (catalog.mech(design)?.bv ?? 0), 0);

export const fightsOf = (
  entries: readonly Entry[],
  state: CampaignState,
  catalog: Catalog,
  audience: Audience,
): Fights => {
  const openings = entries
    .filter(({ type }) => type === 'battle-opened')
    .map((entry) => told<ToldOpening>(entry));
  const ends = entries.filter(({ type }) => type === 'battle-ended').map((entry) => told<ToldEnd>(entry));
  const fought = openings.flatMap(({ battle, hex, sides }): readonly Fight[] => {
    if (battle === undefined || hex === undefined) return [];
    const end = ends.find((one) => one.battle === battle) ?? null;
    const mine =
      sides?.find(({ forces }) => audience.kind === 'force' && forces.includes(audience.force))?.side ?? null;
    const row = sides === undefined ? null : rowOf<BattleRow>(state.battles, battle);
    const units = row === null ? [] : unitsOf(row, end);
    return [
      {
        battle,
        hex,
        state: end?.state ?? 'open',
        mine,
        result: resultOf(mine, end),
        winner: end?.winner ?? null,
        turns: end?.turns ?? null,
        reason: end?.reason ?? null,
        sides: (sides ?? []).map(({ side, forces }) => {
          const lost = units.filter((unit) => unit.side === side && leftPlay(unit.change));
          return { side, forces, lost: { mechs: lost.length, bv: bvOf(catalog, lost) } };
        }),
        units,
      },
    ];
  });
  const unseen = (those: readonly { readonly battle?: string }[]): number =>
    those.filter(({ battle }) => battle === undefined).length;
  return { fought, elsewhere: { begun: unseen(openings), over: unseen(ends) } };
};
