import type { GameRule } from '../../contract';

export const FACTION_RULE: GameRule = {
  id: 'DA-FIG-2',
  line: {
    en: 'A figure is of one of six factions (Dragon’s Fury, Swordsworn, Highlanders, Steel Wolves, Spirit Cats, Bannson’s Raiders), or a mercenary. Mechs are light up to 35 t, medium up to 55 t, heavy up to 75 t, and assault mechs above.',
    de: 'Eine Figur gehört zu einer von sechs Fraktionen (Dragon’s Fury, Swordsworn, Highlanders, Steel Wolves, Spirit Cats, Bannson’s Raiders) oder ist ein Söldner. Mechs sind bis 35 t leicht, bis 55 t mittelschwer, bis 75 t schwer und darüber überschwer.',
  },
};
