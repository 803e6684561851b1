/** Shapes of what is sent: one of them gives the type, the reader with pointers, the JSON Schema and the tests' random ones. */
export { answer } from './answer';
export { byProperty, list, object, optional, orNull, some, type Demand, type Read } from './composed';
export { Mistakes } from './mistakes';
export { choice, exactTons, fixed, id, integer, number, scalar, yes } from './scalars';
export { readAll, type Described, type Form, type JsonSchema, type Of, type Property, type Scalar, type Shape } from './shape';
