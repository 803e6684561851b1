/** Schemas of asking for a refit. */
import {
  body,
  choice,
  integer,
  list,
  map,
  number,
  object,
  ref,
  text,
  type Schema,
} from '../http/openapi/schema';

const goods = object({
  item: {
    ...text,
    description:
      'Under which a depot holds it; of what weighs by the mech, the item, @ and the tons of a piece',
  },
  name: text,
  unit: choice('points', 'shots', 'pieces'),
  quantity: integer,
});
const design = object({ design: text, name: text });

export const REFIT_SCHEMAS: Readonly<Record<string, Schema>> = {
  RefitQuestion: body(
    {
      from: { ...text, description: 'The present design: its slug, or the text of a mech file' },
      to: { ...text, description: 'The wanted design: its slug, or the text of a mech file' },
      condition: { ...ref('Condition'), description: 'Of the mech now; undamaged when left out' },
      stock: {
        ...list(body({ item: text, quantity: integer }, ['item', 'quantity'])),
        description: 'What may be fitted (DEP-2); left out, the answer tells what is needed',
      },
    },
    ['from', 'to'],
  ),
  RefitPlan: object({
    from: design,
    to: design,
    takes: list(goods),
    gives: list(goods),
    lost: {
      ...list(goods),
      description: 'Broken parts without a place in the new design: they go nowhere (REP-5)',
    },
    actuators: object({ fitted: integer, removed: integer }),
    cost: {
      ...number,
      description: 'Tons to pay: 1 t for each actuator that is put on (REP-5); all else comes from stock',
    },
    condition: object({
      armor: map(integer),
      structure: map(integer),
      slots: list(map({})),
      ammunition: list(map({})),
    }),
    bv: object({ before: integer, after: integer }),
  }),
};
