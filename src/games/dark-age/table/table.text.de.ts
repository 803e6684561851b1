/** What pieces of terrain are called, in German. */
export const TABLE_DE = {
  'da.look.woods': 'Wald',
  'da.look.rubble': 'Geröll',
  'da.look.house': 'Haus',
  'da.look.rock': 'Felsen',
  'da.look.pond': 'Teich',
  'da.look.lake': 'See',
  'da.look.wall': 'Niedrige Mauer',
  'da.look.hill': 'Hügel',
  'da.look.wooded-hill': 'Bewaldeter Hügel',
  'da.look.crag': 'Felsnadel',
  'da.look.plateau': 'Plateau',
  'da.look.building': 'Gebäude',
};
