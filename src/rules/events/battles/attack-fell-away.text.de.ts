import type { Line } from '../say';
import { wem } from '../words/de';
import type { AttackFellAwayTold as S } from './attack-fell-away';

const WHY: Readonly<Record<S['reason'], string>> = {
  'own-battle': 'im Feld der Angreifer wird gekämpft',
  attacked: 'die Angreifer wurden selbst angegriffen',
  'nobody-there': 'es war niemand mehr da, der kämpfen konnte',
};

export const attackFellAway: Line<S> = ({ force, target, reason }, say) =>
  `${say.isYou(force) ? 'Dein Angriff' : `Der Angriff von ${wem(say, force)}`} auf ${target} fand nicht statt: ${WHY[reason]}.`;
