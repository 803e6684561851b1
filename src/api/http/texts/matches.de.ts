/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './matches.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'match/probe-busy': 'Gerade werden Fragen anderer beantwortet. Versuch es in einigen Sekunden noch einmal.',
  'match/unknown-system': 'Dieses Spielsystem gibt es nicht; GET /v1/systems zählt sie auf.',
  'match/unknown-scenario':
    'Dieses Szenario hat das Spielsystem nicht; GET /v1/systems/{system} zählt sie auf.',
  'match/seat-count': (p) => `Diese Aufstellung hat ${number(p.count)} Plätze: Sag zu jedem, wer ihn spielt.`,
  'match/too-many': (p) =>
    `Du hast ${number(p.limit)} Partien, die nicht beendet sind; eine weitere geht, wenn eine zu Ende ist oder du eine zurückziehst, die auf Spieler wartet.`,
  'match/not-running': 'Die Partie hat noch nicht begonnen, ruht mit ihrer Kampagne oder ist vorbei.',
  'match/has-begun':
    'Die Partie hat begonnen: Du kannst sie spielen, aufgeben oder mit allen zusammen beenden, aber nicht mehr zurückziehen.',
  'match/no-such-seat': 'Einen solchen Platz hat die Partie nicht.',
  'match/nobody-plays': 'Dieser Platz hat keinen Spieler, an den er zurückgehen könnte.',
  'match/is-paused': 'Die Spielleitung hat die Partie schon angehalten.',
  'match/not-paused': 'Die Spielleitung hat die Partie nicht angehalten.',
  'match/deadline-past': 'Diese Zeit ist vorbei. Nenne eine, die noch kommt, oder null für keine Frist.',
  'match/no-such-turn': (p) =>
    `Die Partie kann auf den Beginn eines Zuges zurückgehen, der schon begonnen hat: höchstens Zug ${number(p.turn)}.`,
  'match/not-over': 'Das ist erst nach dem Ende der Partie zu erfahren.',
  'match/no-take-back':
    'Zurücknehmen kannst du nur deinen eigenen letzten Befehl: solange seither niemand befohlen hat, nicht gewürfelt wurde und niemand etwas dadurch erfahren hat.',
  'match/unknown-kind': 'Das Spielsystem kennt keine solche Art von Entscheidung.',
  'match/not-due-later': 'Für eine kommende Entscheidung steht kein solcher Befehl zur Wahl.',
  'match/two-clocks': 'Eine Partie hat eine Uhr: Stunden für jede Entscheidung oder eine laufende Uhr.',
};
