/** Charges and deaths from above (BT-PHYS-10): at whom, and from which hex. */
import { flatMap } from '../../../../kernel';
import { amount, type Order, text, words } from '../../../shapes';
import { centreOf, hexGrid } from '../../../shared/hex-field';
import type { Forecast, Menu, Part } from '../../../shared/menu';
import { movementHeat } from '../heat/movement-heat';
import { pathTo } from '../movement/path';
import { outcomeOf } from '../physical/outcome';
import type { Known } from '../play/known';
import { fighterOf, isThere, positionOf, type Unit, unitOf } from '../play/model';
import { type Rush, type RushAttack, rushesOf } from '../play/blows/rushes';
import { hexChoice, nearestHex } from './choices';
import { inTenths } from './expected';
import { MANY_OFFERS } from './move';
import { notChosen, targetPart } from './target-part';
import { nameOf, spokenTerms } from './words';

/** Undefined: the order is none of them. */
export const rushOfOrder = (rushes: readonly Rush[], { type, target, to }: Order): Rush | undefined =>
  rushes.find((one) => one.attack === type && one.target === target && one.hex === to);

const surest = (rushes: readonly Rush[]): Rush | undefined =>
  rushes.reduce<Rush | undefined>(
    (best, one) => (best === undefined || one.aim.odds > best.aim.odds ? one : best),
    undefined,
  );

const rushedPart = (known: Known, rushes: readonly Rush[]): Part =>
  targetPart(
    known,
    rushes.map(({ target }) => target),
    () => surest(rushes)?.target,
    notChosen('battletech/no-rush', 'BT-PHYS-10'),
  );

const fromPart = (known: Known, unit: Unit, rushes: readonly Rush[]): Part => {
  const hexesFor = ({ target }: Order) =>
    rushes.filter((one) => one.target === target).sort((a, b) => (b.aim.damage ?? 0) - (a.aim.damage ?? 0));
  return {
    pointer: '/to',
    title: text('bt.ask.before-target'),
    token: unit.id,
    bounds: (order) => ({
      kind: 'place',
      places: hexesFor(order).map(({ hex, mp }) =>
        hexChoice(known.setup.field, hex, [amount('bt.mp', mp, 'mp')]),
      ),
      region: null,
    }),
    choose: (order, sent) => {
      const hexes = hexesFor(order).map(({ hex }) => hex);
      return sent === undefined ? hexes[0] : nearestHex(hexes, sent);
    },
    reason: (_, sent, isWithin) =>
      isWithin
        ? null
        : { code: 'battletech/not-reached', rule: 'BT-PHYS-10', params: { hex: String(sent).slice(0, 20) } },
  };
};

/** Points that the attacker takes if it hits. */
const recoilOf = (
  known: Known,
  unit: Unit,
  { target, attack, aim, hex, node, mode, hexes }: Rush,
): number => {
  const at = unitOf(known, target);
  if (at === null || !isThere(at) || !isThere(unit) || !aim.possible) return 0;
  const from = { ...fighterOf(known, unit), hex, facing: node % 6, moved: { mode, hexes } };
  const { hits } = outcomeOf(positionOf(known), from, fighterOf(known, at), attack, true);
  return hits.reduce((sum, one) => (one.id === unit.id ? sum + one.hit.damage : sum), 0);
};

const forecast =
  (known: Known, unit: Unit, rushes: readonly Rush[]) =>
  (order: Order): Forecast => {
    const rush = rushOfOrder(rushes, order);
    if (rush === undefined || !isThere(unit)) return {};
    const { field } = known.setup;
    const { aim, mp, mode, reach, node } = rush;
    const line = (pathTo(reach, node) ?? []).map(({ hex }) =>
      centreOf(hexGrid(field.columns, field.rows), hex),
    );
    const heat = movementHeat(fighterOf(known, unit).sheet, mode, mode === 'jump' ? mp : 0);
    return {
      costs: [amount('bt.mp', mp, 'mp'), amount('bt.heat', heat, 'heat')],
      expects: [amount('bt.expect.damage', inTenths(aim.odds * (aim.damage ?? 0)))],
      odds: aim.odds,
      terms: spokenTerms(aim.terms),
      warnings: [
        words('bt.warning.recoil', { points: recoilOf(known, unit, rush) }),
        words('bt.warning.no-fire'),
      ],
      marks:
        line.length < 2
          ? []
          : [{ kind: 'path', seat: unit.seat, token: unit.id, shape: { line, radius: 1 }, text: null }],
    };
  };

const ATTACKS: readonly RushAttack[] = ['charge', 'death-from-above'];

export const rushMenus = (known: Known, decision: string, unit: Unit, count: number): readonly Menu[] => {
  const all = count > MANY_OFFERS ? [] : rushesOf(known, unit.id);
  return flatMap(ATTACKS, (attack): readonly Menu[] => {
    const rushes = all.filter((one) => one.attack === attack);
    return rushes.length === 0
      ? []
      : [
          {
            decision,
            type: attack,
            token: unit.id,
            label: text(`bt.order.${attack}`, { unit: nameOf(known, unit.id) }),
            parts: [rushedPart(known, rushes), fromPart(known, unit, rushes)],
            forecast: forecast(known, unit, rushes),
          },
        ];
  });
};
