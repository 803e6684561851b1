import type { Line } from '../say';
import type { FactoryWorkedTold } from './factory-worked';

export const factoryWorked: Line<FactoryWorkedTold> = ({ force, hex, design, tons, of }, say) =>
  `Die Mechfabrik in ${hex}${say.isYou(force) || say.force(force) === null ? '' : ` (${say.force(force) ?? ''})`} hat an ${say.design(design)} gebaut: ${say.number(tons)} von ${say.number(of)} t fertig.`;
