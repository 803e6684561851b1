import {
  canFight,
  conditionViolations,
  engineRuns,
  isUndamaged,
  locationDestroyed,
  type MechDesign,
  UNDAMAGED,
} from '../../../../catalog';
import { bundledCatalog } from '../../../../catalog/bundled';
import { type DiceStream, seededDice } from '../../../../kernel';
import { conditionAfter, type Harm } from './after-battle';
import { clicksOf, pointsBetween, startClick } from './clicks';
import { fullPoints, pointsLost } from './mech-points';

const catalog = bundledCatalog();
const dice = (place: string): DiceStream =>
  seededDice(new Uint8Array(32)).stream({ epoch: 0, round: 0, phase: 'report', purpose: 'harm', place });
const HARM: Harm = { start: 0, end: 0, fromBehind: 0, fate: 'alive', fired: { primary: 0, secondary: 0 } };
const hunchback = catalog.mech('hunchback-hbk-4g') as MechDesign;

it('DA-CAMP-9 four clicks of a Hunchback are 41 points', () => {
  expect(fullPoints(hunchback)).toBe(243);
  expect(pointsBetween(243, 0, 4)).toBe(41);
  const after = conditionAfter(catalog, hunchback, UNDAMAGED, { ...HARM, end: 4 }, dice('41'));
  expect(pointsLost(hunchback, after)).toBe(41);
});

it('DA-CAMP-4 a mech that has lost half of its points or more starts on the last click', () => {
  expect([0, 10, 11, 121, 243].map((lost) => startClick(243, lost))).toEqual([0, 0, 1, 11, 11]);
});

it('DA-CAMP-7 without clicks, or repaired beyond its start, a mech comes back as it went', () => {
  for (const design of catalog.mechs) {
    const same = conditionAfter(catalog, design, UNDAMAGED, { ...HARM, start: 2, end: 1 }, dice(design.slug));
    expect({ slug: design.slug, same: isUndamaged(same) }).toEqual({ slug: design.slug, same: true });
  }
});

/** Every click of some designs of each kind. */
const tried = catalog.mechs.filter(
  ({ motion, lam, engine }, index) =>
    index % 31 === 0 ||
    (motion === 'quad' && index % 2 === 0) ||
    lam !== null ||
    (engine.type === 'xl' && index % 11 === 0),
);

it('DA-CAMP-7 a living mech can still fight, has lost what its clicks say, and never more than it had', () => {
  for (const design of tried) {
    const clicks = clicksOf(fullPoints(design));
    for (let end = 1; end < clicks; end += 1) {
      const about = `${design.slug} ${end}`;
      const harm = { ...HARM, end, fromBehind: end % 3 };
      const after = conditionAfter(catalog, design, UNDAMAGED, harm, dice(about));
      expect({ about, wrong: conditionViolations(design, after) }).toEqual({ about, wrong: [] });
      expect({ about, fit: canFight(design, after) }).toEqual({ about, fit: true });
      const [lost, due] = [pointsLost(design, after), pointsBetween(fullPoints(design), 0, end)];
      expect({ about, lost }).toEqual({ about, lost: due });
      // What it starts the next battle with is what it ended this one with.
      expect(startClick(fullPoints(design), lost)).toBeGreaterThanOrEqual(end - 1);
      expect(startClick(fullPoints(design), lost)).toBeLessThanOrEqual(end);
      const again = conditionAfter(
        catalog,
        design,
        after,
        { ...HARM, start: end, end: end + 1 },
        dice('again'),
      );
      for (const [place, left] of Object.entries(after.armor))
        expect(again.armor[place as 'CT']).toBeLessThanOrEqual(left);
      for (const [place, left] of Object.entries(after.structure))
        expect(again.structure[place as 'CT']).toBeLessThanOrEqual(left);
      expect(again.slots).toEqual(expect.arrayContaining([...after.slots]));
    }
  }
});

it('DA-CAMP-8 who is out cannot fight and can be salvaged; who is destroyed cannot', () => {
  for (const design of tried) {
    const end = clicksOf(fullPoints(design));
    const out = conditionAfter(catalog, design, UNDAMAGED, { ...HARM, end, fate: 'out' }, dice(design.slug));
    expect(engineRuns(design, out)).toBe(false);
    expect(locationDestroyed(design, out, 'CT')).toBe(false);
    const gone = conditionAfter(
      catalog,
      design,
      UNDAMAGED,
      { ...HARM, end, fate: 'destroyed' },
      dice(design.slug),
    );
    expect(locationDestroyed(design, gone, 'CT')).toBe(true);
    expect([...conditionViolations(design, out), ...conditionViolations(design, gone)]).toEqual([]);
  }
});

it('DA-CAMP-7 clicks from behind take rear armour', () => {
  const behind = { ...HARM, end: 5, fromBehind: 5 };
  const after = conditionAfter(catalog, hunchback, UNDAMAGED, behind, dice('behind'));
  expect(Object.keys(after.armor).some((place) => ['CTR', 'RTR', 'LTR'].includes(place))).toBe(true);
  expect(after.armor.CT ?? hunchback.armor.CT).toBe(hunchback.armor.CT);
});

it('DA-CAMP-8 a ballistic attack spends a shot of each weapon of its slot, and no more than there are', () => {
  const shots = hunchback.bins.reduce((sum, bin) => sum + bin.shots, 0);
  const spent = (primary: number): number => {
    const harm = { ...HARM, fired: { primary, secondary: 3 } };
    const after = conditionAfter(catalog, hunchback, UNDAMAGED, harm, dice('shots'));
    const left = new Map(after.ammunition.map((bin) => [`${bin.location}${bin.slot}`, bin.shots]));
    return (
      shots -
      hunchback.bins.reduce((sum, bin) => sum + (left.get(`${bin.location}${bin.slot}`) ?? bin.shots), 0)
    );
  };
  expect([spent(0), spent(3), spent(99)]).toEqual([0, 3, shots]);
});
