import type { Frame } from '../../../../contract';
import { counted } from '../../../../shared/rolls';
import { afterDamage } from '../../damage/after-damage';
import type { DamageEvent } from '../../damage/events';
import { fixedDice, makeVictim, quickDice } from '../../testing/make-course';
import { makeSheet } from '../../testing/make-mech';
import type { Mount, Sheet } from '../../mech/sheet';
import { resolveShot, type Shot } from './resolve-shot';
import type { ShotCourse, ShotEvent } from './shot-event';

type Any = DamageEvent | ShotEvent;
const courseOf = (dice: ShotCourse['dice']): ShotCourse & { readonly events: Any[] } => {
  let now = makeVictim('atlas-as7-d');
  let state: Frame = { epoch: 0, turn: 1, step: 'fire', streams: {} };
  const events: Any[] = [];
  return {
    events,
    dice,
    get state() {
      return state;
    },
    victim: () => now,
    add: (event) => {
      events.push(event);
      if (event.type !== 'shot') now = afterDamage(now, event);
      state = { ...state, streams: counted(state, event) };
    },
  };
};
const mountOf = (sheet: Sheet, item: string): Mount => {
  const mount = sheet.mounts.find(({ figures }) => figures.item === item);
  if (mount === undefined) throw new RangeError(`no ${item}`);
  return mount;
};
const shotOf = (slug: string, item: string, change: Partial<Shot> = {}): Shot => ({
  attacker: 'a',
  weapon: mountOf(makeSheet(slug), item),
  target: 't',
  needed: 7,
  table: 'normal',
  side: 'front',
  guidance: 0,
  isDefended: false,
  munition: null,
  range: 'short',
  shots: 1,
  isHeating: false,
  ...change,
});
const fire = (shot: Shot, ...dice: number[]): readonly Any[] => {
  const course = courseOf(fixedDice(...dice));
  resolveShot(course, shot);
  return course.events;
};

it('BT-EQ-2 a miss does nothing, a hit rolls its location and damages', () => {
  const shot = shotOf('hunchback-hbk-4g', 'autocannon-20');
  expect(fire(shot, 2, 3)).toMatchObject([
    { type: 'shot', isHit: false, isFired: true, hits: 0, groups: [] },
  ]);
  expect(fire(shot, 3, 4, 3, 3)).toMatchObject([
    { type: 'shot', isHit: true, hits: 1, groups: [20] },
    { type: 'hit-location', location: 'RT' },
    { type: 'damaged', loss: { location: 'RT', armor: 20 } },
  ]);
});

it('BT-EQ-1 BT-EQ-6 twelve of twenty missiles go in groups of five, each with its location', () => {
  const events = fire(shotOf('atlas-as7-d', 'lrm-20'), 6, 6, 3, 4, 3, 3, 3, 3, 3, 3);
  expect(events[0]).toMatchObject({ hits: 12, groups: [5, 5, 2] });
  expect(events.filter(({ type }) => type === 'hit-location')).toHaveLength(3);
});

it('BT-EQ-20 BT-EQ-21 guidance and anti-missile systems change the cluster roll', () => {
  const at = (change: Partial<Shot>): unknown =>
    fire(shotOf('atlas-as7-d', 'lrm-20', change), 6, 6, 3, 4, ...Array<number>(8).fill(3))[0];
  expect(at({ guidance: 2 })).toMatchObject({ hits: 16 });
  expect(at({ isDefended: true })).toMatchObject({ hits: 6 });
});

it('BT-EQ-8 BT-EQ-20 a streak launcher fires only if it locks on, and all hit', () => {
  const shot = shotOf('awesome-aws-9m', 'streak-srm-2');
  expect(fire(shot, 2, 2)).toMatchObject([{ isFired: false, isHit: false }]);
  expect(fire(shot, 6, 6, 3, 3, 3, 3)[0]).toMatchObject({ isFired: true, hits: 2, groups: [2, 2] });
  expect(fire({ ...shot, isDefended: true }, 6, 6, 3, 3)[0]).toMatchObject({ hits: 1 });
});

it('BT-EQ-16 a flamer may heat instead', () => {
  const shot = shotOf('blackjack-bj-1x', 'flamer');
  expect(fire({ ...shot, isHeating: true }, 6, 6)).toMatchObject([{ hits: 1, groups: [], heat: 2 }]);
  expect(fire(shot, 6, 6, 3, 3)[0]).toMatchObject({ groups: [2], heat: 0 });
});

it('BT-EQ-3 two shots of an ultra autocannon, which jams at 2', () => {
  const shot = shotOf('blitzkrieg-btz-3f', 'is-ultra-autocannon-20', { shots: 2 });
  expect(fire({ ...shot, needed: 2 }, 1, 1, 4, 4, 3, 3, 3, 3, 3, 3)[0]).toMatchObject({
    isHit: true,
    isJammed: true,
    hits: 2,
    groups: [20, 20],
  });
  expect(fire(shot, 1, 1)[0]).toMatchObject({ isHit: false, isJammed: true });
});

it('BT-EQ-1 every roll of many salvos has a label of its own', () => {
  const course = courseOf(quickDice(4));
  for (let count = 0; count < 20; count += 1) resolveShot(course, shotOf('atlas-as7-d', 'srm-6'));
  const labels = course.events.flatMap(({ rolls }) => rolls.map(({ label }) => label));
  expect(new Set(labels).size).toBe(labels.length);
});
