/** The weight class of a tonnage. */
import type { WeightClass } from './model';

/** Light to 35 t, medium to 55 t, heavy to 75 t, assault above. */
export const weightClassOf = (tons: number): WeightClass =>
  tons <= 35 ? 'light' : tons <= 55 ? 'medium' : tons <= 75 ? 'heavy' : 'assault';
