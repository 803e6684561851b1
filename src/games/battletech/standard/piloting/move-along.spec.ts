import { hexOf } from '../../../../kernel/hex';
import type { Terrain } from '../field/model';
import type { Mech, Mode } from '../mech/model';
import { pathTo } from '../movement/path';
import { reachOf } from '../movement/reach';
import { hurt } from '../testing/hurt';
import { makeField, makeMech } from '../testing/make-mech';
import type { Asked, Driver, Told } from './driver';
import { rollPhase } from './fall/falling';
import type { Mine } from './hazard/mines';
import { moveAlong } from './move-along';

/** Applies places and falls only; `fails` says which rolls fail. */
const driverOf = (
  said: string[],
  fails: (asked: Asked) => boolean,
  after: (told: Told, mech: Mech) => Mech | null = (_, mech) => mech,
): Driver => ({
  roll: (asked) => {
    const failed = fails(asked);
    const what = asked.kind === 'piloting' ? `${asked.cause} ${asked.target.needed}` : asked.kind;
    said.push(`${what}${failed ? ' failed' : ''}`);
    return !failed;
  },
  die: () => 1,
  tell: (told, mech) => {
    said.push(
      told.kind === 'moved' ? told.step.hex : told.kind === 'fell' ? `fell ${told.fall.levels}` : told.kind,
    );
    const moved = told.kind === 'moved' ? { ...mech, hex: told.step.hex, facing: told.step.facing } : mech;
    return after(told, told.kind === 'fell' ? { ...moved, isProne: true } : moved);
  },
});

const start = makeMech('phoenix-hawk-pxh-1', { hex: hexOf(5, 8) });
interface Play {
  readonly hexes?: Readonly<Record<string, Terrain>>;
  readonly mode?: Mode;
  readonly mech?: Mech;
  readonly to?: string;
  readonly facing?: number;
  readonly mines?: readonly Mine[];
  readonly fails?: (asked: Asked) => boolean;
  readonly after?: (told: Told, mech: Mech) => Mech | null;
}
const play = ({
  hexes = {},
  mode = 'walk',
  mech = start,
  to = '0505',
  facing = 0,
  mines = [],
  fails = () => false,
  after,
}: Play): readonly string[] => {
  const position = { field: makeField(hexes), mechs: [mech] };
  const reach = reachOf(position, mech, mode);
  const { ground, first } = reach.spots;
  const path = pathTo(reach, (first[ground.indexOf(to)] ?? 0) * 6 + facing);
  if (path === null) throw new RangeError(`${to} is not reached`);
  const said: string[] = [];
  const end = moveAlong(mech, { position, mode, path, mines, cfAt: () => 40 }, driverOf(said, fails, after));
  return [...said, `${end.step}${end.fell ? ' fell' : ''}${end.mech === null ? ' gone' : ''}`];
};
const failing =
  (cause: string) =>
  (asked: Asked): boolean =>
    asked.kind === 'piloting' && asked.cause === cause;

it('BT-MOV-17 without trouble it goes hex by hex', () => {
  expect(play({})).toEqual(['0507', '0506', '0505', '3']);
});

it('BT-PSR-8 who stumbles in water lies there and has ended the movement', () => {
  const hexes = { '0506': { water: 1 } };
  expect(play({ hexes })).toEqual(['0507', '0506', 'water 4', '0505', '3']);
  expect(play({ hexes, fails: failing('water') })).toEqual([
    '0507',
    '0506',
    'water 4 failed',
    'fell 1',
    'pilot-unhurt',
    '2 fell',
  ]);
  const unlucky = (asked: Asked): boolean => asked.kind !== 'mine';
  expect(play({ hexes, fails: unlucky }).slice(-3)).toEqual(['pilot-unhurt failed', 'pilot-hurt', '2 fell']);
  expect(play({ hexes: { '0507': { rubble: 1 } }, fails: unlucky, after: () => null })).toEqual([
    '0507',
    '1 gone',
  ]);
});

it('BT-PSR-12 walls hurt, and do not stop', () => {
  const hexes = { '0507': { building: { kind: 2, levels: 2, cf: 40 } } } as const;
  expect(play({ hexes, to: '0506', fails: failing('walls') })).toEqual([
    '0507',
    'walls 6 failed',
    'walls',
    'loads',
    '0506',
    'walls 6 failed',
    'walls',
    '2',
  ]);
});

it('BT-PSR-11 a skid ends it before the step, and slides', () => {
  const hexes = Object.fromEntries(
    ['0508', '0507', '0506', '0505'].map((hex) => [hex, { pavement: true as const }]),
  );
  const move = { hexes, mode: 'run', to: '0604', facing: 1 } as const;
  expect(play({ ...move, fails: failing('skid') }).slice(-5)).toEqual([
    'skid 5 failed',
    'fell 0',
    'pilot-unhurt',
    'slid',
    '4 fell',
  ]);
  expect(play(move).slice(-2)).toEqual(['0604', '5']);
});

it('BT-PSR-14 mines go off under whoever enters, and a leg lost makes them fall', () => {
  const mines = [{ hex: hexOf(5, 7), side: 'b', isKnown: false }];
  expect(play({ mines, fails: (asked) => asked.kind === 'mine' })).toEqual([
    '0507',
    'mine failed',
    '0506',
    '0505',
    '3',
  ]);
  expect(play({ mines }).slice(0, 4)).toEqual(['0507', 'mine', 'mined', '0506']);
  const both = [...mines, { hex: hexOf(5, 7), side: 'a', isKnown: true }];
  expect(play({ mines: both }).slice(0, 5)).toEqual(['0507', 'mine', 'mined', 'mine', 'mined']);
  const legOff = (told: Told, mech: Mech): Mech =>
    told.kind === 'mined' ? { ...mech, condition: hurt([], ['LL']) } : mech;
  expect(play({ mines: both, after: legOff }).filter((one) => one === 'mine')).toHaveLength(1);
  expect(play({ mines, after: legOff })).toEqual([
    '0507',
    'mine',
    'mined',
    'fell 0',
    'pilot-unhurt',
    '1 fell',
  ]);
  expect(play({ mines: [...mines, { hex: hexOf(5, 6), side: 'a', isKnown: false }], mode: 'jump' })).toEqual([
    '0507',
    '0506',
    '0505',
    '3',
  ]);
});

it('BT-MOV-17 a lame mech that ran rolls at the end', () => {
  const lame = { ...start, condition: hurt(['RL.1']) };
  expect(play({ mech: lame, mode: 'run', fails: failing('run-hurt') }).slice(-4)).toEqual([
    'run-hurt 7 failed',
    'fell 0',
    'pilot-unhurt',
    '3 fell',
  ]);
});

it('BT-PSR-4 one fall is enough', () => {
  const said: string[] = [];
  const drop = { from: 0, to: 0, depth: 0 };
  rollPhase(start, ['damage', 'kicked', 'kicked'], drop, driverOf(said, failing('kicked')));
  expect(said).toEqual(['damage 6', 'kicked 6 failed', 'fell 0', 'pilot-unhurt']);
  const legless: string[] = [];
  const gone = { ...start, condition: hurt([], ['RL']) };
  rollPhase(
    gone,
    ['damage', 'leg-lost'],
    drop,
    driverOf(legless, () => false),
  );
  expect(legless).toEqual(['fell 0', 'pilot-unhurt']);
});
