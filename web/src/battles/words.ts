/** Words of battles that several screens use. */
import { words } from '../text/words';

export const states = words(
  { open: 'open', reported: 'reported', disputed: 'disputed', done: 'over', 'called-off': 'called off' },
  { open: 'offen', reported: 'gemeldet', disputed: 'bestritten', done: 'vorbei', 'called-off': 'abgesagt' },
);
export const fates = words(
  {
    'on-field-fit': 'On the field, fit',
    'on-field-unfit': 'On the field, not fit',
    withdrawn: 'Withdrawn',
    destroyed: 'Destroyed beyond salvage',
  },
  {
    'on-field-fit': 'Auf dem Feld, kampffähig',
    'on-field-unfit': 'Auf dem Feld, nicht kampffähig',
    withdrawn: 'Zurückgezogen',
    destroyed: 'Zerstört, nicht zu bergen',
  },
);
export const pilotFates = words(
  { 'in-mech': 'In the mech', safe: 'Ejected, safe', captured: 'Captured', dead: 'Dead' },
  { 'in-mech': 'Im Mech', safe: 'Ausgestiegen, sicher', captured: 'Gefangen', dead: 'Tot' },
);
export const directions = words(
  { N: 'north', NE: 'north-east', SE: 'south-east', S: 'south', SW: 'south-west', NW: 'north-west' },
  { N: 'Norden', NE: 'Nordosten', SE: 'Südosten', S: 'Süden', SW: 'Südwesten', NW: 'Nordwesten' },
);
export const kinds = words(
  { mech: 'mech', vehicle: 'vehicle', vtol: 'VTOL', infantry: 'infantry' },
  { mech: 'Mech', vehicle: 'Fahrzeug', vtol: 'Senkrechtstarter', infantry: 'Infanterie' },
);
export const engines = words(
  {
    table: 'Table',
    megamek: 'MegaMek',
    battletech: 'BattleTech on the server',
    'dark-age': 'Dark Age on the server',
  },
  {
    table: 'Tisch',
    megamek: 'MegaMek',
    battletech: 'BattleTech auf dem Server',
    'dark-age': 'Dark Age auf dem Server',
  },
);
export const t = words(
  {
    battleIn: (hex: string) => `Battle in ${hex}`,
    nobody: 'nobody',
    worksheet: 'Worksheet',
    enter: 'Enter the result',
    back: 'Back',
    due: (left: string) => `due in ${left}`,
    overdue: 'overdue',
    vs: 'against',
    save: 'Save',
    turns: 'Turns',
    holder: 'Who holds the field',
    mines: 'Mines used',
  },
  {
    battleIn: (hex: string) => `Gefecht in ${hex}`,
    nobody: 'niemand',
    worksheet: 'Bogen',
    enter: 'Ergebnis eintragen',
    back: 'Zurück',
    due: (left: string) => `fällig in ${left}`,
    overdue: 'überfällig',
    vs: 'gegen',
    save: 'Speichern',
    turns: 'Züge',
    holder: 'Wer das Feld hält',
    mines: 'Verbrauchte Minen',
  },
);
