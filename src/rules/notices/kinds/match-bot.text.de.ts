import type { NoticeText } from '../say';
import type { MatchBotData } from './match-bot';

export const matchBot: NoticeText<MatchBotData> = ({ system, seat, why }) =>
  why === 'clock'
    ? {
        title: 'Ein Bot entscheidet für dich in einer Partie',
        body: `${system.de}: Deine Zeit war um, deshalb antwortet ein Bot dieses eine Mal für Platz ${seat}. Die nächste Entscheidung ist wieder deine.`,
      }
    : {
        title: 'Ein Bot spielt für dich in einer Partie',
        body: `${system.de}: Die Spielleitung hat Platz ${seat} einem Bot gegeben. Du kannst ihn jederzeit zurücknehmen.`,
      };
