import type { WarningText } from './definition';
import type { LastMechSold } from './last-mech-sold';

export const lastMechSold: WarningText<LastMechSold> = ({ name }) =>
  `${name} ist Ihr letzter Mech: Ohne ihn scheiden Sie aus der Kampagne aus, wenn der Nachschub endet. Behalten Sie ihn, oder kaufen Sie einen anderen.`;
