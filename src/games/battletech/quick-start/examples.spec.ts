/** The worked examples of the quick-start rules (BT-1). */
import type { Hex } from '../../../kernel/hex';
import { totalOf } from '../../shared/terms';
import { arcOf } from '../arcs';
import { lossesOf, locationHit, withLosses } from './hit';
import { quickStart as battletech } from '../index';
import type { Field, Setup, State, Unit } from '../model';
import { walkedOf } from './reach';
import { chosenAlong, keptAlong, sightOf, sightsBetween, worseOf } from './sight';
import { aimsAt, targetMovement } from './to-hit';

type Placed = Unit & { readonly hex: Hex };
const hex = (label: string): Hex => label as Hex;

const setup = ((): Setup => {
  const read = battletech.readSetup({
    forces: [
      { seat: 'A', side: 'south', units: ['hunchback-hbk-4g', 'enforcer-enf-4r'] },
      { seat: 'B', side: 'north', units: ['cicada-cda-2a'] },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
})();
const fieldWith = (woods: Field['woods']): Field => ({ columns: 16, rows: 17, woods });
const stateOn = (field: Field, change: Partial<State> = {}): State => ({
  ...battletech.open({ ...setup, field }),
  ...change,
});
const clear = stateOn(fieldWith({}));
const placed = (
  id: string,
  label: string,
  facing: number,
  mode: 'stand' | 'walk' | 'run',
  hexes: number,
): Placed => {
  const unit = clear.units.find((one) => one.id === id);
  if (unit === undefined) throw new Error(id);
  return { ...unit, hex: hex(label), facing, moved: { mode, hexes } };
};
const needed = (attacker: Placed, target: Placed, item: string, state: State = clear): number | undefined =>
  aimsAt(state, attacker, target).find(({ weapon }) => weapon.item === item)?.needed;

describe('worked examples of the quick start: to hit', () => {
  const cicada = placed('b1', '0508', 3, 'walk', 5);
  const hunchback = placed('a1', '0510', 0, 'run', 2);
  const enforcer = placed('a2', '0512', 0, 'stand', 0);

  it('BT-1 Cicada on Enforcer: 4, medium range 2, walked 1: 7', () =>
    expect(needed(cicada, enforcer, 'medium-laser')).toBe(7));
  it('BT-1 Hunchback on Cicada: 4, ran 2, five hexes 2: 8', () =>
    expect(needed(hunchback, cicada, 'autocannon-20')).toBe(8));
  it('BT-1 Enforcer on Hunchback: 4 and nothing else', () =>
    expect(needed(enforcer, placed('a1', '0508', 3, 'run', 2), 'large-laser')).toBe(4));

  it('BT-1 five hexes with two turns cost 7 MP, two hexes with three turns 5, and only the hexes count', () => {
    const start = placed('b1', '0308', 0, 'stand', 0);
    expect(walkedOf(clear, start, 'walk', ['0307', '0306', '0405', '0505', '0605'].map(hex), 2)).toEqual({
      mp: 7,
      hexes: 5,
    });
    expect(walkedOf(clear, placed('a1', '0308', 0, 'stand', 0), 'run', ['0307', '0406'].map(hex), 3)).toEqual(
      { mp: 5, hexes: 2 },
    );
  });

  it('BT-1 three hexes back and two ahead count as two', () => {
    const start = placed('b1', '0308', 0, 'stand', 0);
    expect(walkedOf(clear, start, 'walk', ['0309', '0310', '0311', '0310', '0309'].map(hex), 0)).toEqual({
      mp: 5,
      hexes: 2,
    });
    expect(walkedOf(clear, placed('a2', '0308', 0, 'stand', 0), 'run', ['0309'].map(hex), 0)).toBeNull();
  });

  it.each([
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
  ])('BT-1 a target that moved %d hexes is harder to hit by %d', (hexes, harder) =>
    expect(targetMovement(hexes)).toBe(harder),
  );

  it('BT-1 tells terms that come to the figure needed', () => {
    const state = stateOn(fieldWith({ '0510': 'heavy-woods', '0512': 'light-woods' }));
    const aims = aimsAt(state, cicada, enforcer);
    expect(aims.length).toBeGreaterThan(0);
    for (const { terms, needed: figure } of aims) expect(totalOf(terms)).toBe(figure);
  });

  it('BT-1 counts woods between and at the target', () => {
    const state = stateOn(fieldWith({ '0510': 'light-woods', '0512': 'heavy-woods' }));
    expect(needed(cicada, enforcer, 'medium-laser', state)).toBe(10);
  });
});

describe('worked example of the quick start: damage', () => {
  const hit = (armor: Unit['armor'], damage: number, landed: 'LA' | 'LT'): Unit['armor'] =>
    withLosses(armor, lossesOf({ armor }, landed, damage));

  it('BT-1 autocannon, large and small laser on the left arm of a Hunchback: what is left goes to the torso', () => {
    const { armor } = placed('a1', '0510', 0, 'stand', 0);
    expect([armor.LA, armor.LT]).toEqual([16, 20]);
    const once = hit(armor, 10, 'LA');
    const twice = hit(once, 8, 'LA');
    const thrice = hit(twice, 3, 'LA');
    expect([once.LA, twice.LA, twice.LT, thrice.LT]).toEqual([6, 0, 18, 15]);
    const next = hit(hit(thrice, 10, 'LT'), 8, 'LT');
    expect([next.LT, armor.CT - next.CT]).toEqual([0, 3]);
  });

  it('BT-1 head and centre pass nothing on, and an arm is lost with its torso', () => {
    const { armor } = placed('a1', '0510', 0, 'stand', 0);
    expect(lossesOf({ armor }, 'HD', 20)).toEqual([{ location: 'HD', points: 9 }]);
    expect(lossesOf({ armor: { ...armor, RT: 0 } }, 'RA', 5)).toEqual([{ location: 'CT', points: 5 }]);
  });

  it('BT-1 every sum of two dice hits somewhere', () =>
    expect(Array.from({ length: 11 }, (_, index) => locationHit(index + 2))).toEqual(
      'CT RA RA RL RT CT LT LL LA LA HD'.split(' '),
    ));
});

describe('worked examples of the quick start: line of sight', () => {
  const between = (woods: Field['woods'], from: string, to: string): ReturnType<typeof sightsBetween> =>
    sightsBetween(fieldWith(woods), hex(from), hex(to));

  it('BT-1 nothing in between: free', () =>
    expect(between({ '0301': 'heavy-woods' }, '0308', '0304').isOpen).toBe(false));

  it('BT-1 along an edge between a clear hex and light woods the defender chooses the woods, and the heavy woods of the target do not count', () => {
    const field = fieldWith({ '0402': 'light-woods', '0503': 'heavy-woods' });
    const sights = sightsBetween(field, hex('0303'), hex('0503'));
    expect([sights.isOpen, worseOf(sights), sights.left, sights.right.light]).toEqual([
      true,
      'left',
      { light: 1, heavy: 0, isBlocked: false },
      0,
    ]);
    const attacker = placed('a1', '0303', 1, 'stand', 0);
    const target = placed('b1', '0503', 0, 'stand', 0);
    expect(sightOf(stateOn(field, { edges: { 'a1|b1': 'right' } }), attacker, target).light).toBe(0);
  });

  it('BT-1 what was chosen holds for both of them, seen from either end', () => {
    const edges = { 'a1|b1': keptAlong('b1', 'a1', 'left') };
    expect([
      chosenAlong({ edges }, 'b1', 'a1'),
      chosenAlong({ edges }, 'a1', 'b1'),
      chosenAlong({ edges }, 'a2', 'b1'),
    ]).toEqual(['left', 'right', null]);
  });

  it.each([
    [{ '0305': 'light-woods', '0306': 'heavy-woods' }, true],
    [{ '0305': 'heavy-woods', '0306': 'heavy-woods' }, true],
    [{ '0305': 'light-woods', '0306': 'light-woods', '0307': 'light-woods' }, true],
    [{ '0305': 'light-woods', '0306': 'light-woods' }, false],
    [{ '0306': 'heavy-woods' }, false],
    [{ '0304': 'heavy-woods', '0308': 'heavy-woods' }, false],
  ] as const)('BT-1 through %j the sight is ended: %s', (woods, isBlocked) =>
    expect(between(woods, '0308', '0304').left.isBlocked).toBe(isBlocked),
  );

  it('BT-1 a hex that is touched in one corner is on the line', () => {
    const touched = ['0404', '0403', '0405', '0304', '0305', '0504'].filter(
      (one) => between({ [one]: 'light-woods' }, '0303', '0505').left.light > 0,
    );
    const mirrored = ['0404', '0403', '0405', '0304', '0305', '0504'].filter(
      (one) => between({ [one]: 'light-woods' }, '0505', '0303').right.light > 0,
    );
    expect(touched.length).toBeGreaterThan(0);
    expect(touched).toEqual(mirrored);
  });
});

describe('arcs of fire', () => {
  it.each([
    ['0507', 'front'],
    ['0608', 'front'],
    ['0408', 'front'],
    ['0609', 'right'],
    ['0409', 'left'],
    ['0511', 'rear'],
  ])('BT-1 %s lies %s of a unit on 0509 that faces north', (at, arc) =>
    expect(arcOf(hex('0509'), 0, hex(at))).toBe(arc),
  );
});
