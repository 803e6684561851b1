/** The same in German. */
import type { SameTexts } from '../../../rules/texts';
import type { en } from './matches.en';

export const de: SameTexts<typeof en> = {
  'match/unknown-system': 'Dieses Spielsystem gibt es nicht; GET /v1/systems zählt sie auf.',
  'match/unknown-scenario':
    'Dieses Szenario hat das Spielsystem nicht; GET /v1/systems/{system} zählt sie auf.',
  'match/seat-count': (p) => `Diese Aufstellung hat ${p.count} Plätze: Sag zu jedem, wer ihn spielt.`,
  'match/too-many': (p) =>
    `Du hast ${p.limit} Partien, die nicht beendet sind; weitere gehen erst, wenn eine davon zu Ende ist.`,
  'match/not-running': 'Die Partie hat nicht begonnen, oder sie ist zu Ende.',
};
