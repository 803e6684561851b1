import type { WarningText } from './definition';
import type { DepotOpen } from './depot-open';

export const depotOpen: WarningText<DepotOpen> = ({ hex }) =>
  `Niemand bewacht dein Lager in ${hex}: Ein sichtbarer Feind könnte es erreichen und plündern. Lass dort einen Mech, der kämpfen kann.`;
