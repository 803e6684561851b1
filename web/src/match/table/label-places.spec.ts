import { placeLabel, within, type Area } from './label-places';

const FIELD: Area = [0, 0, 300, 200];
const BOX = [60, 20] as const;

describe('the label of a line', () => {
  it('stands in the middle of what is seen of the line', () => {
    expect(
      placeLabel(
        [
          [50, 100],
          [250, 100],
        ],
        BOX,
        FIELD,
        [],
      ),
    ).toEqual([120, 90, 180, 110]);
    // Half of it lies left of the field.
    expect(
      placeLabel(
        [
          [-200, 100],
          [200, 100],
        ],
        BOX,
        FIELD,
        [],
      ),
    ).toEqual([70, 90, 130, 110]);
  });

  it('is whole at the edge of the field', () => {
    expect(
      placeLabel(
        [
          [0, 0],
          [4, 0],
        ],
        BOX,
        FIELD,
        [],
      ),
    ).toEqual([0, 0, 60, 20]);
  });

  it('meets neither units nor other labels, as long as there is room', () => {
    const taken: Area[] = [[130, 80, 170, 120]];
    for (let count = 0; count < 6; count += 1) {
      const one = placeLabel(
        [
          [50, 100],
          [250, 100],
        ],
        BOX,
        FIELD,
        taken,
      );
      if (one === null) throw new Error('the line is on the field');
      for (const other of taken)
        expect(one[0] >= other[2] || other[0] >= one[2] || one[1] >= other[3] || other[1] >= one[3]).toBe(
          true,
        );
      taken.push(one);
    }
  });

  it('is left out where there is no room', () => {
    expect(
      placeLabel(
        [
          [50, 100],
          [250, 100],
        ],
        BOX,
        FIELD,
        [FIELD],
      ),
    ).toBeNull();
  });

  it('is not drawn where nothing of the line is seen', () => {
    expect(
      placeLabel(
        [
          [-50, -10],
          [400, -10],
        ],
        BOX,
        FIELD,
        [],
      ),
    ).toBeNull();
    expect(
      within(
        [
          [-10, 50],
          [50, -10],
        ],
        FIELD,
      ),
    ).toEqual([
      [0, 40],
      [40, 0],
    ]);
    expect(
      within(
        [
          [-10, 5],
          [5, -10],
        ],
        FIELD,
      ),
    ).toBeNull();
  });
});
