/** English words of what damage rolls for. */
export const DAMAGE_EN = {
  'bt.roll.location': 'Hit location',
  'bt.roll.critical': 'Critical hits',
  'bt.roll.slot': 'Which part is struck',
  'bt.roll.case-ii': 'Whether CASE II keeps the parts whole',
  'bt.roll.consciousness': 'Whether the pilot stays conscious, with {hits} hits',
  'bt.roll.waking': 'Whether the pilot wakes',
} as const;
