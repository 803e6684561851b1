/** What is to be seen on the field (GAM-7): nothing but what the reader knows. */
import type { Scene } from '../../../shapes';
import type { Known } from '../play/known';
import { marksOf } from './marks';
import { tokensOf } from './tokens';

export const sceneOf = (known: Known): Scene => ({
  tokens: tokensOf(known),
  marks: marksOf(known),
  trays: [],
});
