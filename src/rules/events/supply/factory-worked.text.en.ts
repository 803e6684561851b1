import type { Line } from '../say';
import { Whose } from '../words/en';
import type { FactoryWorkedTold } from './factory-worked';

export const factoryWorked: Line<FactoryWorkedTold> = ({ force, hex, design, tons, of }, say) =>
  `${Whose(say, force)} mech factory in ${hex} has worked on ${say.design(design)}: ${say.number(tons)} of ${say.number(of)} t done.`;
