/** German texts of what became of units. */
export const END_DE = {
  'bt.fate.gave-up': 'hat aufgegeben',
  'bt.fate.fit': 'auf dem Feld, kampffähig, ohne Pilot',
  'bt.fate.not-fit': 'auf dem Feld, nicht kampffähig',
  'bt.fate.beyond-salvage': 'zerstört, nichts zu bergen',
} as const;
