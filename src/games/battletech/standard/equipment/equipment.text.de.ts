/** Deutsche Wörter dafür, worum Waffen außer dem Treffen würfeln. */
export const EQUIPMENT_DE = {
  'bt.roll.cluster': 'Wie viele treffen',
  'bt.roll.ams': 'Ob die Rakete abgeschossen wird',
  'bt.roll.target-heat': 'Wie sehr es erhitzt',
} as const;
