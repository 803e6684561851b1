/** English texts of what became of units. */
export const END_EN = {
  'bt.fate.gave-up': 'gave up',
  'bt.fate.fit': 'on the field, fit to fight, without its pilot',
  'bt.fate.not-fit': 'on the field, not fit to fight',
  'bt.fate.beyond-salvage': 'destroyed beyond salvage',
} as const;
