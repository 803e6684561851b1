/** Walking, running and jumping (BT-MOV): where to, on which level, and how it looks then. */
import { flatMap } from '../../../../kernel';
import { amount, type Order, text, words } from '../../../shapes';
import { centreOf, hexGrid } from '../../../shared/hex-field';
import type { Forecast, Menu, Part } from '../../../shared/menu';
import { term } from '../../../shared/terms';
import { attackerMovement, targetJumped, targetMovement } from '../fire/movement';
import { movementHeat } from '../heat/movement-heat';
import { countedTo, mpTo, UNREACHED } from '../movement/model';
import { pathTo } from '../movement/path';
import { pathRolls } from '../movement/path-rolls';
import { boostOdds } from '../play/movement/boost';
import { type Ends, endsOf, levelsAt, nodesAt } from '../play/movement/ends';
import { type Gait, modeOf } from '../play/going-on';
import type { Known } from '../play/known';
import { fighterOf, isThere, type Unit } from '../play/model';
import { overloaded } from '../play/movement/overload';
import { gaitOf } from '../tell/names';
import { facingChoice, hexChoice, nearestFacing, nearestHex, plainChoice } from './choices';
import { nameOf, spokenTerms } from './words';

const mpAt = ({ reach }: Ends, nodes: readonly number[]): number =>
  nodes.reduce((least, node) => Math.min(least, mpTo(reach, node)), UNREACHED);
const mpCosts = (mp: number) => [amount('bt.mp', mp, 'mp')];

/** The node at which the order ends; undefined: at none. */
export const nodeOfOrder = (ends: Ends, { to, level, facing }: Order): number | undefined =>
  nodesAt(ends, to, level).find((node) => (node % 6) * 60 === facing);

const toPart = (known: Known, unit: Unit, mode: Gait, ends: Ends): Part => ({
  pointer: '/to',
  title: text('bt.ask.to'),
  token: unit.id,
  isLarge: true,
  bounds: () => ({
    kind: 'place',
    places: ends.hexes.map((hex) =>
      hexChoice(
        known.setup.field,
        hex,
        mpCosts(mpAt(ends, [...(ends.byHex.get(hex)?.values() ?? [])].flat())),
      ),
    ),
    region: null,
  }),
  isWithin: (_, value) => ends.hexes.some((hex) => hex === value),
  choose: (_, sent) => nearestHex(ends.hexes, sent),
  reason: (_, sent, isWithin) =>
    isWithin
      ? null
      : {
          code: 'battletech/not-reached',
          rule: mode === 'jump' ? 'BT-MOV-14' : 'BT-MOV-15',
          params: { hex: String(sent).slice(0, 20) },
        },
});

const levelPart = (ends: Ends): Part => ({
  pointer: '/level',
  title: text('bt.ask.level'),
  isAsked: ({ to }) => levelsAt(ends, to).length > 1,
  bounds: ({ to }) => ({
    kind: 'one-of',
    from: levelsAt(ends, to).map((level) =>
      plainChoice(level, text('bt.level', { level }), {
        costs: mpCosts(mpAt(ends, nodesAt(ends, to, level))),
      }),
    ),
  }),
  choose: ({ to }) => {
    const levels = levelsAt(ends, to);
    const cost = (level: number): number => mpAt(ends, nodesAt(ends, to, level));
    return levels.reduce((best, one) => (cost(one) < cost(best) ? one : best), levels[0] ?? 0);
  },
});

const facingPart = (unit: Unit, ends: Ends, isLarge: boolean): Part => ({
  pointer: '/facing',
  title: text('bt.ask.facing'),
  token: unit.id,
  isLarge,
  bounds: ({ to, level }) => ({
    kind: 'facing',
    from: [...nodesAt(ends, to, level)]
      .sort((a, b) => a - b)
      .map((node) => facingChoice(node % 6, mpCosts(mpTo(ends.reach, node)))),
    arcs: null,
  }),
  choose: ({ to, level }, sent) => {
    const nodes = [...nodesAt(ends, to, level)].sort((a, b) => a - b);
    if (typeof sent === 'number')
      return (
        60 *
        (nearestFacing(
          nodes.map((node) => node % 6),
          sent,
        ) ?? 0)
      );
    const cheapest = nodes.find((node) => mpTo(ends.reach, node) === mpAt(ends, nodes));
    return ((cheapest ?? 0) % 6) * 60;
  },
});

const forecast =
  (known: Known, unit: Unit, gait: Gait, ends: Ends) =>
  (order: Order): Forecast => {
    const node = nodeOfOrder(ends, order);
    if (node === undefined || !isThere(unit)) return {};
    const mode = modeOf(gait);
    const mech = fighterOf(known, unit);
    const path = pathTo(ends.reach, node) ?? [];
    const line = path.map(({ hex }) =>
      centreOf(hexGrid(known.setup.field.columns, known.setup.field.rows), hex),
    );
    const moved = { mode, hexes: countedTo(ends.reach, node) };
    const entered = path.filter(({ hex }, at) => at > 0 && hex !== path[at - 1]?.hex).length;
    const rolls = pathRolls(ends.reach.spots, mech, mode, path).length;
    const falling = overloaded(known, mech, path, ends.reach.spots, mode === 'jump');
    const through = line.filter(
      (one, at) => at === 0 || one.x !== line[at - 1]?.x || one.y !== line[at - 1]?.y,
    );
    return {
      costs: [
        ...mpCosts(mpTo(ends.reach, node)),
        amount('bt.heat', movementHeat(mech.sheet, mode, mode === 'jump' ? entered : 0), 'heat'),
      ],
      terms: [
        term('bt.term.as-target', targetMovement(moved) + targetJumped(moved), { hexes: moved.hexes }),
        ...spokenTerms([term('attacker-movement', attackerMovement(moved))]),
      ],
      ...(gait === 'boost' ? { odds: boostOdds(unit, mech) } : {}),
      warnings: [
        ...(rolls === 0 ? [] : [words('bt.warning.piloting', { count: rolls })]),
        ...(gait === 'boost' ? [words('bt.warning.boost')] : []),
        ...(falling === null ? [] : [words('bt.warning.collapse', { hex: falling })]),
      ],
      marks:
        through.length < 2
          ? []
          : [
              {
                kind: 'path',
                seat: unit.seat,
                token: unit.id,
                shape: { line: through, radius: 1 },
                text: null,
              },
            ],
    };
  };

/** Whoever has more units than this to move opens facings too. */
const MANY = 12;

const going = (known: Known, decision: string, unit: Unit, mode: Gait, count: number): readonly Menu[] => {
  const ends = endsOf(known, unit.id, mode);
  if (ends === null || ends.hexes.length === 0) return [];
  return [
    {
      decision,
      type: mode,
      token: unit.id,
      label: text(`bt.order.${gaitOf(known.setup.sheets[unit.sheet] ?? null, mode)}`, {
        unit: nameOf(known, unit.id),
      }),
      parts: [toPart(known, unit, mode, ends), levelPart(ends), facingPart(unit, ends, count > MANY)],
      forecast: forecast(known, unit, mode, ends),
    },
  ];
};

const GAITS: readonly Gait[] = ['walk', 'run', 'jump', 'boost'];

/** GAM-13 allows 200 offers: a seat with more units than this to move has the usual ones only. */
export const MANY_OFFERS = 20;

/** `count`: how many units wait. */
export const goingMenus = (known: Known, decision: string, unit: Unit, count: number): readonly Menu[] =>
  flatMap(
    GAITS.filter((mode) => mode !== 'boost' || count <= MANY_OFFERS),
    (mode) => going(known, decision, unit, mode, count),
  );
