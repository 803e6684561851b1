/**
 * The report of a stand-in fight (CMB-7 to CMB-9): what became of every unit, building and mine. It passes
 * the check that every report passes.
 */
import type { AmmunitionLeft } from '../../catalog';
import type { BattleReport, BattleSetup, ReportUnit } from '../../rules';
import type { Chance } from '../../kernel';
import type { Fighter } from './fighter';

export interface Fought {
  readonly setup: BattleSetup;
  readonly fighters: readonly Fighter[];
  readonly turns: number;
  readonly holder: string | null;
  readonly minesUsed: Readonly<Record<string, number>>;
}

/** Of those whose mech is lost: how many get away, and how many die in it. */
const GETS_AWAY = 0.5;
const DIES = 0.12;

const shotsLeft = (fighter: Fighter, turns: number, chance: Chance): readonly AmmunitionLeft[] =>
  (fighter.design?.bins ?? []).map((bin) => {
    const { location, slot } = bin;
    const had =
      fighter.unit.condition.ammunition.find((left) => left.location === location && left.slot === slot)
        ?.shots ?? bin.shots;
    return {
      location,
      slot,
      shots: fighter.unit.shutDown
        ? had
        : Math.max(0, had - Math.round((turns / 20) * bin.shots * chance.next() * 1.4)),
    };
  });

const fateOf = (fighter: Fighter): ReportUnit['fate'] => {
  if (fighter.design === null) return 'on-field-unfit';
  if (fighter.edge !== null) return 'withdrawn';
  if (fighter.destroyed) return 'destroyed';
  return fighter.sound ? 'on-field-fit' : 'on-field-unfit';
};

const pilotOf = (
  fighter: Fighter,
  fate: ReportUnit['fate'],
  holder: string | null,
  chance: Chance,
): ReportUnit['pilot'] => {
  const { pilot, side } = fighter.unit;
  if (pilot === null) return null;
  // A support unit leaves no trace, and neither does its crew (BLD-7).
  if (fighter.design === null) return { hits: pilot.hits, fate: 'in-mech' };
  const { hits } = fighter;
  if (hits >= 6 || fighter.headless) return { hits, fate: 'dead' };
  if (fate === 'on-field-fit' || fate === 'withdrawn') return { hits, fate: 'in-mech' };
  if (chance.maybe(DIES)) return { hits, fate: 'dead' };
  if (holder === null || holder === side) return { hits, fate: fate === 'destroyed' ? 'safe' : 'in-mech' };
  return { hits, fate: chance.maybe(GETS_AWAY) ? 'safe' : 'captured' };
};

const buildingsOf = ({ setup, turns }: Fought, chance: Chance): BattleReport['buildings'] =>
  setup.buildings.map(({ id, cp, cpMax, indestructible }) => {
    const hit =
      !indestructible && chance.maybe(0.6)
        ? Math.round(cpMax * chance.next() * Math.min(0.6, turns / 20))
        : 0;
    return { id, cp: Math.max(0, cp - hit) };
  });

export const reportOf = (fought: Fought, chance: Chance): BattleReport => ({
  hash: fought.setup.hash,
  turns: fought.turns,
  holder: fought.holder,
  log: null,
  units: fought.fighters.map((fighter): ReportUnit => {
    const fate = fateOf(fighter);
    return {
      id: fighter.unit.id,
      fate,
      edge: fighter.edge,
      condition:
        fighter.design === null
          ? fighter.unit.condition
          : fighter.condition(shotsLeft(fighter, fought.turns, chance)),
      pilot: pilotOf(fighter, fate, fought.holder, chance),
    };
  }),
  buildings: buildingsOf(fought, chance),
  minesUsed: fought.minesUsed,
});
