/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './matches.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'match/unknown-system': 'Dieses Spielsystem gibt es nicht; GET /v1/systems zählt sie auf.',
  'match/unknown-scenario':
    'Dieses Szenario hat das Spielsystem nicht; GET /v1/systems/{system} zählt sie auf.',
  'match/seat-count': (p) => `Diese Aufstellung hat ${number(p.count)} Plätze: Sag zu jedem, wer ihn spielt.`,
  'match/too-many': (p) =>
    `Du hast ${number(p.limit)} Partien, die nicht beendet sind; weitere gehen erst, wenn eine davon zu Ende ist.`,
  'match/not-running': 'Die Partie hat nicht begonnen, oder sie ist zu Ende.',
};
