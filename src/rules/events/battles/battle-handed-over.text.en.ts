import type { Line } from '../say';
import { engineName } from '../words/en';
import type { BattleHandedOverTold } from './battle-handed-over';

export const battleHandedOver: Line<BattleHandedOverTold> = ({ hex, engine, setAside }) =>
  (engine === 'table'
    ? `The battle in ${hex} is now fought at the table.`
    : `The battle in ${hex} is now fought with ${engineName(engine)}.`) +
  (setAside === undefined ? '' : ' The report that was waiting no longer counts.');
