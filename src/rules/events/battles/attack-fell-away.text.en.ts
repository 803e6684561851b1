import type { Line } from '../say';
import { Whose } from '../words/en';
import type { AttackFellAwayTold as S } from './attack-fell-away';

const WHY: Readonly<Record<S['reason'], string>> = {
  'own-battle': 'there is a battle in the hex where the attackers stand',
  attacked: 'the attackers were attacked themselves',
  'nobody-there': 'there was nobody left to fight',
};

export const attackFellAway: Line<S> = ({ force, target, reason }, say) =>
  `${Whose(say, force)} attack on ${target} did not take place: ${WHY[reason]}.`;
