/**
 * A quick stand-in for a battle on the table: sides shoot turn by turn, weaker ones leave, and one holds the
 * field or none (CMB-5, CMB-7). It is no BattleTech: there are no ranges, no heat and no terrain. What it
 * keeps is that more Battle Value, better gunners, whole mechs and support win, and that winning costs. Pure:
 * the same setup and chance give the same report.
 */
import type { Catalog } from '../../catalog';
import { DIRECTIONS, type BattleReport, type BattleSetup, type Direction } from '../../rules';
import { type Chance, flatMap } from '../../kernel';
import { Fighter } from './fighter';
import { reportOf } from './report';

const MAX_TURNS = 16;
/** Points in one hit. */
const CLUSTER = 7;
const HIT_CHANCE = 0.42;
/** Shut down, a mech does not dodge, but those who shoot back are shot at first. */
const ATTENTION_TO_THE_SHUT_DOWN = 0.15;
const MINE_DAMAGE = 6;
/**
 * Turns in which who may deploy anywhere (BLD-GUER) has the better of their enemies, and what they hit with
 * then.
 */
const SURPRISED_TURNS = 2;
const SURPRISED = 0.6;

interface Side {
  readonly name: string;
  readonly all: readonly Fighter[];
  /** Leaves when it has less than this share of the strongest enemy's firepower. */
  readonly nerve: number;
  readonly edges: readonly Direction[];
  readonly surprises: boolean;
  leaving: Direction | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const able = (side: Side): readonly Fighter[] => side.all.filter((fighter) => fighter.fights);
const ableMechs = (side: Side): readonly Fighter[] => able(side).filter(({ design }) => design !== null);
const power = (side: Side): number => sum(able(side).map(({ firepower }) => firepower));

/** Mines are laid against all other sides; each finds somebody every second time. */
const mines = (
  sides: readonly Side[],
  setup: BattleSetup,
  chance: Chance,
): Readonly<Record<string, number>> => {
  const used: Record<string, number> = {};
  for (const { side, minesAllowed } of setup.sides) {
    used[side] = minesAllowed;
    for (let mine = 0; mine < minesAllowed; mine += 1) {
      const victim = chance.pick(
        flatMap(
          sides.filter(({ name }) => name !== side),
          ableMechs,
        ),
      );
      if (chance.maybe(0.5)) victim?.suffer(MINE_DAMAGE, chance);
    }
  }
  return used;
};

/** All shoot at once: who falls has shot. */
const volley = (sides: readonly Side[], turn: number, chance: Chance): void => {
  const hits: { readonly victim: Fighter; readonly points: number }[] = [];
  for (const side of sides) {
    const enemies = sides.filter((other) => other !== side);
    const standing = flatMap(enemies, able);
    const idle = flatMap(enemies, ({ all }) => all.filter((one) => one.unit.shutDown && one.sound));
    const surprised = turn <= SURPRISED_TURNS && enemies.some(({ surprises }) => surprises) ? SURPRISED : 1;
    for (const shooter of able(side)) {
      let points = shooter.firepower * (0.6 + 0.8 * chance.next()) * surprised;
      while (points > 0) {
        const size = Math.min(CLUSTER, Math.ceil(points));
        points -= size;
        const targets =
          standing.length === 0 || (idle.length > 0 && chance.maybe(ATTENTION_TO_THE_SHUT_DOWN))
            ? idle
            : standing;
        const victim = chance.pick(targets);
        if (victim !== null && chance.maybe(HIT_CHANCE)) hits.push({ victim, points: size });
      }
    }
  }
  for (const { victim, points } of hits) victim.suffer(points, chance);
};

const leave = (side: Side, sides: readonly Side[], chance: Chance): void => {
  const own = power(side);
  const strongest = Math.max(0, ...sides.filter((other) => other !== side).map(power));
  if (side.leaving === null && own < side.nerve * strongest) side.leaving = chance.pick(side.edges);
  if (side.leaving === null) return;
  // Who is fast is gone at once; somebody slow covers the others.
  for (const fighter of ableMechs(side))
    if (chance.maybe(Math.min(0.9, 0.2 + 0.1 * (fighter.design?.walk ?? 0)))) fighter.edge = side.leaving;
};

const sidesOf = (setup: BattleSetup, fighters: readonly Fighter[], chance: Chance): readonly Side[] =>
  setup.sides.map(({ side, withdrawal }) => ({
    name: side,
    all: fighters.filter(({ unit }) => unit.side === side),
    nerve: 0.35 + 0.3 * chance.next(),
    edges: DIRECTIONS.filter((direction) => withdrawal[direction] !== undefined),
    surprises: setup.units.some((unit) => unit.side === side && unit.deployment === 'anywhere'),
    leaving: null,
  }));

export const fight = (catalog: Catalog, setup: BattleSetup, chance: Chance): BattleReport => {
  const fighters = setup.units.map((unit) => new Fighter(catalog, unit));
  const sides = sidesOf(setup, fighters, chance);
  const onField = (): readonly Side[] => sides.filter((side) => ableMechs(side).length > 0);
  const minesUsed = mines(sides, setup, chance);
  const most = Math.min(MAX_TURNS, setup.turnLimit ?? MAX_TURNS);
  let turns = 1;
  for (; onField().length > 1; turns += 1) {
    volley(sides, turns, chance);
    for (const side of sides) if (onField().length > 1) leave(side, sides, chance);
    if (turns === most) break;
  }
  const left = onField();
  const holder = left.length === 1 ? (left[0]?.name ?? null) : null;
  return reportOf({ setup, fighters, turns: Math.min(turns, most), holder, minesUsed }, chance);
};
