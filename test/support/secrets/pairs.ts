/**
 * Pairs of worlds that differ only in what a player does not know (SIGHT-4): each gives the first difference
 * that reaches them, or null.
 */
import { UNDAMAGED } from '../../../src/catalog/condition';
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import type { ForceId } from '../../../src/kernel/ids';
import { tons } from '../../../src/kernel/tonnage';
import {
  CURRENT_RULESET,
  decideFileReport,
  knowledgeOf,
  previewSheet,
  type CampaignEvent,
  type CampaignState,
  type Order,
} from '../../../src/rules';
import { memoryKey, type MemoryRow } from '../../../src/rules/model/state';
import { anySheet, sheetOfPhase } from '../../../src/rules/testing/any-orders';
import { anyWorld, type Chance } from '../../../src/rules/testing/arbitraries';
import { quietReport } from '../../../src/rules/testing/battles';
import {
  changeHidden,
  HIDDEN_KINDS,
  HIDDEN_WITH_BUILDINGS,
  seesByTheBook,
  type HiddenKind,
} from '../../../src/rules/testing/hidden-facts';
import { resolutionOf } from '../../../src/rules/testing/world';
import {
  catalog,
  firstDifference,
  ordersOf,
  outcome,
  P,
  reaching,
  rulesOf,
  told,
  type Outputs,
} from './outputs';

export const FIRST = 'planetary-1';
export const WITH_BUILDINGS = CURRENT_RULESET;
const kindsOf = (name: string): readonly HiddenKind[] =>
  name === FIRST ? HIDDEN_KINDS : HIDDEN_WITH_BUILDINGS;

type Kinds = HiddenKind | 'sheet' | 'command' | 'battle' | 'blind';
export type Counts = Partial<Record<Kinds | `order ${string}` | `warning ${string}`, number>>;
const count = (counts: Counts, kind: keyof Counts): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};
export const noCounts = (): Counts => ({});

/** A pair that differs in one to three hidden facts, at one instant. */
export const instantPair = (
  name: string,
  outputs: Outputs,
  random: Chance,
  seed: number,
  counts: Counts,
): string | null => {
  const one = anyWorld(random, { ruleset: name });
  const all = kindsOf(name);
  let other = one;
  const kinds = new Set<HiddenKind>();
  for (let changes = 1 + random.below(3), tries = 0; kinds.size < changes && tries < 9; tries += 1) {
    const kind = all[(seed + Math.floor(seed / 10) + kinds.size * 4 + tries) % all.length] ?? 'position';
    const changed = changeHidden(kind, random, other, P);
    if (changed === null) continue;
    other = changed;
    kinds.add(kind);
  }
  if (kinds.size === 0) return null;
  for (const kind of kinds) count(counts, kind);
  const sheets = [
    ordersOf(one, sheetOfPhase(random, one, P, name === FIRST ? 4 : 8)),
    ordersOf(one, anySheet(random, one, P, 3)),
  ];
  const told = reaching(outputs, one, sheets);
  for (const code of new Set(told.flatMap((text) => text.match(/(?<="code":"warnings\/)[a-z-]+/g) ?? [])))
    count(counts, `warning ${code}`);
  const difference = firstDifference(told, reaching(outputs, other, sheets));
  return difference === null ? null : `${[...kinds].join(', ')}: ${difference}`;
};

/** Where the order's force would do something that the player sees: those orders are no secret. */
const isUnseen = (
  state: CampaignState,
  order: Order,
  wrecks: CampaignState['wrecks'] = state.wrecks,
): boolean => {
  const building =
    'building' in order
      ? (Object.values(state.buildings).find(({ id }) => id === order.building) ?? null)
      : null;
  if (building !== null && (building.control === P || building.opened.control === P)) return false;
  // Neither damage nor skills show in sight, nor does sabotage; of their own mechs a player is told.
  if (order.type === 'repair-structure' || order.type === 'train' || order.type === 'sabotage-building')
    return true;
  if (order.type === 'sabotage-mech')
    return Object.values(state.mechs).some(({ id, force }) => id === order.mech && force !== P);
  const mechHex = (id: string) => Object.values(state.mechs).find((mech) => mech.id === id)?.hex ?? null;
  const hexes = [
    'mech' in order ? mechHex(order.mech) : null,
    'mechA' in order ? mechHex(order.mechA) : null,
    'hex' in order ? order.hex : null,
    building?.hex ?? null,
    'unit' in order ? (Object.values(wrecks).find(({ id }) => id === order.unit)?.hex ?? null) : null,
    ...('path' in order ? order.path : []),
    ...('mechs' in order ? order.mechs.map(mechHex) : []),
    ...('from' in order ? [order.from] : []),
    ...('to' in order ? [order.to] : []),
  ].filter((hex) => hex !== null);
  return hexes.length > 0 && hexes.every((hex) => !seesByTheBook(state, P, hex));
};

/** An enemy has the buildings that give orders, and something to pay with. */
const equipped = (random: Chance, state: CampaignState, enemy: ForceId): CampaignState => {
  const given = Object.values(state.buildings).filter(
    ({ type }) =>
      [
        'academy',
        'ammunition-depot',
        'spy-service',
        'railway-station',
        'dropship',
        'mech-factory',
        'repair-hangar',
      ].includes(type) && random.once(2),
  );
  const force = state.forces[enemy];
  const station = given.find(({ type }) => type === 'railway-station');
  const passenger = Object.values(state.mechs).find(
    (mech) => mech.force === enemy && mech.hex !== null && mech.pilot !== null,
  );
  const waiting =
    station === undefined || passenger === undefined
      ? {}
      : { [passenger.id]: { ...passenger, hex: station.hex, shutDown: false } };
  return {
    ...state,
    mechs: { ...state.mechs, ...waiting },
    forces:
      force === undefined ? state.forces : { ...state.forces, [enemy]: { ...force, account: tons(90) } },
    buildings: {
      ...state.buildings,
      ...Object.fromEntries(
        given.map((row) => [
          row.id,
          { ...row, control: enemy, cp: 100, opened: { control: enemy, works: true } },
        ]),
      ),
    },
  };
};

/**
 * An enemy's sheet, or none, before the same close: what they do out of sight reaches the player in nothing.
 */
export const sheetPair = (name: string, outputs: Outputs, random: Chance, counts: Counts): string | null => {
  // Where buildings do something, most order types are those of supply.
  const phases = [
    'preparation',
    'planning',
    'planning',
    'supply',
    ...(name === FIRST ? [] : (['planning', 'supply', 'supply'] as const)),
  ] as const;
  const phase = random.pick(phases);
  const drawn = anyWorld(random, { phase, step: null, teams: {}, ruleset: name });
  const enemy = random.pick(['B', 'C']) as ForceId;
  const state = name === FIRST ? drawn : equipped(random, drawn, enemy);
  const sent = ordersOf(state, sheetOfPhase(random, state, enemy, name === FIRST ? 6 : 40)).filter((order) =>
    isUnseen(state, order),
  );
  const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: enemy });
  // Only orders that stand do anything; without one the pair would not differ.
  const { previews } = previewSheet(rulesOf(state), catalog, knowledge, sent);
  // BLD-QUARRY: what enemies repair brings the owner of a quarry something.
  const digs = Object.values(state.buildings).some(
    ({ type, opened }) => type === 'quarry' && opened.control === P && opened.works,
  );
  // A force that sells all its mechs is out, which everybody is told (END-1).
  const standing = sent.filter(
    (order, index) =>
      previews[index]?.violations.length === 0 &&
      !(order.type === 'sell' && 'mech' in order) &&
      !(digs && order.type === 'repair-building'),
  );
  if (standing.length === 0) return null;
  // Where the player's own mechs go they see more: when they move themselves, an enemy's move may rightly
  // reach them.
  const own =
    phase === 'planning' ? [] : ordersOf(state, sheetOfPhase(random, state, P, name === FIRST ? 2 : 5));
  const without = outcome(outputs, state, new Map([[P, own]]));
  // What their own orders bring into their sight is no secret either.
  if (!standing.every((order) => isUnseen(without.after, order, state.wrecks))) return null;
  const withSheet = outcome(
    outputs,
    state,
    new Map([
      [P, own],
      [enemy, standing],
    ]),
  );
  if (canonicalJson(without.after) === canonicalJson(withSheet.after)) return null;
  count(counts, 'sheet');
  for (const type of new Set(standing.map((order) => order.type))) count(counts, `order ${type}`);
  const difference = firstDifference(without.texts, withSheet.texts);
  return difference === null ? null : `sheet ${JSON.stringify(standing)}: ${difference}`;
};

/** They remember every enemy that they do not see, somewhere, and every such building in an enemy's hand. */
const remembering = (random: Chance, state: CampaignState): CampaignState => {
  const seen = { round: 1, phase: 'supply' } as const;
  const hidden = Object.values(state.mechs).filter(
    (mech) => mech.force !== P && mech.hex !== null && !seesByTheBook(state, P, mech.hex),
  );
  const mechs = hidden.flatMap(({ id, force, design, hex }): MemoryRow[] =>
    hex === null
      ? []
      : [{ force: P, kind: 'mech', subject: id, seen, facts: { force, design, hex, shutDown: false } }],
  );
  const buildings = Object.values(state.buildings).flatMap(({ id, hex, control }): MemoryRow[] =>
    control === P || seesByTheBook(state, P, hex)
      ? []
      : [
          {
            force: P,
            kind: 'building',
            subject: id,
            seen,
            facts: { control: random.pick(['B', 'C']) as ForceId, cp: 80, works: true },
          },
        ],
  );
  return {
    ...state,
    memories: Object.fromEntries(
      [...mechs, ...buildings].map((row) => [memoryKey(P, row.kind, row.subject), row]),
    ),
  };
};

/**
 * What a player remembers is not there any more: a mech was taken from the game, a building is nobody's or
 * another's.
 */
const outdated = (random: Chance, state: CampaignState, { kind, subject }: MemoryRow): CampaignState => {
  if (kind === 'building') {
    const row = Object.values(state.buildings).find(({ id }) => id === subject);
    const control = random.pick([null, null, 'B', 'C']) as ForceId | null;
    return row === undefined
      ? state
      : {
          ...state,
          buildings: { ...state.buildings, [row.id]: { ...row, control, opened: { control, works: true } } },
        };
  }
  const mech = Object.values(state.mechs).find(({ id }) => id === subject);
  const isHis = (id: string): boolean => id === mech?.pilot;
  return {
    ...state,
    mechs: Object.fromEntries(Object.entries(state.mechs).filter(([id]) => id !== subject)),
    pilots: Object.fromEntries(Object.entries(state.pilots).filter(([id]) => !isHis(id))),
  };
};

/**
 * BLD-SPY: their own sheet closes in two worlds that differ in what they do not know: the fee is due, and
 * they learn nothing.
 */
export const blindPair = (name: string, outputs: Outputs, random: Chance, counts: Counts): string | null => {
  const one = remembering(
    random,
    equipped(random, anyWorld(random, { phase: 'preparation', step: null, teams: {}, ruleset: name }), P),
  );
  const memories = Object.values(one.memories);
  if (memories.length === 0) return null;
  const aim = random.pick(memories);
  const other = outdated(random, one, aim);
  const act =
    aim.kind === 'building'
      ? { type: 'sabotage-building', building: aim.subject }
      : { type: 'sabotage-mech', mech: aim.subject };
  const sheet = new Map([[P, ordersOf(one, [act, ...sheetOfPhase(random, one, P, 4)])]]);
  const [told, toldOther] = [outcome(outputs, one, sheet), outcome(outputs, other, sheet)];
  if (canonicalJson(told.after) === canonicalJson(toldOther.after)) return null;
  count(counts, 'blind');
  const difference = firstDifference(told.texts, toldOther.texts);
  return difference === null ? null : `blind ${JSON.stringify(act)}: ${difference}`;
};

/**
 * Another player's command that takes effect at once: before and after it the player gets the same bytes, and
 * is told nothing.
 */
export const commandPair = (
  name: string,
  outputs: Outputs,
  random: Chance,
  counts: Counts,
): string | null => {
  const state = anyWorld(random, { ruleset: name });
  const kind = random.pick(['account', 'stock', 'destination', 'damage', 'pilot', 'memory'] as const);
  const changed = changeHidden(kind, random, state, P);
  if (changed === null) return null;
  const events = commandBetween(state, changed);
  if (events.length === 0) return null;
  const resolution = resolutionOf(state);
  for (const event of events) resolution.emit(event);
  count(counts, 'command');
  const after = resolution.state.finish();
  const heard = told(outputs, resolution.events, after);
  if (heard.length > 2 || heard[0] !== 'notices []' || heard[1] !== 'posts []')
    return `told ${heard.join('\n')}`;
  const difference = firstDifference(reaching(outputs, state, []), reaching(outputs, after, []));
  return difference === null ? null : `command ${kind}: ${difference}`;
};

/** The events of the rules that make the difference between two states. */
const commandBetween = (state: CampaignState, changed: CampaignState): readonly CampaignEvent[] => [
  ...Object.values(changed.forces).flatMap((force): CampaignEvent[] => {
    const before = state.forces[force.id]?.account ?? force.account;
    if (before === force.account) return [];
    const amount = (force.account - before) as typeof force.account;
    return [
      {
        type: 'account-changed',
        data: {
          force: force.id,
          amount,
          balance: force.account,
          cause: { rule: 'SUP-1', text: 'supply/income', order: null },
        },
      },
    ];
  }),
  ...Object.entries(changed.stock).flatMap(([key, row]): CampaignEvent[] =>
    state.stock[key] === row ? [] : [{ type: 'stock-corrected', data: { ...row, unit: 'pieces' } }],
  ),
  ...Object.values(changed.mechs).flatMap((mech): CampaignEvent[] => {
    const before = state.mechs[mech.id];
    if (before === undefined || before === mech) return [];
    return mech.plannedPath === before.plannedPath
      ? [
          {
            type: 'mech-corrected',
            data: { before, after: mech, counter: null, designHash: null, witnesses: [] },
          },
        ]
      : [
          {
            type: 'moves-ordered',
            data: { force: mech.force, moves: [{ mech: mech.id, path: mech.plannedPath ?? [] }] },
          },
        ];
  }),
  ...Object.values(changed.pilots).flatMap((pilot): CampaignEvent[] => {
    const before = state.pilots[pilot.id];
    return before === undefined || before === pilot
      ? []
      : [{ type: 'pilot-corrected', data: { before, after: pilot, counter: null } }];
  }),
  ...Object.entries(changed.memories).flatMap(([key, row]): CampaignEvent[] =>
    state.memories[key] === row
      ? []
      : [{ type: 'sightings-changed', data: { changes: [{ force: row.force, put: [row], forget: [] }] } }],
  ),
];

/**
 * BLD-MINE: two battles that differ in an enemy's mines only; what is tried out by reports is refused alike.
 */
export const battlePair = (name: string, outputs: Outputs, random: Chance, counts: Counts): string | null => {
  const drawn = anyWorld(random, { phase: 'combat', step: 'declarations', teams: {}, ruleset: name });
  const fresh = Object.values(drawn.mechs).map((mech) => ({
    ...mech,
    shutDown: false,
    condition: UNDAMAGED,
  }));
  const [own, enemy] = [P, 'B' as ForceId].map((force) =>
    fresh.find((mech) => mech.force === force && mech.pilot !== null && mech.hex !== null),
  );
  if (own === undefined || enemy === undefined) return null;
  const met = { ...drawn, mechs: { ...drawn.mechs, [own.id]: own, [enemy.id]: { ...enemy, hex: own.hex } } };
  const factories = Object.values(met.buildings).filter(
    ({ hex, control }) => control !== P && !seesByTheBook(met, P, hex),
  );
  if (factories.length === 0) return null;
  const factory = random.pick(factories);
  const withFactory = (control: ForceId | null): CampaignState => ({
    ...met,
    buildings: {
      ...met.buildings,
      [factory.id]: {
        ...factory,
        type: 'mine-factory',
        control: null,
        cp: 100,
        opened: { control, works: true },
      },
    },
  });
  const [none, some] = [withFactory(null), withFactory(enemy.force)].map((state) =>
    outcome(outputs, state, new Map()),
  );
  if (none === undefined || some === undefined || canonicalJson(none.after) === canonicalJson(some.after))
    return null;
  count(counts, 'battle');
  const used = 1 + random.below(12);
  const answers = [none, some].map(({ after }) =>
    Object.values(after.battles).map((battle) => {
      const minesUsed = Object.fromEntries(
        battle.setup.sides.flatMap(({ side, forces }) => (forces.includes(P) ? [] : [[side, used]])),
      );
      const report = {
        actor: { kind: 'force', force: P } as const,
        battle: battle.id,
        body: { ...quietReport(battle.setup), minesUsed },
      };
      return canonicalJson(decideFileReport(resolutionOf(after, { ruleset: rulesOf(after) }), report));
    }),
  );
  const difference = firstDifference(
    [...none.texts, ...(answers[0] ?? [])],
    [...some.texts, ...(answers[1] ?? [])],
  );
  return difference === null ? null : `battle: ${difference}`;
};
