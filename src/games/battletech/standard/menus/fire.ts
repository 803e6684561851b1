/** Declaring fire (BT-5): a twist of the torso, and weapons against targets. */
import { flatMap, memo } from '../../../../kernel';
import {
  amount,
  type Bounds,
  type Cell as Shown,
  type Limit,
  type Order,
  text,
  words,
} from '../../../shapes';
import type { Forecast, Menu, Part, Reason } from '../../../shared/menu';
import { oddsOf } from '../../../shared/terms';
import { aimWith } from '../fire/aim';
import { circumstanceTerms } from '../fire/circumstances';
import { secondaryOf } from '../fire/turn/secondary';
import { type Cell, cellsOf, type Twist, twistsOf } from '../play/fire/cells';
import { heatAfter } from '../play/heat';
import type { Known } from '../play/known';
import { type Fighter, fighterOf, isThere, type Unit } from '../play/model';
import { shotsLeft } from '../play/fire/modes';
import {
  affordable,
  asAssigned,
  assignedOf,
  cellFor,
  chosenCells,
  heatOf,
  overdrawn,
  primaryFirst,
  proposalFor,
  twistOf,
} from './attacks';
import { plainChoice } from './choices';
import { damageOfCell, inTenths } from './expected';
import { itemWords, mountWords, nameOf, spokenTerms } from './words';

type Placed = Unit & { readonly hex: NonNullable<Unit['hex']> };

/** Kept as long as the units are: offers and drafts ask again and again. */
const proposals = memo(
  (_units: object, _id: string, twist: Twist, known: Known, unit: Unit) => proposalFor(known, unit, twist),
  3,
);
const proposed = (known: Known, unit: Unit, twist: Twist) =>
  proposals(known.units, unit.id, twist, known, unit);

const usable = (known: Known, unit: Placed): readonly Twist[] => {
  const all = twistsOf(fighterOf(known, unit));
  const bearing = all.filter((twist) => cellsOf(known, unit.id, twist).length > 0);
  return bearing.length === 0 ? all : bearing;
};

const twistPart = (known: Known, unit: Placed): Part => {
  const twists = twistsOf(fighterOf(known, unit));
  return {
    pointer: '/twist',
    title: text('bt.ask.twist'),
    token: unit.id,
    bounds: () => ({
      kind: 'one-of',
      from: twists.map((twist) => plainChoice(twist, text(`bt.twist.${twist}`))),
    }),
    choose: () =>
      usable(known, unit)
        .map((twist) => proposed(known, unit, twist))
        .reduce((best, one) => (one.worth > best.worth ? one : best)).twist,
    reason: (_, sent, isWithin) =>
      isWithin || (sent !== 1 && sent !== -1)
        ? null
        : { code: 'battletech/no-twist', rule: 'BT-GUN-6', params: {} },
  };
};

/** Terms are sent with so many cells at most: beyond that an opened ask would be too large. */
const MOST_WITH_TERMS = 120;

const termsOf = ({ pair, mount, firing }: Cell) => {
  const aim = aimWith(pair, mount, firing.bin);
  return aim.possible ? spokenTerms(aim.terms) : [];
};

const shown = (known: Known, cell: Cell, hasTerms: boolean): Shown => ({
  row: cell.mount.id,
  column: cell.target,
  mode: cell.firing.mode,
  needed: cell.needed,
  odds: oddsOf(cell.needed),
  expects: [amount('bt.expect.damage', inTenths(damageOfCell(known, cell)))],
  terms: hasTerms ? termsOf(cell) : [],
});

/** Weapons that share their ammunition: so many of them at most. */
const limitsOf = (mech: Fighter, cells: readonly Cell[]): readonly Limit[] => {
  const rows = new Map<string, Set<string>>();
  const bins = new Map<string, NonNullable<Cell['firing']['bin']>>();
  for (const { mount, firing } of cells) {
    if (firing.bin === null) continue;
    const { item } = firing.bin.figures;
    bins.set(item, firing.bin);
    rows.set(item, (rows.get(item) ?? new Set()).add(mount.id));
  }
  return flatMap([...rows], ([item, of]): readonly Limit[] => {
    const bin = bins.get(item);
    const most = bin === undefined ? 0 : shotsLeft(mech, bin);
    const isAlone = cells.every(
      ({ mount, firing }) => !of.has(mount.id) || firing.bin?.figures.item === item,
    );
    // Who has other ammunition too may fire that.
    if (bin === undefined || !isAlone || most >= of.size) return [];
    return [
      {
        ...words('bt.limit.ammunition', { item: itemWords(bin.figures), shots: most }),
        of: [...of],
        weights: null,
        most,
      },
    ];
  });
};

const boundsOf = (known: Known, unit: Placed, twist: Twist): Bounds => {
  const cells = cellsOf(known, unit.id, twist);
  const mech = fighterOf(known, unit);
  const targets = [...new Set(cells.map(({ target }) => target))];
  const mounts = [...new Map(cells.map(({ mount }) => [mount.id, mount])).values()];
  return {
    kind: 'assign',
    rows: mounts.map(({ id }) =>
      plainChoice(id, text('bt.weapon.row', { weapon: mountWords(mech.sheet, id) })),
    ),
    columns: targets.map((id) =>
      plainChoice(id, text('bt.unit', { unit: nameOf(known, id) }), { token: id }),
    ),
    cells: cells.map((cell) => shown(known, cell, cells.length <= MOST_WITH_TERMS)),
    limits: limitsOf(mech, cells),
    columnsMost: Math.max(1, targets.length),
  };
};

const attacksPart = (known: Known, unit: Placed): Part => {
  const mech = fighterOf(known, unit);
  return {
    pointer: '/attacks',
    title: text('bt.ask.attacks'),
    token: unit.id,
    isLarge: true,
    bounds: (order) => boundsOf(known, unit, twistOf(order)),
    choose: (order, sent) => {
      const cells = cellsOf(known, unit.id, twistOf(order));
      const rows = new Set<string>();
      const kept = chosenCells(cells, sent).filter(
        ({ mount }) => !rows.has(mount.id) && rows.add(mount.id).size > 0,
      );
      if (sent !== undefined && kept.length > 0) return affordable(mech, kept).map(asAssigned);
      return proposed(known, unit, twistOf(order)).cells.map(asAssigned);
    },
    reason: (order, sent, isWithin): Reason | null => {
      const cells = cellsOf(known, unit.id, twistOf(order));
      if (isWithin) {
        const [item] = overdrawn(mech, chosenCells(cells, sent));
        const bin = mech.sheet.bins.find(({ figures }) => figures.item === item);
        return bin === undefined
          ? null
          : { code: 'battletech/no-shots', rule: 'BT-GUN-13', params: { item: itemWords(bin.figures) } };
      }
      const wrong = assignedOf(sent).find((one) => cellFor(cells, one) === undefined);
      return wrong === undefined
        ? { code: 'battletech/attacks', rule: 'BT-GUN-1', params: {} }
        : {
            code: 'battletech/no-shot',
            rule: 'BT-GUN-1',
            params: { weapon: String(wrong.row).slice(0, 20), target: String(wrong.column).slice(0, 40) },
          };
    },
  };
};

/** What the shot needs among the others of the order. */
const neededIn = (mech: Fighter, cell: Cell, chosen: readonly Cell[]) => {
  const secondary = secondaryOf(mech, cell.pair.to, chosen.map(({ pair }) => pair.to)); // prettier-ignore
  const terms = circumstanceTerms({ secondary });
  return { needed: cell.needed + terms.reduce((sum, { value }) => sum + (value ?? 0), 0), terms };
};

const forecast =
  (known: Known, unit: Placed) =>
  (order: Order): Forecast => {
    const mech = { ...fighterOf(known, unit), twist: twistOf(order) };
    const chosen = primaryFirst(mech, chosenCells(cellsOf(known, unit.id, twistOf(order)), order['attacks']));
    const [first] = chosen;
    const shots = chosen.map((cell) => ({ cell, ...neededIn(mech, cell, chosen) }));
    const damage = shots.reduce(
      (sum, { cell, needed }) => sum + oddsOf(needed) * damageOfCell(known, cell),
      0,
    );
    const heat = chosen.reduce((sum, cell) => sum + heatOf(cell), 0);
    const hopeless = shots.filter(({ needed }) => needed > 12).length;
    return {
      costs: [amount('bt.heat', heat, 'heat')],
      expects: [
        amount('bt.expect.damage', inTenths(damage)),
        amount('bt.expect.heat', heatAfter(known, unit, mech, heat), 'heat'),
      ],
      odds: first === undefined ? null : oddsOf(first.needed),
      terms: first === undefined ? [] : termsOf(first),
      warnings: hopeless === 0 ? [] : [words('bt.warning.cannot-hit', { count: hopeless })],
    };
  };

export const holdFireMenu = (known: Known, decision: string, unit: Unit): Menu => ({
  decision,
  type: 'hold-fire',
  token: unit.id,
  label: text('bt.order.hold-fire', { unit: nameOf(known, unit.id) }),
  parts: [],
});

export const fireMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  const hold = holdFireMenu(known, decision, unit);
  if (!isThere(unit) || usable(known, unit).every((twist) => cellsOf(known, unit.id, twist).length === 0))
    return [hold];
  const fire: Menu = {
    decision,
    type: 'fire',
    token: unit.id,
    label: text('bt.order.fire', { unit: nameOf(known, unit.id) }),
    parts: [twistPart(known, unit), attacksPart(known, unit)],
    forecast: forecast(known, unit),
  };
  return [fire, hold];
};
