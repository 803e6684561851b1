/** English what is rolled for besides damage, heat and weapons. */
export const ROLL_EN = {
  'bt.roll.piloting': 'Piloting',
  'bt.roll.pilot-unhurt': 'Whether the pilot stays unhurt',
  'bt.roll.minefield': 'Where a minefield lies',
  'bt.roll.mine': 'Whether the mine goes off',
  'bt.roll.fall-side': 'On which side it falls',
  'bt.roll.clear-jam': 'Clearing a jam',
  'bt.roll.swerve': 'On which side a charge goes past',
  'bt.roll.boost': 'Whether MASC or supercharger holds',
  'bt.roll.blow': 'To hit: blow',
} as const;
