import { RULERS } from '../../board/camera';
import { wholeLabel } from './whole-label';

const SIZE = { width: 360, height: 400 };
const LABEL = [60, 26] as const;

describe('a label on the field', () => {
  it('stays where it is wanted, as long as it is whole there', () => {
    expect(wholeLabel([180, 200], LABEL, SIZE)).toEqual([180, 200]);
  });

  it.each([
    ['top', [180, 2]],
    ['bottom', [180, 399]],
    ['left', [3, 200]],
    ['right', [358, 200]],
    ['corner', [0, 0]],
  ] as const)('is whole at the %s edge, and not under a ruler', (_, wanted) => {
    const [x, y] = wholeLabel(wanted, LABEL, SIZE);
    expect(x - 30).toBeGreaterThanOrEqual(RULERS.left);
    expect(y - 13).toBeGreaterThanOrEqual(RULERS.top);
    expect(x + 30).toBeLessThanOrEqual(SIZE.width);
    expect(y + 13).toBeLessThanOrEqual(SIZE.height);
  });

  it('is not drawn in for what is far outside', () => {
    expect(wholeLabel([180, -200], LABEL, SIZE)).toEqual([180, -200]);
  });
});
