/** English words of what heat rolls for. */
export const HEAT_EN = {
  'bt.roll.reactor': 'Whether the reactor runs',
  'bt.roll.ammunition-heat': 'Whether the ammunition stands the heat',
} as const;
