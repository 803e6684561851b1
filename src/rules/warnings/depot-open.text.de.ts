import type { WarningText } from './definition';
import type { DepotOpen } from './depot-open';

export const depotOpen: WarningText<DepotOpen> = ({ hex }) =>
  `Niemand bewacht Ihr Lager in ${hex}: Ein sichtbarer Feind könnte es erreichen und plündern. Lassen Sie dort einen Mech, der kämpfen kann.`;
