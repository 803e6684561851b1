import { UNDAMAGED } from '../../../catalog/condition';
import type { BattleId, ForceId, MechId } from '../../../kernel/ids';
import { tellOf } from '../../events/tell';
import type { CampaignState } from '../../model/state';
import type { Resolution } from '../../resolution';
import { chance } from '../../testing/arbitraries';
import { withWrecks } from '../../testing/wrecks';
import { resolutionOf, world } from '../../testing/world';
import { decideCorrection } from './correct';
import { parseCorrections } from './parse-corrections';

const HUNCHBACK = 'hunchback-hbk-4g';
/** W lies where A has beaten B; C was not there. */
const field = (): CampaignState => {
  const bare = world({ players: 3, phase: 'supply' })
    .mech('A', HUNCHBACK, '0303')
    .mech('B', HUNCHBACK, '0909')
    .wreck('A', HUNCHBACK, '0303', { id: 'W' as MechId, battle: 'won' as BattleId })
    .build();
  // Any battle that is over will do.
  const like = Object.values(withWrecks(chance(1), bare).battles)[0];
  if (like === undefined) throw new Error('no battle');
  const sides = [
    { side: 'A', forces: ['A' as ForceId], minesAllowed: 0, withdrawal: {} },
    { side: 'B', forces: ['B' as ForceId], minesAllowed: 0, withdrawal: {} },
  ];
  const battle = {
    ...like,
    id: 'won' as BattleId,
    hex: '0303' as never,
    setup: { ...like.setup, hex: '0303' as never, sides },
  };
  return { ...bare, battles: { won: battle } as CampaignState['battles'] };
};
const correct = (
  ...changes: readonly object[]
): { readonly resolution: Resolution; readonly wrong: readonly string[] } => {
  const parsed = parseCorrections(changes);
  if (!parsed.ok)
    return {
      resolution: resolutionOf(field()),
      wrong: parsed.error.map(({ code, pointer }) => `${pointer} ${code}`),
    };
  const resolution = resolutionOf(field());
  const wrong = decideCorrection(resolution, { changes: parsed.value, reason: 'for the test' });
  return { resolution, wrong: wrong.map(({ code, pointer }) => `${pointer} ${code}`) };
};
const toldTo = ({ events }: Resolution, force: string) =>
  events.flatMap((event) =>
    event.type === 'wreck-corrected' ? [tellOf(event, { kind: 'force', force: force as ForceId })] : [],
  );
const wreckIn = ({ state }: Resolution) => state.wrecks['W' as MechId];

it('END-2 SALV-1 the GM gives the right to another who fought there; both learn it, and nobody else', () => {
  const { resolution, wrong } = correct({ set: 'wreck', wreck: 'W', right: 'B' });
  expect(wrong).toEqual([]);
  expect(wreckIn(resolution)).toMatchObject({ right: 'B', force: 'B', condition: UNDAMAGED });
  expect(toldTo(resolution, 'B')).toMatchObject([{ unit: 'W', hex: '0303', right: 'B' }]);
  // Who has it now is none of A's business.
  expect(toldTo(resolution, 'A')).toMatchObject([{ unit: 'W', right: null, condition: null }]);
  expect(toldTo(resolution, 'C')).toEqual([null]);
});

it('END-2 SALV-1 in what state it lies there, and that it does not', () => {
  const condition = { armor: { CT: 3 }, structure: { LA: 0 }, slots: [], ammunition: [] };
  const set = correct({ set: 'wreck', wreck: 'W', condition });
  expect(wreckIn(set.resolution)).toMatchObject({ right: 'A', condition });
  expect(toldTo(set.resolution, 'A')).toMatchObject([{ right: 'A', condition }]);
  const removed = correct({ remove: 'wreck', wreck: 'W' });
  expect(removed.wrong).toEqual([]);
  expect(wreckIn(removed.resolution)).toBeUndefined();
  expect(toldTo(removed.resolution, 'A')).toMatchObject([{ unit: 'W', right: null }]);
});

it('END-2 SALV-1 names what cannot be', () => {
  expect(correct({ set: 'wreck', wreck: 'A1' }, { remove: 'wreck', wreck: 'nothing' }).wrong).toEqual([
    '/changes/0/wreck correction/no-such-wreck',
    '/changes/1/wreck correction/no-such-wreck',
  ]);
  expect(correct({ set: 'wreck', wreck: 'W', right: 'C' }).wrong).toEqual([
    '/changes/0/right correction/not-in-that-battle',
  ]);
  const gone = { armor: {}, structure: { CT: 0 }, slots: [], ammunition: [] };
  expect(correct({ set: 'wreck', wreck: 'W', condition: gone }).wrong).toEqual([
    '/changes/0/condition correction/beyond-salvage',
  ]);
  const much = { armor: { CT: 99 }, structure: {}, slots: [], ammunition: [] };
  expect(correct({ set: 'wreck', wreck: 'W', condition: much }).wrong).toEqual([
    '/changes/0/condition/armor/CT condition/armor-out-of-range',
  ]);
  expect(correct({ set: 'wreck', wreck: 4, hex: '0303' }).wrong).toEqual([
    '/changes/0/wreck shape/not-an-id',
    '/changes/0/hex shape/unknown-property',
  ]);
});
