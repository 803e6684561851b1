/** From which parts a client can build a setup of either level (GAM-2). */
import { type FormPart, text } from '../shapes';
import { FORM } from './scenarios';
import { TERRAINS } from './standard/setup/shape';

const choices = (part: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, title: text(`bt.${part}.${id}`), text: text(`bt.${part}.${id}.text`), cost: null }));

const oneOf = (part: string, ids: readonly string[]): FormPart => ({
  part,
  title: text(`bt.form.${part}`),
  kind: 'one-of',
  from: choices(part, ids),
  least: 1,
  most: 1,
});

export const LEVELS_FORM: readonly FormPart[] = [
  oneOf('level', ['quickstart', 'standard']),
  // The quick start has the first three only, and refuses the others by name.
  oneOf('terrain', TERRAINS),
  ...FORM.filter(({ part }) => part !== 'terrain'),
];
