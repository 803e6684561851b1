import type { WarningText } from './definition';
import type { LastMechSold } from './last-mech-sold';

export const lastMechSold: WarningText<LastMechSold> = ({ name }) =>
  `${name} is your last mech: without it you are out of the campaign when supply closes. Keep it, or buy another.`;
