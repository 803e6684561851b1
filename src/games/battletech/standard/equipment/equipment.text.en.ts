/** English words of what weapons roll for besides hitting. */
export const EQUIPMENT_EN = {
  'bt.roll.cluster': 'How many hit',
  'bt.roll.ams': 'Whether the missile is shot down',
  'bt.roll.target-heat': 'How much it heats',
} as const;
