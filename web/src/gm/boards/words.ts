/** Texts of a game master's library of map sheets (BT-8). */
import { plural, words } from '../../text/words';

export const t = words(
  {
    title: 'My map sheets',
    what: 'Map sheets of MegaMek for battles of BattleTech on the server, in all of your campaigns. Only you see this list; players see a sheet when a match is fought on it.',
    none: 'You have no map sheets yet.',
    files: 'Import map sheets (.board)',
    help: 'MegaMek’s files of 16 × 17 hexes, many at once. A file whose name is there already replaces that sheet; matches that are fought on it keep theirs.',
    add: 'Import',
    done: (added: number, replaced: number, known: number) =>
      [
        plural(added, 'One sheet is new', `${added} sheets are new`),
        ...(replaced === 0 ? [] : [`${replaced} replaced`]),
        ...(known === 0 ? [] : [`${known} known already`]),
      ].join(', ') + '.',
    refused: (count: number) => plural(count, 'One file was refused:', `${count} files were refused:`),
    inFile: (line: number, message: string) => `Line ${line}: ${message}`,
    remove: (name: string) => `Remove ${name}`,
    back: 'Desk',
  },
  {
    title: 'Meine Kartenblätter',
    what: 'Kartenblätter von MegaMek für BattleTech-Gefechte auf dem Server, in allen deinen Kampagnen. Die Liste siehst nur du; Spieler sehen ein Blatt, wenn eine Partie darauf ausgetragen wird.',
    none: 'Du hast noch keine Kartenblätter.',
    files: 'Kartenblätter importieren (.board)',
    help: 'Dateien von MegaMek mit 16 × 17 Feldern, auch viele auf einmal. Eine Datei, deren Name schon da ist, ersetzt dieses Blatt; Partien, die darauf laufen, behalten ihres.',
    add: 'Importieren',
    done: (added: number, replaced: number, known: number) =>
      [
        plural(added, 'Ein Blatt ist neu', `${added} Blätter sind neu`),
        ...(replaced === 0 ? [] : [`${replaced} ersetzt`]),
        ...(known === 0 ? [] : [`${known} schon bekannt`]),
      ].join(', ') + '.',
    refused: (count: number) =>
      plural(count, 'Eine Datei wurde abgelehnt:', `${count} Dateien wurden abgelehnt:`),
    inFile: (line: number, message: string) => `Zeile ${line}: ${message}`,
    remove: (name: string) => `${name} entfernen`,
    back: 'Pult',
  },
);

const countries = words(
  {
    ...{ clear: 'open country', woods: 'woods', hills: 'hills', mountains: 'mountains' },
    ...{ lake: 'lakes', urban: 'town', badlands: 'badlands' },
  },
  {
    ...{ clear: 'offenes Land', woods: 'Wald', hills: 'Hügel', mountains: 'Gebirge' },
    ...{ lake: 'Seen', urban: 'Stadt', badlands: 'Ödland' },
  },
);

/** A kind of country that this page does not know yet is called what the server calls it. */
export const countryName = (country: string): string =>
  country in countries ? countries[country as keyof typeof countries] : country;
