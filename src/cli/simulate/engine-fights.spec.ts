import { ENGINES } from '../../tactical';
import { fightsBy } from './engine-fights';
import { playAll } from './play-all';

const engine = (id: string) => {
  const found = ENGINES.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};

it('BT-6 battles of a campaign are fought by bots, and their reports count', async () => {
  const count = { fought: 0, refused: 0 };
  const war = { players: 2, rounds: 3, ruleset: 'planetary-3' };
  const fights = fightsBy(engine('battletech'), count);
  const played = await playAll(
    1,
    'fights',
    war,
    () => false,
    () => undefined,
    fights,
  );
  expect(played.records).toHaveLength(1);
  expect([count.fought > 0, count.refused]).toEqual([true, 0]);
});

it('an engine that does not play on the server fights nothing', () =>
  expect(() => fightsBy(engine('table'), { fought: 0, refused: 0 })).toThrow('table'));
