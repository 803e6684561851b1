/**
 * Shapes of what is sent: one of them gives the type, the reader with pointers, the JSON Schema and the
 * tests' random ones.
 */
export { answer } from './answer';
export {
  byProperty,
  choiceOrNull,
  figures,
  list,
  mapped,
  missedAsOne,
  object,
  optional,
  orNull,
  some,
  type Demand,
  type Read,
} from './composed';
export { about, bounded, closed, named, whole } from './described';
export { Mistakes } from './mistakes';
export { boolean, choice, exactTons, fixed, id, integer, number, scalar, text, yes } from './scalars';
export {
  readAll,
  type Described,
  type Form,
  type JsonSchema,
  type Of,
  type Optional,
  type Property,
  type Scalar,
  type Shape,
} from './shape';
