/** Texts of mistakes of form in what a client sent: in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { number } = formats.en;

export const en = {
  'shape/missing': 'This property is missing.',
  'shape/not-an-object': 'This must be an object.',
  'shape/not-a-list': 'This must be a list.',
  'shape/list-length': (p: { readonly min: number; readonly max: number }) =>
    `The list must have ${number(p.min)} to ${number(p.max)} elements.`,
  'shape/wrong-element': 'This element of the list is not understood.',
  'shape/not-an-id': 'This must be an id.',
  'shape/not-a-hex': 'This must be a hex: four digits, column and row, as in 0512.',
  'shape/not-an-integer': (p: { readonly min: number; readonly max: number }) =>
    `This must be a whole number from ${number(p.min)} to ${number(p.max)}.`,
  'shape/not-a-number': (p: { readonly min: number; readonly max: number }) =>
    `This must be a number from ${number(p.min)} to ${number(p.max)}.`,
  'shape/not-a-name': (p: { readonly max: number }) =>
    `This must be a name of 1 to ${number(p.max)} characters, one of them visible, without control characters.`,
  'shape/twice': 'The same is given here twice.',
  'shape/not-true': 'This must be true or left out.',
  'shape/unknown-property': 'This property is not known here.',
} satisfies English;
