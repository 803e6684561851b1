import {
  clamp,
  cover,
  fitTo,
  hexOnScreen,
  keep,
  NO_PADDING,
  sees,
  toPlane,
  toScreen,
  zoomAt,
  type Screen,
} from './camera';
import { boxOf, extent } from './geometry';

const screen: Screen = { width: 360, height: 500, padding: NO_PADDING };
const whole = extent(24, 16);

describe('the camera over the map', () => {
  it('goes from the plane to the screen and back', () => {
    const camera = { x: 3, y: -2, k: 17 };
    const [x, y] = toPlane(camera, toScreen(camera, [5.5, 7.25]));
    expect(x).toBeCloseTo(5.5, 9);
    expect(y).toBeCloseTo(7.25, 9);
  });

  it('fits hexes into what no panel covers', () => {
    const covered: Screen = { ...screen, padding: { ...NO_PADDING, bottom: 200 } };
    const camera = fitTo(covered, boxOf(['0303', '0908']));
    expect(sees(camera, covered, ['0303', '0908'])).toBe(true);
    expect(hexOnScreen(camera, '0908')[1]).toBeLessThan(300);
  });

  it('covers the screen whole', () => {
    const camera = cover(screen, whole);
    expect(toScreen(camera, [0, 0]).every((value) => value <= 0.001)).toBe(true);
    const [right, bottom] = toScreen(camera, whole);
    expect(right).toBeGreaterThanOrEqual(screen.width - 0.001);
    expect(bottom).toBeGreaterThanOrEqual(screen.height - 0.001);
  });

  it('moves only as far as it must to keep hexes in view', () => {
    const camera = fitTo(screen, boxOf(['0303', '0908']));
    expect(keep(camera, screen, ['0505'])).toEqual(camera);
    const moved = keep(camera, screen, ['2010']);
    expect(moved.k).toBe(camera.k);
    expect(sees(moved, screen, ['2010'])).toBe(true);
  });

  it('zooms at the fingers: what was under them stays there', () => {
    const camera = { x: 1, y: 2, k: 20 };
    const before = toPlane(camera, [100, 200]);
    const after = zoomAt(camera, [100, 200], [120, 180], 1.5);
    const [x, y] = toScreen(after, before);
    expect(x).toBeCloseTo(120, 6);
    expect(y).toBeCloseTo(180, 6);
    expect(zoomAt(camera, [0, 0], [0, 0], 1_000).k).toBe(64);
    expect(zoomAt(camera, [0, 0], [0, 0], 0.0001).k).toBe(5);
  });

  it('never loses the map', () => {
    for (const far of [-1_000, 1_000]) {
      const { x, y, k } = clamp({ x: far, y: far, k: 20 }, screen, whole);
      const [left, top] = toScreen({ x, y, k }, [0, 0]);
      const [right, bottom] = toScreen({ x, y, k }, whole);
      expect(right > 0 && left < screen.width && bottom > 0 && top < screen.height).toBe(true);
    }
  });
});
