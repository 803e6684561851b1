import { makeField, makeMech, hex } from '../../testing/make-mech';
import type { Mech } from '../../mech/model';
import { firesIndirectly, spottersFor } from './indirect';
import { primaryOf, secondaryOf } from './secondary';

const at = (id: string, label: string, side: string, changes: Partial<Mech> = {}): Mech =>
  makeMech('enforcer-enf-4r', { id, side, hex: hex(label), ...changes });

it('BT-GUN-17 the first target ahead is the primary one, else the first', () => {
  const from = at('from', '0508', 'a');
  const [ahead, further, right] = [at('x', '0506', 'b'), at('y', '0504', 'b'), at('z', '0809', 'b')];
  expect(primaryOf(from, [right, ahead, further])?.id).toBe('x');
  expect(primaryOf(from, [right])?.id).toBe('z');
  expect(primaryOf(from, [])).toBeUndefined();
  const targets = [right, ahead, further];
  expect([right, ahead, further].map((to) => secondaryOf(from, to, targets))).toEqual([
    'elsewhere',
    null,
    'ahead',
  ]);
  // With the torso to the right it is the other way round.
  expect(secondaryOf({ ...from, twist: 1 }, right, targets)).toBeNull();
});

it('BT-GUN-17 what can be fired indirectly', () => {
  const archer = makeMech('archer-arc-2r').sheet;
  const fires = (item: string): boolean =>
    archer.mounts.some(({ figures }) => figures.item === item && firesIndirectly(figures, null));
  expect([fires('lrm-20'), fires('medium-laser')]).toEqual([true, false]);
});

it('BT-GUN-17 friends who see the target spot, the most useful first', () => {
  const from = at('from', '0508', 'a');
  const to = at('to', '0502', 'b');
  const runner = at('runner', '0403', 'a', { moved: { mode: 'run', hexes: 5 } });
  const near = at('near', '0503', 'a');
  const shut = at('shut', '0603', 'a', { isShutDown: true });
  const foe = at('foe', '0404', 'b');
  const hill = { '0505': { level: 4 } } as const;
  const mechs = [from, to, runner, near, shut, foe];
  expect(spottersFor({ field: makeField(hill), mechs }, from, to).map(({ id }) => id)).toEqual([
    'near',
    'runner',
  ]);
  expect(spottersFor({ field: makeField(), mechs }, from, to)).toEqual([]);
});
