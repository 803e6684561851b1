/**
 * What is posted of what a server has taken (TAC-8), and what it notes of it, also when something goes wrong
 * with one of several.
 */
import { bundledCatalog } from '../../catalog/bundled';
import type { BattleId, CampaignId } from '../../kernel/ids';
import { decideHandToEngine } from '../../rules/commands/battle/hand-to-engine';
import type { CampaignState } from '../../rules';
import { declare, onlyBattle } from '../../rules/testing/battles';
import { NOW, resolutionOf, world } from '../../rules/testing/world';
import { deliverBattles, type Delivery, type Outcome, type PostSigned } from './deliver';

const ENGINE = 'ext-dice-1';
const built = world({ players: 2, phase: 'combat', step: 'declarations' })
  .mech('A', 'hunchback-hbk-4g', '0505')
  .mech('B', 'hunchback-hbk-4g', '0505');
const opened = declare(built.build()).state.finish();
const handedTo = (engine: string): CampaignState => {
  const resolution = resolutionOf(opened, { now: NOW });
  decideHandToEngine(resolution, { battle: onlyBattle(opened).id, engine });
  return resolution.state.finish();
};
const fought = handedTo(ENGINE);
const deliveryOf = (campaign: string, parts: Partial<Delivery> = {}): Delivery => ({
  ...{
    campaign: campaign as CampaignId,
    engine: ENGINE,
    battle: onlyBattle(fought).id,
    hash: onlyBattle(fought).setup.hash,
  },
  ...{ attempts: 1, url: 'https://example.org/', secret: new Uint8Array(32), timestamp: '1', ...parts },
});

/** Delivers what one look has taken; what each campaign is, or that reading it fails. */
const deliver = async (
  taken: readonly Delivery[],
  states: Readonly<Record<string, CampaignState | Error | null>>,
  post: PostSigned,
) => {
  const settled: Record<string, Outcome> = {};
  const outcome = await deliverBattles(
    {
      take: () => Promise.resolve(taken),
      settle: async ({ campaign }, how) => {
        await Promise.resolve();
        settled[campaign] = how;
      },
    },
    {
      read: (id) => {
        const state = states[id] ?? null;
        if (state instanceof Error) return Promise.reject(state);
        return Promise.resolve(state === null ? null : ({ state, catalog: bundledCatalog() } as never));
      },
    },
    post,
  ).catch((error: Error) => error.message);
  return { outcome, settled };
};

it('TAC-8 posts the battle as a long poll tells it, and notes that it was taken, or why not', async () => {
  const bodies: string[] = [];
  const refused = { reason: 'answered', status: 410 } as const;
  const post: PostSigned = ({ campaign }, body) => {
    bodies.push(body);
    return Promise.resolve(campaign === 'refusing' ? refused : null);
  };
  const { outcome, settled } = await deliver(
    [deliveryOf('taking'), deliveryOf('refusing')],
    { taking: fought, refusing: fought },
    post,
  );
  expect(outcome).toBe(2);
  expect(settled).toEqual({ taking: 'taken', refusing: refused });
  const { id, setup } = onlyBattle(fought);
  for (const body of bodies)
    expect(JSON.parse(body)).toMatchObject({
      battle: id,
      setup: { hash: setup.hash },
      blank: { hash: setup.hash },
    });
});

it('TAC-8 what was given away, reported or rolled back meanwhile is posted to nobody, and is no failure', async () => {
  const taken = [
    deliveryOf('elsewhere'),
    deliveryOf('gone'),
    deliveryOf('another-setup', { hash: 'another' }),
    deliveryOf('another-battle', { battle: 'b9' as BattleId }),
  ];
  const states = {
    elsewhere: handedTo('ext-other'),
    gone: null,
    'another-setup': fought,
    'another-battle': fought,
  };
  const { settled } = await deliver(taken, states, () => Promise.reject(new Error('posted')));
  expect(settled).toEqual({
    elsewhere: 'moot',
    gone: 'moot',
    'another-setup': 'moot',
    'another-battle': 'moot',
  });
});

it('TAC-8 a campaign that cannot be read stops no other: all others are settled before that is told', async () => {
  const slow: PostSigned = () => new Promise((resolve) => setTimeout(() => resolve(null), 30));
  const { outcome, settled } = await deliver(
    [deliveryOf('broken'), deliveryOf('whole')],
    { broken: new Error('unreadable'), whole: fought },
    slow,
  );
  expect({ outcome, settled }).toEqual({ outcome: 'unreadable', settled: { whole: 'taken' } });
});
