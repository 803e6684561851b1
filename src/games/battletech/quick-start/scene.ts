/** The field, the units on it, and their sheets as neutral shapes (GAM-7). */
import { flatMap } from '../../../kernel';
import { LOCATIONS } from '../../../catalog';
import { type Board, type Card, type Scene, text, type Token, words } from '../../shapes';
import { centreOf, HEX_UNIT, hexGrid, sizeOf } from '../../shared/hex-field';
import { parseHex } from '../../../kernel/hex';
import { binWords, gunWords } from '../gun-words';
import type { Known } from './known';
import { isCrippled, isLost, type Unit, type Woods } from '../model';
import { isReady } from './to-hit';

export const boardOf = ({ setup: { field } }: Known): Board => {
  const grid = hexGrid(field.columns, field.rows);
  const area = (kind: Woods): Board['areas'][number] => ({
    id: kind,
    kind,
    title: text(`bt.${kind}`),
    level: 0,
    cover: kind === 'light-woods' ? 0.34 : 0.67,
    shape: null,
    places: Object.keys(field.woods)
      .filter((hex) => field.woods[hex] === kind)
      .sort(),
  });
  return { unit: HEX_UNIT, size: sizeOf(grid), grid, areas: [area('heavy-woods'), area('light-woods')] };
};

const sum = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((total, value) => total + value, 0);

const statesOf = (unit: Unit): Token['states'] => [
  ...(unit.moved === null ? [] : [{ ...words(`bt.state.${unit.moved.mode}`), good: null }]),
  ...(isCrippled(unit) ? [{ ...words('bt.state.crippled'), good: false }] : []),
  ...(unit.gone === null ? [] : [{ ...words(`bt.fate.${unit.gone}`), good: false }]),
];

const tokenOf = ({ setup, step }: Known, unit: Unit): Token => ({
  id: unit.id,
  unit: null,
  seat: unit.seat,
  side: unit.side,
  kind: 'mech',
  name: unit.sheet.name,
  short: unit.sheet.name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase(),
  at: unit.hex === null ? null : centreOf(hexGrid(setup.field.columns, setup.field.rows), unit.hex),
  place: unit.hex,
  level: 0,
  facing: unit.hex === null ? null : unit.facing * 60,
  aim: null,
  radius: 11,
  length: 0,
  states: statesOf(unit),
  bars: [{ title: text('bt.armor'), value: sum(unit.armor), most: sum(unit.sheet.armor) }],
  done: step === 'fire' ? unit.hasDeclared : unit.moved !== null,
  hidden: false,
});

export const sceneOf = (known: Known): Scene => {
  const grid = hexGrid(known.setup.field.columns, known.setup.field.rows);
  const at = (id: string): readonly { x: number; y: number }[] => {
    const hex = known.units.find((unit) => unit.id === id)?.hex ?? null;
    const label = hex === null ? null : parseHex(hex);
    return label === null ? [] : [centreOf(grid, label)];
  };
  return {
    tokens: [...known.units].sort((a, b) => (a.id < b.id ? -1 : 1)).map((unit) => tokenOf(known, unit)),
    marks: flatMap(known.attacks, ({ unit, target }) => {
      const line = [...at(unit), ...at(target)];
      const seat = known.units.find((one) => one.id === unit)?.seat ?? null;
      return line.length < 2
        ? []
        : [{ kind: 'fire', seat, token: unit, shape: { line, radius: 1 }, text: null } as const];
    }),
    trays: [],
  };
};

export const cardOf = ({ units }: Known, token: string): Card | null => {
  const unit = units.find((one) => one.id === token);
  if (unit === undefined) return null;
  const { sheet, armor } = unit;
  return {
    token,
    title: text('bt.unit', { unit: sheet.name }),
    lines: [
      { title: text('bt.card.walk'), value: text('bt.number', { value: sheet.walk }), terms: [] },
      { title: text('bt.card.run'), value: text('bt.number', { value: sheet.run }), terms: [] },
      { title: text('bt.card.bv'), value: text('bt.number', { value: sheet.bv }), terms: [] },
    ],
    tracks: [
      ...LOCATIONS.map((location) => ({
        title: text(`bt.location.${location}`),
        value: armor[location],
        most: sheet.armor[location],
        steps: [],
      })),
      ...unit.bins.map((bin, index) => ({
        title: text('bt.card.ammo', {
          ammo: binWords(sheet.weapons, bin.ammo),
          location: words(`bt.location.${bin.location}`),
        }),
        value: bin.shots,
        most: sheet.bins[index]?.shots ?? bin.shots,
        steps: [],
      })),
    ],
    weapons: sheet.weapons.map((weapon) => ({
      title: text('bt.weapon.name', { weapon: gunWords(weapon) }),
      where: text(`bt.location.${weapon.location}`),
      ready: isReady(unit, weapon) && !isLost(unit, weapon.location),
      text: text('bt.weapon.text', {
        damage: weapon.damage,
        short: weapon.short,
        medium: weapon.medium,
        long: weapon.long,
      }),
    })),
    sheet: sheet.slug,
  };
};
