import { intoStructure, structureModifier } from './structure-kinds';

const STANDARD = { structureType: 'standard' } as const;
const COMPOSITE = { structureType: 'composite' } as const;
const REINFORCED = { structureType: 'reinforced' } as const;

it('BT-DMG-7 structure takes point for point', () => {
  expect(intoStructure(STANDARD, 8, 5)).toEqual({ structure: 5, left: 0 });
  expect(intoStructure(STANDARD, 8, 11)).toEqual({ structure: 8, left: 3 });
});

it('BT-DMG-7 composite structure takes twice', () => {
  expect(intoStructure(COMPOSITE, 8, 3)).toEqual({ structure: 6, left: 0 });
  expect(intoStructure(COMPOSITE, 7, 6)).toEqual({ structure: 7, left: 2 });
});

it('BT-DMG-7 reinforced structure takes half, rounded up', () => {
  expect(intoStructure(REINFORCED, 8, 5)).toEqual({ structure: 3, left: 0 });
  expect(intoStructure(REINFORCED, 2, 7)).toEqual({ structure: 2, left: 3 });
  expect(intoStructure(REINFORCED, 2, 3)).toEqual({ structure: 2, left: 0 });
});

it('BT-DMG-7 BT-CRIT-1 reinforced structure −1, industrial +2', () => {
  expect(structureModifier(STANDARD)).toBe(0);
  expect(structureModifier(REINFORCED)).toBe(-1);
  expect(structureModifier({ structureType: 'industrial' })).toBe(2);
});
