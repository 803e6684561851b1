import { FIGURES } from '../armies/figures';
import { setupOf } from '../testing/match';
import { open } from './open';

describe('figures of a campaign', () => {
  it('DA-CAMP-1 have the speed, attack and defence that the conversion gives mechs', () => {
    const mechs = FIGURES.filter(({ kind }) => kind === 'mech');
    expect(mechs.length).toBeGreaterThan(0);
    for (const { dial, heat } of mechs) {
      const [start] = dial;
      expect(heat).not.toBeNull();
      expect(start?.speed).toBeGreaterThanOrEqual(5);
      expect(start?.defence).toBeGreaterThanOrEqual(15);
      expect(start?.defence).toBeLessThanOrEqual(21);
    }
  });

  it('DA-CAMP-4 begin at the click of their damage, and stay shut down if they were', () => {
    const setup = setupOf({ a1: ['mech', {}] }, { b1: ['mech', {}] });
    const damaged = setup.forces.map((force) =>
      force.seat === 'A' ? { ...force, starts: { a1: { click: 3, isShutDown: true } } } : force,
    );
    const [unit] = open({ ...setup, forces: damaged }).units;
    expect(unit).toMatchObject({ click: 3, isShutDown: true, isAsleep: true, tokens: 2 });
  });
});
