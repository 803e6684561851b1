/** Odds stand next to their unit: their row of hexes is the next one at most, whatever the zoom. */
import { RULERS } from '../../board/camera';
import { S3 } from '../../board/geometry';
import { tokenSize } from './frame';
import { TAG_HIGH, tagPlace } from './tag-place';

const SIZE = { width: 360, height: 400, density: 2 };
const WIDE = 46;

describe.each([12, 14, 20, 27, 40, 60])('odds at a hex of %d px', (k) => {
  const around = tokenSize({ k, x: 0, y: 0 });

  it('stand above their unit, and hide nothing of it', () => {
    const [x, y] = tagPlace([180, 200], around, WIDE, SIZE);
    expect(x).toBe(180);
    expect(y + TAG_HIGH / 2).toBeLessThan(200 - around * 1.78);
  });

  it('stand below it at the upper edge of the field', () => {
    const at = RULERS.top + around + 2;
    const [, y] = tagPlace([180, at], around, WIDE, SIZE);
    expect(y - TAG_HIGH / 2).toBeGreaterThan(at + around * 1.78);
    // The upper edge of the tag lies within the row below.
    expect(y - TAG_HIGH / 2).toBeLessThan(at + 1.5 * S3 * k);
    expect(y).toBeLessThanOrEqual(at + Math.max(1.5 * S3 * k, around * 1.78 + 3 + TAG_HIGH / 2));
  });
});
