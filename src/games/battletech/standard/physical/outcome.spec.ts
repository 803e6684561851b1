import type { Terrain } from '../field/model';
import type { Mech } from '../mech/model';
import { hex, makeField, makeMech } from '../testing/make-mech';
import { inGroups } from '../piloting/fall/fall-damage';
import { outcomeOf, type Outcome } from './outcome';
import type { PhysicalAttack } from './physical';

const FROM = makeMech('enforcer-enf-4r', { id: 'from', hex: hex('0508'), facing: 0 });
const TO = makeMech('hunchback-hbk-4g', { id: 'to', hex: hex('0507'), facing: 3 });
const after = (
  attack: PhysicalAttack,
  isHit: boolean,
  from: Partial<Mech> = {},
  hexes: Readonly<Record<string, Terrain>> = {},
): Outcome => outcomeOf({ field: makeField(hexes) }, { ...FROM, ...from }, TO, attack, isHit);

/** `to 10 kick front`. */
const hits = ({ hits: all }: Outcome): readonly string[] =>
  all.map(({ id, hit: { damage, where } }) =>
    'table' in where ? `${id} ${damage} ${where.table} ${where.side}` : '',
  );

it('BT-PHYS-7 groups of five, and what is left', () =>
  expect([0, 4, 5, 12].map(inGroups)).toEqual([[], [4], [5], [5, 5, 2]]));

it('BT-PHYS-7 punches and kicks are one hit, and a kick asks for a roll either way', () => {
  expect(hits(after('punch-left', true))).toEqual(['to 5 punch front']);
  expect(after('punch-left', true).causes).toEqual([]);
  expect(hits(after('kick-left', true))).toEqual(['to 10 kick front']);
  expect(after('kick-left', true).causes).toEqual([{ id: 'to', cause: 'kicked' }]);
  expect(after('kick-left', false)).toEqual({
    hits: [],
    causes: [{ id: 'from', cause: 'missed-kick' }],
    pushed: null,
    falls: null,
  });
  expect(after('punch-left', false)).toEqual({ hits: [], causes: [], pushed: null, falls: null });
});

it('BT-PHYS-7 a push moves its target ahead, unless the way is closed', () => {
  expect(after('push', true)).toMatchObject({
    hits: [],
    causes: [{ id: 'to', cause: 'pushed' }],
    pushed: { kind: 'moves', hex: '0506' },
  });
  expect(after('push', true, {}, { '0506': { level: 3 } }).pushed).toEqual({ kind: 'stays' });
  expect(after('push', false).pushed).toBeNull();
});

it('BT-PHYS-7 a charge hurts both in groups of five', () => {
  const ran = { moved: { mode: 'run', hexes: 5 } } as const;
  const done = after('charge', true, ran);
  expect(hits(done)).toEqual([
    ...Array.from({ length: 5 }, () => 'to 5 normal front'),
    'from 5 normal front',
  ]);
  expect(done.causes).toEqual([
    { id: 'to', cause: 'charged' },
    { id: 'from', cause: 'charging' },
  ]);
  expect(done.pushed).toMatchObject({ kind: 'moves', hex: '0506' });
  expect(after('charge', false, ran)).toEqual({ hits: [], causes: [], pushed: null, falls: null });
});

it('BT-PHYS-7 a death from above hurts the legs of who makes it, and a miss lets them fall', () => {
  const done = after('death-from-above', true);
  expect(hits(done)).toEqual([
    ...Array.from({ length: 3 }, () => 'to 5 punch front'),
    ...Array.from({ length: 2 }, () => 'from 5 kick front'),
  ]);
  expect(done.causes.map(({ cause }) => cause)).toEqual(['death-from-above-hit', 'death-from-above']);
  expect(after('death-from-above', false)).toEqual({ hits: [], causes: [], pushed: null, falls: 2 });
});
