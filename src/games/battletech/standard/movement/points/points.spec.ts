import { bundledCatalog } from '../../../../../catalog';
import type { Mech } from '../../mech/model';
import { makeMech } from '../../testing/make-mech';
import { hurt } from '../../testing/hurt';
import { mpOf } from './able';
import { walkMp } from './burdens';
import { jumpMp } from './jump-mp';
import { runMp } from './run';

const biped = (slots: readonly string[], lost: readonly ('RL' | 'LL' | 'RA' | 'LA')[] = [], heat = 0): Mech =>
  makeMech('locust-lct-1v', { condition: hurt(slots, lost), heat });
const quad = (slots: readonly string[], lost: readonly ('RL' | 'LL' | 'RA' | 'LA')[] = [], heat = 0): Mech =>
  makeMech('scorpion-scp-12s', { condition: hurt(slots, lost), heat });

it('BT-MOV-1 a biped loses MP by its legs', () => {
  const walk = biped([]).sheet.walk;
  expect(walkMp(biped([]))).toBe(8);
  expect(walk).toBe(8);
  // hip 1, upper leg 2, lower leg 3, foot 4
  expect(walkMp(biped(['RL.2']))).toBe(7);
  expect(walkMp(biped(['RL.2', 'RL.3', 'RL.4', 'LL.4']))).toBe(4);
  expect(walkMp(biped(['RL.1']))).toBe(4);
  expect(walkMp(biped(['RL.1', 'RL.2', 'RL.3']))).toBe(4);
  expect(walkMp(biped(['RL.1', 'LL.2']))).toBe(3);
  expect(walkMp(biped(['RL.1', 'LL.1']))).toBe(0);
  expect(walkMp(biped(['LL.1', 'LL.2'], ['RL']))).toBe(1);
  expect(walkMp(biped([], ['RL', 'LL']))).toBe(0);
  expect(walkMp(biped([], ['RL'], 5))).toBe(0);
  const odd = makeMech('phoenix-hawk-pxh-1', { condition: hurt(['RL.1']) });
  expect([odd.sheet.walk, walkMp({ ...odd, sheet: { ...odd.sheet, walk: 5 } })]).toEqual([6, 3]);
});

it('BT-MOV-2 a quad loses MP by its four legs', () => {
  const whole = quad([]).sheet.walk;
  expect(walkMp(quad([], ['RA']))).toBe(whole - 1);
  expect(walkMp(quad([], ['RA', 'LL']))).toBe(1);
  expect(walkMp(quad([], ['RA', 'LL', 'LA']))).toBe(0);
  expect(walkMp(quad(['RA.1', 'LL.1']))).toBe(Math.ceil(Math.ceil(whole / 2) / 2));
  expect(walkMp(quad(['RA.1', 'LL.2', 'LL.4']))).toBe(Math.ceil(whole / 2) - 2);
  expect(walkMp(quad(['LL.2'], ['RA']))).toBe(whole - 2);
});

it('BT-MOV-3 heat takes a point for every five, myomer gives two from nine on', () => {
  expect([4, 5, 9, 10, 14, 24].map((heat) => walkMp(biped([], [], heat)))).toEqual([8, 7, 7, 6, 6, 4]);
  const strong = makeMech('marauder-mad-5l');
  const { walk } = strong.sheet;
  const at = (heat: number, lost: readonly 'RL'[] = []): number =>
    walkMp({ ...strong, heat, condition: hurt([], lost) });
  expect([0, 8, 9, 10].map((heat) => at(heat) - walk)).toEqual([0, -1, 1, 0]);
  expect(at(9, ['RL'])).toBe(0);
  const twoLost = { ...quad([], ['RA', 'LL'], 9), sheet: { ...quad([]).sheet, mounts: strong.sheet.mounts } };
  expect(walkMp(twoLost)).toBe(0);
  expect(walkMp({ ...twoLost, condition: hurt([], ['RA']) })).toBe(quad([]).sheet.walk);
});

it('BT-MOV-4 running is half as much again, rounded up, as walking is now', () => {
  for (const { slug, walk, run } of bundledCatalog().mechs)
    expect([slug, walk, runMp(makeMech(slug))]).toEqual([slug, walk, run]);
  expect(runMp(biped(['RL.2']))).toBe(11);
  expect(runMp(biped([], ['RL']))).toBe(1);
  expect(runMp(quad([], ['RA']))).toBe(Math.ceil(((quad([]).sheet.walk - 1) * 3) / 2));
  expect(runMp(quad([], ['RA', 'LL']))).toBe(1);
  const hard = makeMech('atlas-as7-d');
  expect(runMp({ ...hard, sheet: { ...hard.sheet, armorType: 'hardened' } })).toBe(4);
});

it('BT-MOV-5 jumping goes by the jets that are whole and dry', () => {
  for (const { slug, jump } of bundledCatalog().mechs)
    expect([slug, jumpMp(makeMech(slug), 0)]).toEqual([slug, jump]);
  const hawk = makeMech('phoenix-hawk-pxh-1');
  const jets = hawk.sheet.mounts.filter(({ figures }) => figures.flags.includes('jump-jet'));
  const inTorso = jets.filter(({ location }) => ['CT', 'RT', 'LT'].includes(location)).length;
  expect([0, 1, 2, 3].map((depth) => jumpMp(hawk, depth))).toEqual([6, inTorso, 0, 0]);
  const slots = jets
    .slice(0, 2)
    .flatMap((jet) => jet.slots.map(({ location, slot }) => `${location}.${slot}`));
  expect(jumpMp({ ...hawk, condition: hurt(slots) }, 0)).toBe(4);
  expect(jumpMp({ ...hawk, condition: hurt([], ['RL']) }, 0)).toBe(
    6 - jets.filter(({ location }) => location === 'RL').length,
  );
});

it('BT-MOV-6 MP by mode; none for who cannot move', () => {
  const mech = makeMech('phoenix-hawk-pxh-1');
  expect((['stand', 'walk', 'run', 'jump'] as const).map((mode) => mpOf(mech, mode, 0))).toEqual([
    0, 6, 9, 6,
  ]);
  expect(mpOf({ ...mech, isShutDown: true }, 'walk', 0)).toBe(0);
  expect(mpOf({ ...mech, condition: hurt(['CT.4', 'CT.5']) }, 'walk', 0)).toBe(0);
  expect(mpOf({ ...mech, condition: hurt(['CT.4']) }, 'walk', 0)).toBe(6);
  const heavyDuty = { ...mech, sheet: { ...mech.sheet, gyro: 'heavy-duty' as const } };
  expect(mpOf({ ...heavyDuty, condition: hurt(['CT.4', 'CT.5']) }, 'run', 0)).toBe(9);
});
