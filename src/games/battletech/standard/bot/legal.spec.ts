/** Whatever the bot orders is legal as it stands: `check` has nothing against it (GAM-8, GAM-12). */
import { diceBook } from '../../../../../test/support/games/contract/dice-book';
import { decide } from '../../../shared/decide';
import type { Order, Stance } from '../../../shapes';
import { battletech } from '../../index';
import type { Known } from '../play/known';
import { bot } from './bot';

const STANCES: readonly Stance[] = ['attack', 'hold', 'withdraw'];

/** Ultra and rotary autocannons, clusters, missiles of several kinds, flamers, jump jets, quads. */
const ODD = [
  'king-crab-kgc-000',
  'firestarter-fs9-h',
  'scorpion-scp-1n',
  'goliath-gol-1h',
  'rifleman-rfl-8d',
  'hunchback-hbk-5s',
  'vulture-prime',
  'phoenix-hawk-pxh-1',
];

const designs = battletech.scenarios;
const withOdd = (terrain: string, tempo: string, seed: string, slugs: readonly string[]): unknown => ({
  level: 'standard',
  terrain,
  tempo,
  seed,
  turns: 14,
  exits: { north: ['N'], south: ['S', 'E'] },
  forces: [
    { seat: 'A', side: 'north', units: slugs.filter((_, index) => index % 2 === 0) },
    { seat: 'B', side: 'south', units: slugs.filter((_, index) => index % 2 === 1) },
  ],
});

/** Plays a match to its end, and gives all that was ordered with what check had against it. */
const ordersOf = (setup: unknown, seed: string): readonly (readonly [Order, unknown])[] => {
  const { dice } = diceBook(seed);
  const read = battletech.readSetup(setup);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const found: [Order, unknown][] = [];
  let state = battletech
    .begin(read.value, dice)
    .reduce((one, event) => battletech.apply(one, event), battletech.open(read.value));
  for (let [asked] = battletech.awaited(state); asked !== undefined; [asked] = battletech.awaited(state)) {
    const [mine] = asked.asked;
    if (mine === undefined) throw new Error('nobody is asked');
    const { seat, revision } = mine;
    const knowledge = battletech.know(state, { kind: 'seat', seat });
    const stance = STANCES[found.length % 3] ?? 'attack';
    const order = bot(knowledge as Known, seat, stance);
    found.push([order, battletech.check(knowledge, seat, asked.id, order)]);
    const events = decide(battletech, state, { seat, decision: asked.id, revision, order }, dice);
    if (!events.ok) throw new Error(JSON.stringify([order, events.error]));
    state = events.value.reduce((one, event) => battletech.apply(one, event), state);
  }
  return found;
};

const standardOnes = designs.filter(({ setup }) => (setup as { level?: string }).level === 'standard');

it.each(standardOnes.map(({ id, setup }) => [id, setup] as const))(
  'GAM-8 every order of the bot is legal as it stands: scenario %s',
  (id, setup) => {
    const orders = ordersOf(setup, `legal ${id}`);
    expect(orders.filter(([, against]) => (against as readonly unknown[]).length > 0)).toEqual([]);
    expect(new Set(orders.map(([{ type }]) => type)).size).toBeGreaterThan(3);
  },
);

it.each(['urban', 'mountains', 'woods'])('GAM-8 and so it is with odd weapons: %s', (terrain) => {
  const slugs = ODD.filter((slug) => battletech.readSetup(withOdd(terrain, 'blocks', 's', [slug, slug])).ok);
  expect(slugs.length).toBeGreaterThan(3);
  const orders = ordersOf(withOdd(terrain, 'alternate', terrain, [...slugs, ...slugs]), terrain);
  expect(orders.filter(([, against]) => (against as readonly unknown[]).length > 0)).toEqual([]);
});
