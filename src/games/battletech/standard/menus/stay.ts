/** Movement that goes nowhere: staying, standing up, lying down, leaving the field. */
import { flatMap } from '../../../../kernel';
import { amount, text, words } from '../../../shapes';
import { oddsOf } from '../../../shared/terms';
import type { Menu, Part } from '../../../shared/menu';
import { canGoProne, PRONE_COST } from '../piloting/fall/go-prone';
import { standUp } from '../piloting/fall/stand-up';
import { mpNow, underWayOf } from '../play/going-on';
import type { Known } from '../play/known';
import { edgesFor } from '../play/movement/leaving';
import { fighterOf, isThere, type Unit } from '../play/model';
import { plainChoice } from './choices';
import { nameOf, spokenTerms } from './words';

const labelOf = (known: Known, type: string, { id }: Unit) =>
  text(`bt.order.${type}`, { unit: nameOf(known, id) });

export const standMenu = (known: Known, decision: string, unit: Unit): Menu => ({
  decision,
  type: 'stand',
  token: unit.id,
  label: labelOf(known, 'stand', unit),
  parts: [],
});

const MODES = ['walk', 'run'] as const;
/** MP for a try, or none. */
const triesOf = (known: Known, unit: Unit) => {
  if (!isThere(unit) || !unit.isProne) return [];
  const mech = fighterOf(known, unit);
  return flatMap(MODES, (mode) => {
    const way = standUp(mech, mpNow(known, unit, mech, mode));
    return way.possible ? [{ mode, way }] : [];
  });
};

export const riseMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  const tries = triesOf(known, unit);
  const [first] = tries;
  if (first === undefined) return [];
  const mode: Part = {
    pointer: '/mode',
    title: text('bt.ask.mode'),
    bounds: () => ({
      kind: 'one-of',
      from: tries.map((one) => plainChoice(one.mode, text(`bt.mode.${one.mode}`))),
    }),
    choose: () => first.mode,
  };
  const { target, cost } = first.way;
  return [
    {
      decision,
      type: 'stand-up',
      token: unit.id,
      label: labelOf(known, 'stand-up', unit),
      parts: [mode],
      forecast: () => ({
        costs: [amount('bt.mp', cost, 'mp'), amount('bt.heat', 1, 'heat')],
        odds: target === null ? 1 : oddsOf(target.needed),
        terms: spokenTerms(target?.terms ?? []),
      }),
    },
  ];
};

export const proneMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  if (!isThere(unit) || underWayOf(unit) !== null) return [];
  const mech = fighterOf(known, unit);
  if (!canGoProne(mech, mpNow(known, unit, mech, 'walk'))) return [];
  return [
    {
      decision,
      type: 'go-prone',
      token: unit.id,
      label: labelOf(known, 'go-prone', unit),
      parts: [],
      forecast: () => ({ costs: [amount('bt.mp', PRONE_COST, 'mp')] }),
    },
  ];
};

export const leaveMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  const edges = edgesFor(known, unit);
  if (edges.length === 0) return [];
  const edge: Part = {
    pointer: '/edge',
    title: text('bt.ask.edge'),
    bounds: () => ({
      kind: 'one-of',
      from: edges.map((one) => plainChoice(one, text(`bt.edge.${one}`))),
    }),
    choose: () => edges[0],
    reason: (_, sent, isWithin) =>
      isWithin
        ? null
        : { code: 'battletech/closed-edge', rule: 'CMB-5', params: { edge: String(sent).slice(0, 20) } },
  };
  return [
    {
      decision,
      type: 'leave',
      token: unit.id,
      label: labelOf(known, 'leave', unit),
      parts: [edge],
      forecast: () => ({ warnings: [words('bt.warning.does-not-return')] }),
    },
  ];
};
