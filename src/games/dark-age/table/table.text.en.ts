/** What pieces of terrain are called, in English. */
export const TABLE_EN = {
  'da.look.woods': 'Woods',
  'da.look.rubble': 'Rubble',
  'da.look.house': 'House',
  'da.look.rock': 'Rock',
  'da.look.pond': 'Pond',
  'da.look.lake': 'Lake',
  'da.look.wall': 'Low wall',
  'da.look.hill': 'Hill',
  'da.look.wooded-hill': 'Wooded hill',
  'da.look.crag': 'Crag',
  'da.look.plateau': 'Plateau',
  'da.look.building': 'Building',
};
