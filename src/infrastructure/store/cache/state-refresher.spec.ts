/**
 * When cached states are loaded anew: soon after a change, once for many, one at a time, and only what is
 * kept and behind.
 */
import { StateRefresher, type KeptStates } from './state-refresher';

class States implements KeptStates {
  readonly kept = new Map<string, number>([
    ['a', 1],
    ['b', 1],
  ]);
  readonly loads: string[] = [];
  now = 1;
  atOnce = 0;
  most = 0;
  failing = false;

  isBehind(campaign: string, version: number): boolean {
    return (this.kept.get(campaign) ?? Infinity) < version;
  }

  async refresh(campaign: string): Promise<void> {
    this.loads.push(campaign);
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    await Promise.resolve();
    this.atOnce -= 1;
    if (this.failing) throw new Error('no connection');
    this.kept.set(campaign, this.now);
  }
}

let states: States;
let failures: unknown[];
let refresher: StateRefresher;
beforeEach(() => {
  jest.useFakeTimers();
  states = new States();
  failures = [];
  refresher = new StateRefresher(states, (error) => failures.push(error));
});
afterEach(async () => {
  await refresher.stop();
  jest.useRealTimers();
});

const change = (campaign: string, version: number): void => {
  states.now = version;
  refresher.changed(campaign, version);
};

it('loads once what changes often, and one state at a time', async () => {
  for (let version = 2; version < 10; version += 1)
    for (const campaign of ['a', 'b', 'not kept']) change(campaign, version);
  expect(states.loads).toEqual([]);
  await jest.advanceTimersByTimeAsync(60);
  expect([states.loads, states.most]).toEqual([['a', 'b'], 1]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(states.loads).toHaveLength(2);
});

it('loads again what changes meanwhile, and goes on after a failure', async () => {
  states.failing = true;
  change('a', 2);
  await jest.advanceTimersByTimeAsync(60);
  expect(failures).toHaveLength(1);
  states.failing = false;
  change('a', 3);
  await jest.advanceTimersByTimeAsync(60);
  expect([states.loads, states.kept.get('a')]).toEqual([['a', 'a'], 3]);
});

it('leaves alone what the process wrote itself, what it cannot know, and everything once it is stopped', async () => {
  change('a', 2);
  states.kept.set('a', 2);
  refresher.changed(null, 0);
  await jest.advanceTimersByTimeAsync(60);
  change('b', 2);
  await refresher.stop();
  change('a', 5);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(states.loads).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
