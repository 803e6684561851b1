/** The same in German. */
import type { SameCodes } from './text';
import type { en } from './shape.en';

export const de: SameCodes<typeof en> = {
  'shape/missing': 'Diese Angabe fehlt.',
  'shape/not-an-object': 'Hier muss ein Objekt stehen.',
  'shape/not-a-list': 'Hier muss eine Liste stehen.',
  'shape/list-length': (p) => `Die Liste muss ${Number(p['min'])} bis ${Number(p['max'])} Einträge haben.`,
  'shape/wrong-element': 'Dieser Eintrag der Liste ist nicht verständlich.',
  'shape/not-an-id': 'Hier muss eine Kennung stehen.',
  'shape/not-a-hex': 'Hier muss ein Feld stehen: vier Ziffern, Spalte und Reihe.',
  'shape/not-an-integer': (p) => `Hier muss eine ganze Zahl von ${Number(p['min'])} bis ${Number(p['max'])} stehen.`,
  'shape/not-a-number': (p) => `Hier muss eine Zahl von ${Number(p['min'])} bis ${Number(p['max'])} stehen.`,
  'shape/not-a-name': (p) => `Hier muss ein Name von 1 bis ${Number(p['max'])} Zeichen stehen, davon eines sichtbar, ohne Steuerzeichen.`,
  'shape/twice': 'Hier steht etwas doppelt.',
  'shape/not-true': 'Hier muss true stehen oder nichts.',
  'shape/unknown-property': 'Diese Angabe ist hier nicht bekannt.',
};
