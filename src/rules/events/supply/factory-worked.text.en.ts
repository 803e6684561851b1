import type { Line } from '../say';
import { Whose } from '../words/en';
import type { FactoryWorkedTold } from './factory-worked';

export const factoryWorked: Line<FactoryWorkedTold> = ({ force, hex, design, tons, of }, say) =>
  `${Whose(say, force)} mech factory in ${hex} has made ${say.number(tons)} of the ${say.number(of)} t of ${say.design(design)}.`;
