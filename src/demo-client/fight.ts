/**
 * Fights a battle out with dice and fills in its report: the stronger side wins more often, and the loser
 * pays.
 */
import { createHash } from 'node:crypto';
import type { Schemas } from '../client/client';

type Unit = Schemas['BattleSetup']['units'][number];
type Told = Schemas['BattleReport']['units'][number];
export type Dice = () => number; // 0 … 1

/** The same seed, the same numbers. */
export function seededDice(seed: string): Dice {
  let rolls = 0;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return () => digest(`${seed} ${(rolls += 1)}`).readUInt32BE() / 2 ** 32;
}
const fights = ({ shutDown, pilot }: Unit): boolean => !shutDown && pilot !== null;

function told(
  unit: Unit,
  condition: Unit['condition'],
  crew: 'in-mech' | 'safe' | 'captured' | 'dead' = 'in-mech',
): Told {
  const pilot = unit.pilot === null ? null : { hits: unit.pilot.hits, fate: crew };
  return {
    id: unit.id,
    fate: fights(unit) ? 'on-field-fit' : 'on-field-unfit',
    edge: null,
    condition,
    pilot,
  };
}

/** Of the beaten, some get away, some are wrecks, and the rest are left on the field with their pilots. */
function beaten(unit: Unit, condition: Unit['condition'], edges: readonly string[], dice: Dice): Told {
  const [roll, edge] = [dice(), edges[Math.floor(dice() * edges.length)]];
  if (roll < 0.5 && edge !== undefined && fights(unit))
    return { ...told(unit, condition), fate: 'withdrawn', edge: edge as Told['edge'] };
  const [fate, end] =
    roll < 0.8
      ? (['destroyed', dice() < 0.3 ? 'dead' : 'safe'] as const)
      : (['on-field-unfit', 'captured'] as const);
  const structure = fate === 'destroyed' ? { ...condition.structure, CT: 0 } : condition.structure;
  return { ...told(unit, { ...condition, structure }, end), fate };
}

export function fight(
  setup: Schemas['BattleSetup'],
  sheets: ReadonlyMap<string, Schemas['RecordSheet']>,
  dice: Dice,
): Schemas['BattleReport'] {
  // In Battle Value, more for better crews, at random from half to one and a half times as much.
  const worth = ({ design, pilot }: Unit) =>
    (sheets.get(design)?.bv ?? 0) * (2 - ((pilot?.gunnery ?? 4) + (pilot?.piloting ?? 5)) / 10);
  const might = (name: string) =>
    setup.units.reduce((sum, unit) => sum + (unit.side === name && fights(unit) ? worth(unit) : 0), 0);
  const sides = setup.sides.map(({ side, withdrawal }) => ({
    side,
    edges: Object.keys(withdrawal),
    might: might(side) * (0.5 + dice()),
  }));
  const [best, second] = sides.sort((a, b) => b.might - a.might);
  const units = setup.units.map((unit) => {
    const won = unit.side === best?.side;
    // Armour that is shot away, in shares of what was there.
    const share = won ? (0.7 * (second?.might ?? 0)) / best.might : 0.9;
    const full = Object.entries(sheets.get(unit.design)?.armor ?? {});
    const armor = full.map(([at, points]) => [
      at,
      Math.floor((unit.condition.armor[at] ?? points) * (1 - share * dice())),
    ]);
    const condition = { ...unit.condition, armor: Object.fromEntries(armor) };
    return won
      ? told(unit, condition)
      : beaten(unit, condition, sides.find(({ side }) => side === unit.side)?.edges ?? [], dice);
  });
  const buildings = setup.buildings.map(({ id, cp }) => ({ id, cp }));
  return {
    hash: setup.hash,
    turns: 8,
    holder: best?.side ?? null,
    log: null,
    units,
    buildings,
    minesUsed: {},
  };
}
