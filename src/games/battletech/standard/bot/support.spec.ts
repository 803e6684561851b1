import { Chance, seededDice } from '../../../../kernel';
import { playOut } from '../arena/play-out';
import type { Known } from '../play/known';
import { bot, commandOf } from './bot';
import { randomSetup, SUPPORT } from '../testing/random-fight';

it.each(['clear', 'urban', 'lake'])('BT-6 the bot leads support units, which fire and go: %s', (country) => {
  const setup = randomSetup(new Chance(`support ${country}`), country, 6, [...SUPPORT, ...SUPPORT]);
  const done = new Map<string, Set<string>>();
  const agent = (known: Known, seat: string) => {
    const command = commandOf(known, seat, 'attack');
    const order = bot(known, seat, 'attack');
    const kind = known.setup.sheets[known.units.find(({ id }) => id === order.token)?.sheet ?? '']?.support;
    if (kind !== undefined) done.set(kind, (done.get(kind) ?? new Set()).add(order.type));
    return command;
  };
  const dice = seededDice(new TextEncoder().encode(country));
  expect(playOut(setup, dice, { a: agent, b: agent }).outcome).not.toBeNull();
  expect(done.size).toBeGreaterThan(0);
  const types = [...done.values()].flatMap((some) => [...some]);
  expect(types).toEqual(expect.arrayContaining(['fire', 'walk']));
});
