/**
 * Random values of a shape: sensible where the caller knows some of the kind, else anything that has the
 * form.
 */
import type { Form, Property, Shape } from '../../kernel/shape';
import type { Chance } from './draws';

/** Draws one of a kind (`mech`, `hex`, …). */
export type Draw = (about: string) => unknown;

const entries = (
  properties: Readonly<Record<string, Property>>,
): readonly (readonly [string, Shape<unknown>, boolean])[] =>
  Object.entries(properties).map(([name, property]) =>
    'optional' in property ? [name, property.optional, true] : [name, property, false],
  );

/** Small numbers mostly: large ones are refused for being large, and nothing else is seen. */
const anyNumber = (random: Chance, { min, max, whole }: Form & { readonly kind: 'number' }): number => {
  const most = Math.min(max - min, random.once(5) ? 60 : 6);
  const number = min + random.below(most + 1);
  return whole || random.once(2) || number + 0.5 > max ? number : number + 0.5;
};

export const anyOfShape = (random: Chance, { form }: Shape<unknown>, draw: Draw): unknown => {
  switch (form.kind) {
    case 'value':
      return draw(form.about);
    case 'number':
      return anyNumber(random, form);
    case 'choice':
      return random.pick(form.values);
    case 'list':
      return Array.from({ length: Math.min(form.max, form.min + random.below(3)) }, () =>
        anyOfShape(random, form.of, draw),
      );
    case 'variants':
      return anyOfShape(random, random.pick(form.of), draw);
    case 'figures':
      return { [String(draw('text'))]: anyOfShape(random, form.of, draw) };
    case 'object':
      return Object.fromEntries(
        entries(form.properties).flatMap(([name, shape, optional]) =>
          optional && random.once(2) ? [] : [[name, anyOfShape(random, shape, draw)]],
        ),
      );
  }
};
