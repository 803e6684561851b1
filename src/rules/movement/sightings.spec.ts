import { contextOf } from '../testing/marching';
import { means, world, type World, type WorldSetup } from '../testing/world';
import { knowledgeOf } from '../knowledge/build';
import { enemyTriggerMask } from '../knowledge/sight';
import { enemyHexes } from '../knowledge/enemies';
import { knownEnemySight, knownEnemySightHexes } from './sightings';

const LOCUST = 'locust-lct-1v';
const seenByEnemies = (built: World): readonly string[] => {
  const { knowledge } = contextOf(built.build(), 'A');
  return knowledge.grid.hexes.filter((_, index) => knownEnemySight(knowledge)[index] === 1);
};
const size = (setup: WorldSetup, build: (one: World) => World): number =>
  seenByEnemies(build(world(setup))).length;

describe('what a player knows of enemy sight', () => {
  it('MOV-5 SIGHT-1 knows the radius of the enemy mechs that they see', () => {
    const hexes = seenByEnemies(world().mech('A', LOCUST, '0505').mech('B', LOCUST, '0506'));
    expect(hexes).toEqual(expect.arrayContaining(['0505', '0506', '0507', '0405', '0406', '0605', '0606']));
    expect(hexes).toHaveLength(7);
  });

  it('MOV-5 knows nothing of an enemy whom they do not see', () => {
    expect(size({}, (one) => one.mech('A', LOCUST, '0505').mech('B', LOCUST, '0507'))).toBe(0);
  });

  it('MOV-5 does not count what they only remember', () => {
    const remembered = world()
      .mech('A', LOCUST, '0505')
      .mech('B', LOCUST, '0909')
      .memory({
        force: 'A' as never,
        kind: 'mech',
        subject: 'B1' as never,
        seen: { round: 1, phase: 'planning' },
        facts: { force: 'B' as never, design: LOCUST as never, hex: '0508' as never, shutDown: false },
      });
    expect(contextOf(remembered.build(), 'A').knowledge.others).toHaveLength(1);
    expect(seenByEnemies(remembered)).toEqual([]);
  });

  it('SETUP-1 does not count team-mates', () => {
    const setup = { players: 3, teams: { A: 1, B: 1 } };
    const built = world(setup)
      .mech('A', LOCUST, '0505')
      .mech('B', LOCUST, '0506')
      .building('hospital', '0505', 'B');
    expect(seenByEnemies(built)).toEqual([]);
    expect([...enemyHexes(contextOf(built.build(), 'A').knowledge)]).toEqual([]);
  });

  it('SIGHT-2 knows radius 2 of an enemy building that they see, while it works', () => {
    expect(size({}, (one) => one.mech('A', LOCUST, '0505').building('hospital', '0506', 'B'))).toBe(19);
    expect(
      size({}, (one) => one.mech('A', LOCUST, '0505').building('hospital', '0506', 'B', { cp: 50 })),
    ).toBe(0);
    expect(size({}, (one) => one.mech('A', LOCUST, '0505').building('hospital', '0506', null))).toBe(0);
    expect(size({}, (one) => one.mech('A', LOCUST, '0505').building('hospital', '0506', 'A'))).toBe(0);
    expect(size({}, (one) => one.mech('A', LOCUST, '0505').building('hospital', '0508', 'B'))).toBe(0);
  });

  it('SIGHT-3 knows radius 3 when they see a working sensor network of the same owner too', () => {
    const hospital = (one: World): World => one.mech('A', LOCUST, '0505').building('hospital', '0506', 'B');
    const both = seenByEnemies(hospital(world({ players: 3 })).building('sensor-network', '0504', 'B'));
    expect(both).toContain('0509');
    const ofAnother = seenByEnemies(hospital(world({ players: 3 })).building('sensor-network', '0504', 'C'));
    expect(ofAnother).not.toContain('0509');
    const broken = seenByEnemies(
      hospital(world({ players: 3 })).building('sensor-network', '0504', 'B', { cp: 10 }),
    );
    expect(broken).not.toContain('0509');
    const unseen = seenByEnemies(hospital(world({ players: 3 })).building('sensor-network', '1010', 'B'));
    expect(unseen).not.toContain('0509');
  });

  it('SIGHT-5 counts no buildings when only units trigger', () => {
    const setup: WorldSetup = { options: { sightTriggers: 'units' } };
    expect(size(setup, (one) => one.mech('A', LOCUST, '0505').building('hospital', '0506', 'B'))).toBe(0);
    expect(size(setup, (one) => one.mech('A', LOCUST, '0505').mech('B', LOCUST, '0506'))).toBe(7);
  });

  it('SIGHT-5 is shown as a list to who plays a force, while the war lasts', () => {
    const built = world().mech('A', LOCUST, '0505').mech('B', LOCUST, '0506');
    const state = built.build();
    expect(knownEnemySightHexes(contextOf(state, 'A').knowledge)).toEqual(seenByEnemies(built));
    expect(knownEnemySightHexes(contextOf(state, 'A').knowledge)).toHaveLength(7);
    for (const kind of ['gm', 'observer'] as const)
      expect(knownEnemySightHexes(knowledgeOf(state, means().catalog, { kind }))).toEqual([]);
    const over = { ...state, campaign: { ...state.campaign, status: 'finished' as const } };
    expect(knownEnemySightHexes(contextOf(over, 'A').knowledge)).toEqual([]);
  });

  it('SIGHT-4 SIGHT-5 without fog they know all of it', () => {
    const state = world({ players: 3, options: { fogOfWar: false } })
      .mech('A', LOCUST, '0505')
      .mech('B', LOCUST, '0909')
      .mech('C', LOCUST, '0202', { shutDown: true })
      .building('hospital', '1006', 'B')
      .building('sensor-network', '1009', 'B')
      .build();
    expect(knownEnemySight(contextOf(state, 'A').knowledge)).toEqual(enemyTriggerMask(state, 'A' as never));
  });
});
