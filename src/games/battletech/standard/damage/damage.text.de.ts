/** Deutsche Wörter dafür, worum Schaden würfelt. */
export const DAMAGE_DE = {
  'bt.roll.location': 'Trefferzone',
  'bt.roll.critical': 'Kritische Treffer',
  'bt.roll.slot': 'Welches Teil getroffen wird',
  'bt.roll.case-ii': 'Ob CASE II die Teile heil hält',
  'bt.roll.consciousness': 'Ob der Pilot bei Bewusstsein bleibt, mit {hits} Treffern',
  'bt.roll.waking': 'Ob der Pilot erwacht',
} as const;
