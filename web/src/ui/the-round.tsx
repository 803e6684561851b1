/**
 * A round in a few lines, and the short words that stand everywhere: for who sees them for the first time.
 */
import { phases } from '../text/terms';
import { words } from '../text/words';
import './the-round.css';

const ORDER = [
  'preparation',
  'planning',
  'announcement-1',
  'movement',
  'announcement-2',
  'combat',
  'supply',
] as const;

const does = words(
  {
    preparation:
      'Change pilots, and shut down mechs that are to be repaired inside. Often there is nothing to do.',
    planning:
      'Order moves in secret. A move that is to end where an enemy sees it must be ordered here; it is carried out in full.',
    'announcement-1': 'The server carries out the planned moves, all at once.',
    movement: 'Mechs without a planned move may move now, but not into enemy sight.',
    'announcement-2': 'The server carries out these moves.',
    combat:
      'Say which mechs attack a hex beside them. Enemies in one hex fight anyway. You fight at your table or in MegaMek, and enter the result.',
    supply: 'Tons come in. Repair, buy and hire; then the next round begins.',
  },
  {
    preparation:
      'Piloten tauschen und Mechs abschalten, die innen repariert werden sollen. Oft ist nichts zu tun.',
    planning:
      'Bewegungen geheim befehlen. Was dort enden soll, wo ein Gegner es sieht, muss hier befohlen werden; es wird ganz ausgeführt.',
    'announcement-1': 'Der Server führt die geplanten Bewegungen aus, alle zugleich.',
    movement: 'Mechs ohne geplante Bewegung dürfen jetzt ziehen, aber nicht in Feindsicht.',
    'announcement-2': 'Der Server führt diese Bewegungen aus.',
    combat:
      'Sagen, welche Mechs ein Feld neben sich angreifen. Gegner in einem Feld kämpfen ohnehin. Ihr kämpft am Tisch oder in MegaMek und tragt das Ergebnis ein.',
    supply: 'Tonnen kommen herein. Reparieren, kaufen und anheuern; dann beginnt die nächste Runde.',
  },
);

const t = words(
  {
    ends: 'A phase ends when all are ready, when its time is over, or when the game master says so.',
    bv: 'Battle Value: how strong a mech is',
    mpName: 'MP',
    mp: 'movement points: how many hexes a mech walks',
    tons: 'tons: the weight of a mech and the money of the war',
    skills: 'a pilot’s gunnery and piloting: lower is better',
    walks: 'hexes a mech walks, runs and jumps in a battle',
  },
  {
    ends: 'Eine Phase endet, wenn alle bereit sind, wenn ihre Zeit um ist oder wenn die Spielleitung es sagt.',
    bv: 'Battle Value: wie stark ein Mech ist',
    mpName: 'BP',
    mp: 'Bewegungspunkte: so viele Felder geht ein Mech',
    tons: 'Tonnen: das Gewicht eines Mechs und das Geld des Krieges',
    skills: 'Schießen und Steuern eines Piloten: kleiner ist besser',
    walks: 'Felder, die ein Mech im Gefecht geht, rennt und springt',
  },
);

export const TheRound = ({ now }: { readonly now: string | null }) => {
  const short: readonly (readonly [string, string])[] = [
    ['BV', t.bv],
    [t.mpName, t.mp],
    ['t', t.tons],
    ['3/4', t.skills],
    ['4/6/0', t.walks],
  ];
  return (
    <div class="the-round">
      <ol>
        {ORDER.map((one, index) => (
          <li key={one} {...(one === now ? { 'aria-current': 'step' as const } : {})}>
            <b>
              {index + 1} {phases[one]}
            </b>
            <span>{does[one]}</span>
          </li>
        ))}
      </ol>
      <p>{t.ends}</p>
      <dl>
        {short.map(([name, meaning]) => (
          <div key={name}>
            <dt class="num">{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
