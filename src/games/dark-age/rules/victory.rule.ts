/** DA-VP-1 to DA-VP-6. */
import type { GameRule } from '../../contract';

export const VICTORY: readonly GameRule[] = [
  {
    id: 'DA-VP-1',
    line: {
      en: 'The game ends when one side alone has figures, captives and wrecks apart, at the limit, or when all agree.',
      de: 'Das Spiel endet, wenn nur eine Seite Figuren hat, Gefangene und Wracks nicht gezählt, am Limit, oder wenn alle sich einig sind.',
    },
  },
  {
    id: 'DA-VP-2',
    line: {
      en: 'An eliminated enemy brings its points at once; with three and four players to the last enemy who damaged it.',
      de: 'Ein ausgeschalteter Gegner bringt sofort seine Punkte; zu dritt und zu viert dem letzten Gegner, der ihn beschädigt hat.',
    },
  },
  {
    id: 'DA-VP-3',
    line: {
      en: "At the end: own figures their points, captives twice theirs (infantry and vehicles in one's zone only), enemy wrecks outside their player's zone their points.",
      de: 'Am Ende: eigene Figuren ihre Punkte, Gefangene das Doppelte (Infanterie und Fahrzeuge nur in der eigenen Zone), feindliche Wracks außerhalb der Zone ihres Spielers ihre Punkte.',
    },
  },
  {
    id: 'DA-VP-4',
    line: {
      en: "One point for each own figure in an enemy zone at the start of one's turn.",
      de: 'Ein Punkt für jede eigene Figur in einer feindlichen Zone zu Beginn des eigenen Zuges.',
    },
  },
  {
    id: 'DA-VP-5',
    line: {
      en: 'The highest total wins; equal: the battlefield, then eliminated figures, then dice. By conditions: who leads in most of the three sums.',
      de: 'Die höchste Summe gewinnt; gleich: das Schlachtfeld, dann ausgeschaltete Figuren, dann Würfel. Nach Bedingungen: wer in den meisten der drei Summen führt.',
    },
  },
  {
    id: 'DA-VP-6',
    line: {
      en: 'Who withdraws loses, and their figures leave. Captives of theirs count as eliminated, those they hold go free.',
      de: 'Wer sich zurückzieht, verliert, und die eigenen Figuren gehen. Eigene Gefangene zählen als ausgeschaltet, die gehaltenen kommen frei.',
    },
  },
];
