import type { NoticeText } from '../say';
import type { MatchProposalData } from './match-proposal';

const WHAT = {
  'take-back': 'den letzten Befehl zurückzunehmen',
  end: 'die Partie beim jetzigen Stand zu beenden',
  bots: 'Bots zu Ende spielen zu lassen',
} as const;

export const matchProposal: NoticeText<MatchProposalData> = ({ system, by, what, until }, say) => ({
  title: 'Ein Vorschlag in einer Partie',
  body: `${system.de}: Platz ${by} schlägt vor, ${WHAT[what]}. Du kannst bis ${say.time(until)} antworten.`,
});
