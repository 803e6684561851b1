import type { WarningText } from './definition';
import type { LastMechSold } from './last-mech-sold';

export const lastMechSold: WarningText<LastMechSold> = ({ name }) =>
  `${name} ist dein letzter Mech: Ohne ihn scheidest du aus der Kampagne aus, wenn der Nachschub endet. Behalte ihn, oder kauf einen anderen.`;
