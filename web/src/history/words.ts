/** Words that the war's screens share. */
import { words } from '../text/words';

export const war = words(
  {
    story: 'Story',
    report: 'Report',
    figures: 'Figures',
    rules: 'Rules',
    war: 'War',
    round: (round: number) => `Round ${round}`,
    eyes: 'As seen by',
    mine: 'me',
    gm: 'the game master: everything',
    notBegun: 'The war has not begun. From round 1 on it is told here.',
    declarations: 'declarations',
    battles: 'battles',
  },
  {
    story: 'Verlauf',
    report: 'Bericht',
    figures: 'Zahlen',
    rules: 'Regeln',
    war: 'Krieg',
    round: (round: number) => `Runde ${round}`,
    eyes: 'Gesehen von',
    mine: 'mir',
    gm: 'der Spielleitung: alles',
    notBegun: 'Der Krieg hat noch nicht begonnen. Ab Runde 1 wird er hier erzählt.',
    declarations: 'Angriffserklärungen',
    battles: 'Gefechte',
  },
);
