/** Texts of mistakes of form in what a client sent. */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const en = {
  'shape/missing': 'This property is missing.',
  'shape/not-an-object': 'This must be an object.',
  'shape/not-a-list': 'This must be a list.',
  'shape/list-length': (p) => `The list must have ${Number(p['min'])} to ${Number(p['max'])} elements.`,
  'shape/wrong-element': 'This element of the list is not understood.',
  'shape/not-an-id': 'This must be an id.',
  'shape/not-a-hex': 'This must be a hex: four digits, column and row.',
  'shape/not-an-integer': (p) => `This must be a whole number from ${Number(p['min'])} to ${Number(p['max'])}.`,
  'shape/not-a-number': (p) => `This must be a number from ${Number(p['min'])} to ${Number(p['max'])}.`,
  'shape/not-a-name': (p) => `This must be a name of 1 to ${Number(p['max'])} characters, one of them visible, without control characters.`,
  'shape/twice': 'The same stands here twice.',
  'shape/not-true': 'This must be true or left out.',
  'shape/unknown-property': 'This property is not known here.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
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

export const texts: Texts = inBoth(en, de);
