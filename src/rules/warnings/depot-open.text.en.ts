import type { WarningText } from './definition';
import type { DepotOpen } from './depot-open';

export const depotOpen: WarningText<DepotOpen> = ({ hex }) =>
  `Nobody guards your depot in ${hex}: an enemy in sight could reach and plunder it. Leave a mech there that can fight.`;
