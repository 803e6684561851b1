import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { ParkedUnguarded } from './parked-unguarded';

export const parkedUnguarded: WarningText<ParkedUnguarded> = ({ hex, mechs }) =>
  `Kein kampffähiger Mech bewacht ${hex}: Ein Feind, der kommt, nimmt ${listed(mechs, 'de')} kampflos. Lass dort einen Mech, der kämpfen kann.`;
