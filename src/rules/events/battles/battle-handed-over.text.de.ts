import type { Line } from '../say';
import { engineName } from '../words/de';
import type { BattleHandedOverTold } from './battle-handed-over';

export const battleHandedOver: Line<BattleHandedOverTold> = ({ hex, engine, setAside }) =>
  (engine === 'table'
    ? `Das Gefecht in ${hex} wird jetzt am Spieltisch ausgetragen.`
    : `Das Gefecht in ${hex} wird jetzt mit ${engineName(engine)} ausgetragen.`) +
  (setAside === undefined ? '' : ' Der Bericht, der vorlag, zählt nicht mehr.');
