/** English texts of what all games share. */
export const GAME_EN = {
  'game/gone': 'The decision {decision} is no longer asked of you.',
  'game/stale': 'What can be ordered has changed since. The decision has revision {revision} now.',
  'game/not-asked': 'The decision {decision} is not asked of you.',
  'game/not-offered': 'An order “{type}” of {token} is not on offer.',
  'game/missing': 'This part of the order is missing.',
  'game/out-of-bounds': 'This is not among the values that the order may have here.',
  'game/not-a-part': 'The order has no such part.',
  'game.nobody': 'nobody',
} as const;
