/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './shape.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'shape/missing': 'Diese Angabe fehlt.',
  'shape/not-an-object': 'Hier muss ein Objekt stehen.',
  'shape/not-a-list': 'Hier muss eine Liste stehen.',
  'shape/list-length': (p) => `Die Liste muss ${number(p.min)} bis ${number(p.max)} Einträge haben.`,
  'shape/wrong-element': 'Dieser Eintrag der Liste ist nicht verständlich.',
  'shape/not-an-id': 'Hier muss eine Kennung stehen.',
  'shape/not-a-hex': 'Hier muss ein Feld stehen: vier Ziffern, Spalte und Reihe, wie 0512.',
  'shape/not-an-integer': (p) =>
    `Hier muss eine ganze Zahl von ${number(p.min)} bis ${number(p.max)} stehen.`,
  'shape/not-a-number': (p) => `Hier muss eine Zahl von ${number(p.min)} bis ${number(p.max)} stehen.`,
  'shape/not-a-name': (p) =>
    `Hier muss ein Name von 1 bis ${number(p.max)} Zeichen stehen, davon eines sichtbar, ohne Steuerzeichen.`,
  'shape/twice': 'Hier steht etwas doppelt.',
  'shape/not-true': 'Hier muss true stehen oder nichts.',
  'shape/unknown-property': 'Diese Angabe ist hier nicht bekannt.',
};
