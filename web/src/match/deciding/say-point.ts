/** A point of a board without hexes as somebody at a table would measure it, from its upper left corner. */
import { number } from '../../text/format';
import type { Spot } from '../shapes';
import { t } from '../words';

const INCH = 25_400;
const CENTIMETRE = 10_000;
/** Boards that count in hundredths of an inch are measured in inches. */
const isInInches = (unit: number): boolean => unit % (INCH / 100) === 0;

/** `unit`: micrometres of the table that one unit of the board is; null: unknown, and the figures are the board's. */
export function sayPoint({ x, y }: Spot, unit: number | null): string {
  if (unit === null) return `${String(x)}, ${String(y)}`;
  const inches = isInInches(unit);
  const measure = (value: number): string => {
    const said = number(Math.round(((value * unit) / (inches ? INCH : CENTIMETRE)) * 10) / 10);
    return `${said}${inches ? '″' : ' cm'}`;
  };
  return t.spot(measure(x), measure(y));
}
