import type { Line } from '../say';
import { wem } from '../words/de';
import type { AttackFellAwayTold as S } from './attack-fell-away';

const WHY: Readonly<Record<S['reason'], string>> = {
  'own-battle': 'Im Feld der Angreifer wird gekämpft',
  attacked: 'Die Angreifer wurden selbst angegriffen',
  'nobody-there': 'Es war niemand mehr da, der kämpfen konnte',
};

export const attackFellAway: Line<S> = ({ force, target, reason }, say) =>
  `${say.isYou(force) ? 'Dein Angriff' : `Der Angriff von ${wem(say, force)}`} auf ${target} fand nicht statt: ${WHY[reason]}.`;
