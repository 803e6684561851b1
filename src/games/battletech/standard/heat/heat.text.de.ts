/** Deutsche Wörter dafür, worum Hitze würfelt. */
export const HEAT_DE = {
  'bt.roll.reactor': 'Ob der Reaktor läuft',
  'bt.roll.ammunition-heat': 'Ob die Munition die Hitze aushält',
} as const;
