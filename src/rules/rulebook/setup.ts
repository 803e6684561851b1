/** Rulebook: SETUP, how a campaign begins. */
import { DEFAULT_OPTIONS } from '../rulesets/terms-of';
import { rule, type Chapter } from './entry';

const COUNT = DEFAULT_OPTIONS.buildingCount;

export const setup: Chapter = {
  id: 'setup',
  title: { en: 'Setting up', de: 'Aufbau' },
  intro: { en: [], de: [] },
  entries: [
    rule('SETUP-1', 'project', {
      en: {
        title: 'Players and teams',
        line: 'Two to eight players; all are enemies but team-mates.',
        text: [
          'A campaign has two to eight players. Everybody else is an enemy, unless the game master has put both into one team; by default there are no teams.',
          'Team-mates share their sight, and never an account or the stock of a hex. What a rule gives to a side goes to the team-mate who has the most tonnage able to fight there; a tie is rolled.',
        ],
        rulings: [
          'Teams need not name every seat, but must leave at least two sides. Team-mates start next to each other.',
          'The number of seats follows the given factions, or else the given seats, or else the highest seat in the teams, or else it is 2. Without preset factions each further invited player adds a seat, up to 8. Names of forces are unique.',
        ],
      },
      de: {
        title: 'Spieler und Teams',
        line: 'Zwei bis acht Spieler; alle außer Teamgefährten sind Gegner.',
        text: [
          'Eine Kampagne hat zwei bis acht Spieler. Alle anderen sind Gegner, außer die Spielleitung hat beide in ein Team gesteckt; ohne ihre Angabe gibt es keine Teams.',
          'Teamgefährten teilen ihre Sicht, nie aber ein Konto oder das Lager eines Feldes. Was eine Regel einer Seite gibt, bekommt der Teamgefährte, der dort die meiste gefechtsbereite Tonnage hat; bei Gleichstand wird gewürfelt.',
        ],
        rulings: [
          'Teams müssen nicht jeden Platz nennen, aber mindestens zwei Seiten übrig lassen. Teamgefährten beginnen nebeneinander.',
          'Die Zahl der Plätze folgt den angegebenen Fraktionen, sonst den angegebenen Plätzen, sonst dem höchsten Platz in den Teams, sonst sind es 2. Ohne festgelegte Fraktionen bringt jeder weitere eingeladene Spieler einen Platz mit, bis 8. Namen von Truppen sind eindeutig.',
        ],
      },
      options: ['teams'],
    }),
    rule('SETUP-2', 'both', {
      en: {
        title: 'Budget',
        line: 'At most 20,000 BV of mechs per player, computed at skill 4/5.',
        text: [
          'The mechs of a starting force are worth at most 20,000 Battle Value (BV 2.0) together, each computed with a pilot of 4/5, whoever really sits in it.',
        ],
      },
      de: {
        title: 'Budget',
        line: 'Höchstens 20.000 BV an Mechs je Spieler, gerechnet mit 4/5.',
        text: [
          'Die Mechs einer Startstreitmacht sind zusammen höchstens 20.000 Battle Value (BV 2.0) wert, jeder mit einem Piloten 4/5 gerechnet, wer auch immer wirklich darin sitzt.',
        ],
      },
      options: ['startingBv'],
    }),
    rule('SETUP-3', 'both', {
      en: {
        title: 'Starting list',
        line: 'Starting mechs come from the house list of the player’s faction in Total Warfare.',
        text: [
          'With the list `faction` a force takes its mechs from its faction’s house list in Total Warfare. The game master may choose `any-own-faction` (whatever the faction has), `any-inner-sphere` (whatever any Inner Sphere faction has) or `free`.',
        ],
        rulings: [
          '`any-inner-sphere` includes ComStar, Word of Blake and the Periphery.',
          'Kurita’s heavy list lacks one entry: it has 10 entries with 31 of 36 ways. The other weights stay, as if such a roll were made again.',
          'A suggested force draws the weight class evenly and then a design by its ways out of 36, until the next mech would exceed the budget; a force that uses under 97 % is drawn anew as a whole. A force of n mechs is kept with a chance inversely proportional to n, so that light designs are not over-represented. Where a house list is not legal as a whole, its legal part counts; where nothing of it is legal, all legal designs of the class count evenly.',
        ],
      },
      de: {
        title: 'Startliste',
        line: 'Startmechs kommen von der Hausliste der eigenen Fraktion in Total Warfare.',
        text: [
          'Mit der Liste `faction` nimmt eine Truppe ihre Mechs von der Hausliste ihrer Fraktion in Total Warfare. Die Spielleitung kann `any-own-faction` (alles, was die Fraktion hat), `any-inner-sphere` (alles, was irgendeine Fraktion der Inneren Sphäre hat) oder `free` (frei) wählen.',
        ],
        rulings: [
          '`any-inner-sphere` schließt ComStar, Blakes Wort und die Peripherie ein.',
          'Der schweren Liste von Kurita fehlt ein Eintrag: Sie hat 10 Einträge mit 31 von 36 Möglichkeiten. Die übrigen Gewichte bleiben, als würde ein solcher Wurf wiederholt.',
          'Eine vorgeschlagene Truppe zieht die Gewichtsklasse gleichmäßig und darin ein Modell nach seinen Möglichkeiten von 36, bis der nächste Mech das Budget sprengen würde; eine unter 97 % wird ganz neu gezogen. Eine Truppe mit n Mechs wird mit einer Chance behalten, die umgekehrt proportional zu n ist, damit leichte Modelle nicht zu häufig sind. Ist eine Hausliste nicht ganz erlaubt, zählt ihr erlaubter Teil; ist nichts davon erlaubt, zählen alle erlaubten Modelle der Klasse gleich.',
        ],
      },
      options: ['startingList'],
    }),
    rule('SETUP-4', 'source', {
      en: {
        title: 'Fresh start',
        line: 'Mechs start undamaged with full ammunition, pilots healthy.',
        text: [
          'Every starting mech is whole, fully equipped and fully loaded with ammunition. Every starting pilot is without injury.',
        ],
      },
      de: {
        title: 'Frisch am Start',
        line: 'Mechs beginnen unbeschädigt mit voller Munition, Piloten gesund.',
        text: [
          'Jeder Startmech ist heil, vollständig ausgerüstet und hat volle Munition. Jeder Startpilot ist unverletzt.',
        ],
      },
    }),
    rule('SETUP-5', 'both', {
      en: {
        title: 'Twenty pilots',
        line: '4 elite, 4 veteran, 4 regular and 8 green pilots; one more green one for each mech beyond 20.',
        text: [
          'A player has 20 pilots: 4 elite (1/2), who lead the lances, 4 veteran (2/3), 4 regular (3/4) and 8 green (4/5).',
          'Who has more than 20 mechs gets one further green pilot for each mech beyond the twentieth.',
        ],
        rulings: [
          'The quota is exact, neither more nor fewer. A mech may stay without a pilot. A force has at least one mech.',
        ],
      },
      de: {
        title: 'Zwanzig Piloten',
        line: '4 Elite, 4 Veteranen, 4 Reguläre, 8 Neulinge; dazu ein Neuling je Mech über 20.',
        text: [
          'Ein Spieler hat 20 Piloten: 4 Elite (1/2), die Lanzenführer, 4 Veteranen (2/3), 4 Reguläre (3/4) und 8 Neulinge (4/5).',
          'Wer mehr als 20 Mechs hat, bekommt für jeden Mech über den zwanzigsten hinaus einen weiteren Neuling.',
        ],
        rulings: [
          'Die Aufteilung gilt genau, nicht mehr und nicht weniger. Ein Mech darf ohne Piloten bleiben. Eine Truppe hat mindestens einen Mech.',
        ],
      },
    }),
    rule('SETUP-6', 'source', {
      en: {
        title: 'Pilots’ names',
        line: 'Every pilot has a name, if only “Pilot #1”.',
        text: [
          'Every pilot has a name. Those who were given none are called `Pilot #1`, `Pilot #2` and so on, counted per player.',
        ],
        rulings: ['A pilot who is bought without a name gets the lowest free `Pilot #n`.'],
      },
      de: {
        title: 'Namen der Piloten',
        line: 'Jeder Pilot hat einen Namen, und sei es „Pilot #1“.',
        text: [
          'Jeder Pilot hat einen Namen. Wer keinen bekommen hat, heißt `Pilot #1`, `Pilot #2` und so weiter, gezählt je Spieler.',
        ],
        rulings: ['Ein Pilot, der ohne Namen gekauft wird, bekommt das niedrigste freie `Pilot #n`.'],
      },
    }),
    rule('SETUP-7', 'both', {
      en: {
        title: 'Buildings on the map',
        line: 'About 20 buildings; each player starts with exactly one, in their own part of the map.',
        text: [
          `There are ${COUNT} buildings unless the game master sets another number: one of every type, dealt by the map’s seed or placed by the game master. One building a hex, never in deep water, all at full CP.`,
          'Each player controls exactly one at the start, in their own part of the map. All others belong to nobody.',
        ],
        rulings: [
          `Types come in whole sets of ${COUNT}; what is left over is a choice without repetition. They are dealt by the seed, and every seat is equally likely to get any type first. A generated map has no building beside an HQ in whose part it does not lie.`,
        ],
      },
      de: {
        title: 'Gebäude auf der Karte',
        line: 'Etwa 20 Gebäude; jeder Spieler beginnt mit genau einem in seinem Teil der Karte.',
        text: [
          `Es gibt ${COUNT} Gebäude, wenn die Spielleitung nichts anderes festlegt: eines von jeder Art, verteilt durch den Startwert der Karte oder von der Spielleitung gesetzt. Ein Gebäude je Feld, nie in tiefem Wasser, alle mit vollen CP.`,
          'Jeder Spieler kontrolliert am Anfang genau eines, und zwar in seinem Teil der Karte. Alle anderen gehören niemandem.',
        ],
        rulings: [
          `Die Arten kommen in ganzen Sätzen von ${COUNT}; der Rest ist eine Auswahl ohne Wiederholung. Verteilt wird durch den Startwert, und jeder Platz bekommt jede Art mit gleicher Wahrscheinlichkeit als erste. Auf einer erzeugten Karte steht kein Gebäude neben einem HQ, in dessen Teil es nicht liegt.`,
        ],
      },
      options: ['buildingCount', 'buildingCp'],
    }),
    rule('SETUP-8', 'project', {
      en: {
        title: 'Headquarters and parts of the map',
        line: 'The hex of a player’s first building is their HQ hex.',
        text: [
          'The HQ hex is where a player’s first building stands; the game master may choose another hex in that player’s part.',
          'A player’s part of the map is made of the hexes that lie nearest to their start point; with two players these are halves.',
        ],
        rulings: [
          'Nearest counts in hexes, then in a straight line; what is still tied goes to the seat whose part is smaller, then to the lower seat. On a supplied map without named HQs the HQ is the first building; without named start points the parts lie around the HQs.',
        ],
      },
      de: {
        title: 'Hauptquartier und Kartenteile',
        line: 'Das Feld des ersten Gebäudes eines Spielers ist sein HQ-Feld.',
        text: [
          'Das HQ-Feld ist dort, wo das erste Gebäude des Spielers steht; die Spielleitung darf ein anderes Feld in dessen Teil wählen.',
          'Der Kartenteil eines Spielers besteht aus den Feldern, die seinem Startpunkt am nächsten liegen; bei zwei Spielern sind das Hälften.',
        ],
        rulings: [
          'Am nächsten zählt in Feldern, dann in Luftlinie; was dann noch gleich ist, bekommt der Platz mit dem kleineren Teil, dann der mit der niedrigeren Nummer. Auf einer gelieferten Karte ohne genannte HQs ist das HQ das erste Gebäude; ohne genannte Startpunkte liegen die Teile um die HQs.',
        ],
      },
    }),
    rule('SETUP-9', 'project', {
      en: {
        title: 'Where forces start',
        line: 'All mechs and pilots start in the HQ hex, or with `own-half` anywhere in the own part.',
        text: [
          'With `deployment` `hq` every starting mech stands in the HQ hex. With `own-half` each may stand anywhere in its player’s part of the map. Pilots without a mech are stored in the HQ hex either way.',
        ],
      },
      de: {
        title: 'Wo Truppen beginnen',
        line: 'Alle Mechs und Piloten beginnen im HQ-Feld oder mit `own-half` irgendwo im eigenen Teil.',
        text: [
          'Mit `deployment` `hq` steht jeder Startmech im HQ-Feld. Mit `own-half` darf jeder irgendwo im Kartenteil seines Spielers stehen. Piloten ohne Mech lagern in beiden Fällen im HQ-Feld.',
        ],
      },
      options: ['deployment'],
    }),
    rule('SETUP-10', 'project', {
      en: {
        title: 'The planet map',
        line: 'A rectangle of flat-top hexes, 24 × 16 by default; every passable hex costs 1 MP.',
        text: [
          'The map is a rectangle of hexes with flat tops, 24 columns by 16 rows unless chosen otherwise. Labels have four digits, column then row, both from 01: `0101`. Even columns lie half a hex lower: north-east of 0304 lies 0403, south-east of it 0404.',
          'Terrain is clear, woods, hills, mountains, urban or deep water. Deep water is impassable; everything else costs 1 MP. Terrain decides on what kind of map sheets a battle is fought.',
          'The game master has a map generated from a seed, or supplies one as JSON. The server mixes a secret into the seed, which it tells when the campaign is over: who guesses the seed knows nothing. A generated map is fair: for each pair of players, the distances from the HQ to the nearest n buildings differ by at most 1 in the mean. A map on which an HQ or a building cannot be reached is refused.',
        ],
        rulings: [
          'Fairness is checked for every n from 1 to min(2 × ⌈buildings / players⌉, buildings − 1), along the shortest passable ways, to all buildings but one’s own first. A map that the game master supplies need not be fair.',
          'The same seed draws the same map in one campaign every time, and another one in each other campaign. Only the game master sees the seed. Before the start players see neither the seed nor the others’ HQs and first buildings.',
          'A generated map is drawn again from its seed when seats, teams or the number of buildings change; a supplied one stays, and the start names what does not fit.',
        ],
      },
      de: {
        title: 'Die Planetenkarte',
        line: 'Ein Rechteck aus Feldern, ohne andere Angabe 24 × 16; jedes begehbare Feld kostet 1 BP.',
        text: [
          'Die Karte ist ein Rechteck aus sechseckigen Feldern mit flacher Oberkante, 24 Spalten mal 16 Reihen, wenn nichts anderes gewählt ist. Felder heißen nach vier Ziffern, Spalte dann Reihe, beide ab 01: `0101`. Gerade Spalten liegen ein halbes Feld tiefer: nordöstlich von 0304 liegt 0403, südöstlich davon 0404.',
          'Das Gelände ist offen, Wald, Hügel, Gebirge, Stadt oder tiefes Wasser. Tiefes Wasser ist unpassierbar; alles andere kostet 1 BP. Das Gelände entscheidet, auf welcher Art von Karten ein Gefecht stattfindet.',
          'Die Spielleitung lässt eine Karte aus einem Startwert erzeugen oder liefert eine als JSON. Der Server mischt dem Startwert ein Geheimnis bei, das er nach dem Ende der Kampagne nennt: Wer den Startwert errät, weiß damit nichts. Eine erzeugte Karte ist fair: Für jedes Paar von Spielern unterscheiden sich die Entfernungen vom HQ zu den nächsten n Gebäuden im Mittel um höchstens 1. Eine Karte, auf der ein HQ oder ein Gebäude nicht erreichbar ist, wird abgelehnt.',
        ],
        rulings: [
          'Geprüft wird die Fairness für jedes n von 1 bis min(2 × ⌈Gebäude / Spieler⌉, Gebäude − 1), entlang der kürzesten begehbaren Wege, zu allen Gebäuden außer dem eigenen ersten. Eine Karte, die die Spielleitung liefert, muss nicht fair sein.',
          'Derselbe Startwert zeichnet in einer Kampagne jedes Mal dieselbe Karte, in jeder anderen eine andere. Nur die Spielleitung sieht den Startwert. Vor dem Beginn sehen Spieler weder den Startwert noch HQs und erste Gebäude der anderen.',
          'Eine erzeugte Karte wird aus ihrem Startwert neu gezeichnet, wenn sich Plätze, Teams oder die Zahl der Gebäude ändern; eine gelieferte bleibt, und der Beginn nennt, was nicht passt.',
        ],
      },
    }),
    rule('SETUP-11', 'project', {
      en: {
        title: 'Forces that break the rules',
        line: 'A force over budget, off its list or with a pilot in two mechs is refused, with everything wrong named.',
        text: [
          'Who hands in a force that exceeds the budget, has designs that its list does not allow, or seats one pilot twice is told every single violation. Such a force can be kept as a draft.',
        ],
        rulings: [
          'A force that is changed, or that new options or a new map make illegal, no longer counts as handed in. A suggestion saves nothing.',
        ],
      },
      de: {
        title: 'Regelwidrige Truppen',
        line: 'Eine Truppe über Budget, außerhalb der Liste oder mit einem Piloten in zwei Mechs wird abgelehnt; alle Fehler werden genannt.',
        text: [
          'Wer eine Truppe abgibt, die das Budget überschreitet, Modelle außerhalb ihrer Liste hat oder einen Piloten zweimal einsetzt, erfährt jeden einzelnen Verstoß. Als Entwurf lässt sich eine solche Truppe speichern.',
        ],
        rulings: [
          'Eine Truppe, die geändert wird oder durch neue Optionen oder eine neue Karte regelwidrig wird, gilt nicht mehr als abgegeben. Ein Vorschlag speichert nichts.',
        ],
      },
    }),
  ],
};
