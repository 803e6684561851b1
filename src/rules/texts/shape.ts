/** Texts of mistakes of form in what a client sent. */
import type { Texts } from './text';

export const texts: Texts = {
  'shape/missing': { en: () => 'This property is missing.', de: () => 'Diese Angabe fehlt.' },
  'shape/not-an-object': { en: () => 'This must be an object.', de: () => 'Hier muss ein Objekt stehen.' },
  'shape/not-a-list': { en: () => 'This must be a list.', de: () => 'Hier muss eine Liste stehen.' },
  'shape/list-length': {
    en: (p) => `The list must have ${Number(p['min'])} to ${Number(p['max'])} elements.`,
    de: (p) => `Die Liste muss ${Number(p['min'])} bis ${Number(p['max'])} Einträge haben.`,
  },
  'shape/wrong-element': { en: () => 'This element of the list is not understood.', de: () => 'Dieser Eintrag der Liste ist nicht verständlich.' },
  'shape/not-an-id': { en: () => 'This must be an id.', de: () => 'Hier muss eine Kennung stehen.' },
  'shape/not-a-hex': {
    en: () => 'This must be a hex: four digits, column and row.',
    de: () => 'Hier muss ein Feld stehen: vier Ziffern, Spalte und Reihe.',
  },
  'shape/not-an-integer': {
    en: (p) => `This must be a whole number from ${Number(p['min'])} to ${Number(p['max'])}.`,
    de: (p) => `Hier muss eine ganze Zahl von ${Number(p['min'])} bis ${Number(p['max'])} stehen.`,
  },
  'shape/not-a-number': {
    en: (p) => `This must be a number from ${Number(p['min'])} to ${Number(p['max'])}.`,
    de: (p) => `Hier muss eine Zahl von ${Number(p['min'])} bis ${Number(p['max'])} stehen.`,
  },
  'shape/not-a-name': {
    en: (p) => `This must be a name of 1 to ${Number(p['max'])} characters, one of them visible, without control characters.`,
    de: (p) => `Hier muss ein Name von 1 bis ${Number(p['max'])} Zeichen stehen, davon eines sichtbar, ohne Steuerzeichen.`,
  },
  'shape/twice': { en: () => 'The same stands here twice.', de: () => 'Hier steht etwas doppelt.' },
  'shape/not-true': { en: () => 'This must be true or left out.', de: () => 'Hier muss true stehen oder nichts.' },
  'shape/unknown-property': { en: () => 'This property is not known here.', de: () => 'Diese Angabe ist hier nicht bekannt.' },
};
