/**
 * Declaring fire (BT-1): one target, and any of the weapons that reach it, in the order in which they are
 * fired; and the defender's choice on an edge.
 */
import { flatMap } from '../../../kernel';
import { amount, type Choice, type Limit, type Order, text, words } from '../../shapes';
import type { Menu, Part } from '../../shared/menu';
import { oddsOf, term } from '../../shared/terms';
import { gunWords } from '../gun-words';
import type { Known } from './known';
import { type Attack, isThere, shotsOf, type Unit, unitOf } from '../model';
import { chosenAlong, sightsBetween, type Sight } from './sight';
import { targetsOf } from './course';
import { type Aim, aimsAt } from './to-hit';

const aimsOf = (known: Known, unit: Unit, target: unknown): readonly Aim[] => {
  const at = unitOf(known, typeof target === 'string' ? target : null);
  return at !== null && isThere(unit) && isThere(at) ? aimsAt(known, unit, at) : [];
};

const choiceOf = ({ weapon, needed, terms }: Aim): Choice => ({
  value: weapon.id,
  label: text('bt.weapon', { weapon: gunWords(weapon), needed }),
  token: null,
  at: null,
  costs: [],
  odds: oddsOf(needed),
  terms,
});

/** So many shots are left for weapons that share their ammunition. */
const limitsOf = (unit: Unit, aims: readonly Aim[]): readonly Limit[] =>
  [...new Set(flatMap(aims, ({ weapon }) => weapon.ammo ?? []))].map((ammo) => ({
    ...words('bt.limit.ammo', { shots: shotsOf(unit, ammo) }),
    of: aims.filter(({ weapon }) => weapon.ammo === ammo).map(({ weapon }) => weapon.id),
    weights: null,
    most: shotsOf(unit, ammo),
  }));

const allowed = (unit: Unit, aims: readonly Aim[]): readonly Aim[] => {
  const left = new Map(
    flatMap(limitsOf(unit, aims), ({ of, most }) =>
      of.map((id) => [String(id), { ammo: aims.find(({ weapon }) => weapon.id === id)?.weapon.ammo, most }]),
    ),
  );
  const used = new Map<string, number>();
  return aims.filter(({ weapon: { id, ammo } }) => {
    const bin = left.get(id);
    if (ammo === null || bin === undefined) return true;
    used.set(ammo, (used.get(ammo) ?? 0) + 1);
    return (used.get(ammo) ?? 0) <= bin.most;
  });
};

const targetPart = (known: Known, unit: Unit, targets: readonly Unit[]): Part => ({
  pointer: '/target',
  title: text('bt.ask.target'),
  bounds: () => ({
    kind: 'one-of',
    from: targets.map((target): Choice => ({
      value: target.id,
      label: text('bt.unit', { unit: target.sheet.name }),
      token: target.id,
      at: null,
      costs: [],
      odds: null,
      terms: aimsOf(known, unit, target.id)[0]?.terms ?? [],
    })),
  }),
  choose: () => targets[0]?.id,
  reason: (_, sent, isWithin) =>
    isWithin
      ? null
      : { code: 'battletech/no-target', rule: 'BT-1', params: { target: String(sent).slice(0, 40) } },
});

const weaponsPart = (known: Known, unit: Unit): Part => ({
  pointer: '/weapons',
  title: text('bt.ask.weapons'),
  token: unit.id,
  bounds: ({ target }) => {
    const aims = aimsOf(known, unit, target);
    return {
      kind: 'some-of',
      from: aims.map(choiceOf),
      least: 1,
      most: aims.length,
      limits: limitsOf(unit, aims),
    };
  },
  choose: ({ target }) => allowed(unit, aimsOf(known, unit, target)).map(({ weapon }) => weapon.id),
  reason: (_, __, isWithin) => (isWithin ? null : { code: 'battletech/weapons', rule: 'BT-1' }),
});

/** In tenths, without fractions in between. */
const expected = (aims: readonly Aim[], weapons: unknown): number =>
  aims.reduce(
    (sum, { weapon, needed }) =>
      Array.isArray(weapons) && weapons.includes(weapon.id) ? sum + weapon.damage * oddsOf(needed) : sum,
    0,
  );

const isUndecided = (known: Known, unit: Unit, target: unknown): boolean => {
  const at = unitOf(known, typeof target === 'string' ? target : null);
  if (at === null || !isThere(unit) || !isThere(at) || chosenAlong(known, unit.id, at.id) !== null)
    return false;
  return sightsBetween(known.setup.field, unit.hex, at.hex).isOpen;
};

export const fireMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  const targets = targetsOf(known, unit);
  const hold: Menu = {
    decision,
    type: 'hold-fire',
    token: unit.id,
    label: text('bt.order.hold-fire', { unit: unit.sheet.name }),
    parts: [],
  };
  if (targets.length === 0) return [hold];
  const fire: Menu = {
    decision,
    type: 'fire',
    token: unit.id,
    label: text('bt.order.fire', { unit: unit.sheet.name }),
    parts: [targetPart(known, unit, targets), weaponsPart(known, unit)],
    forecast: ({ target, weapons }: Order) => {
      const aims = aimsOf(known, unit, target);
      return {
        expects: [amount('bt.expect.damage', Math.round(10 * expected(aims, weapons)) / 10)],
        odds: aims[0] === undefined ? null : oddsOf(aims[0].needed),
        terms: aims[0]?.terms ?? [],
        warnings: isUndecided(known, unit, target) ? [words('bt.warning.defender-chooses')] : [],
      };
    },
  };
  return [fire, hold];
};

const sightTerms = ({ light, heavy, isBlocked }: Sight): Choice['terms'] => [
  ...(light > 0 ? [term('bt.term.light-woods', light, { count: light })] : []),
  ...(heavy > 0 ? [term('bt.term.heavy-woods', 2 * heavy, { count: heavy })] : []),
  ...(isBlocked ? [term('bt.term.blocked', null)] : []),
];

export const sightMenu = (known: Known, decision: string, { unit, target }: Attack): readonly Menu[] => {
  const from = unitOf(known, unit);
  const to = unitOf(known, target);
  if (from === null || to === null || !isThere(from) || !isThere(to)) return [];
  const sights = sightsBetween(known.setup.field, from.hex, to.hex);
  const along: Part = {
    pointer: '/along',
    title: text('bt.ask.along'),
    bounds: () => ({
      kind: 'one-of',
      from: (['left', 'right'] as const).map((value) => ({
        value,
        label: text(`bt.along.${value}`),
        token: null,
        at: null,
        costs: [],
        odds: null,
        terms: sightTerms(sights[value]),
      })),
    }),
    choose: () => known.question?.skip?.['along'] ?? 'left',
  };
  return [
    {
      decision,
      type: 'sight',
      token: target,
      label: text('bt.order.sight', { unit: from.sheet.name }),
      parts: [along],
    },
  ];
};
