/** Texts that several cards use. */
import { phases, terrains } from '../../text/terms';
import { words } from '../../text/words';

export const t = words(
  {
    hex: (hex: string) => `Hex ${hex}`,
    hq: 'HQ',
    ground: 'Ground',
    unknown: 'This can no longer be seen.',
    seenIn: (round: number) => `seen in round ${round}`,
    seenTitle: (round: number, phase: string) => `Seen last in round ${round}, ${phase}`,
    you: 'you',
    nobody: 'nobody',
    order: 'Order',
    noOrder: 'No order',
    stays: 'stays',
    walk: 'Walk',
    run: 'Run',
    jump: 'Jump',
    tons: 'Tons',
    armor: 'Armour',
    gunnery: 'Gunnery',
    piloting: 'Piloting',
    hits: 'Hits',
    pilot: 'Pilot',
    noPilot: 'no pilot',
    sheet: 'Record sheet',
    map: 'Show on the map',
  },
  {
    hex: (hex: string) => `Feld ${hex}`,
    hq: 'HQ',
    ground: 'Gelände',
    unknown: 'Das ist nicht mehr zu sehen.',
    seenIn: (round: number) => `gesehen in Runde ${round}`,
    seenTitle: (round: number, phase: string) => `Zuletzt gesehen in Runde ${round}, ${phase}`,
    you: 'du',
    nobody: 'niemand',
    order: 'Befehl',
    noOrder: 'Kein Befehl',
    stays: 'bleibt',
    walk: 'Gehen',
    run: 'Rennen',
    jump: 'Sprung',
    tons: 'Tonnen',
    armor: 'Panzerung',
    gunnery: 'Schießen',
    piloting: 'Steuern',
    hits: 'Treffer',
    pilot: 'Pilot',
    noPilot: 'ohne Pilot',
    sheet: 'Datenblatt',
    map: 'Auf der Karte zeigen',
  },
);

export const seenText = (seen: { readonly round: number; readonly phase: string } | null): string | null =>
  seen === null ? null : t.seenIn(seen.round);
export const seenTitle = (seen: { readonly round: number; readonly phase: string }): string =>
  t.seenTitle(seen.round, (phases as Readonly<Record<string, string>>)[seen.phase] ?? seen.phase);

export const terrainName = (terrain: string | undefined): string =>
  terrain === undefined ? '' : ((terrains as Readonly<Record<string, string>>)[terrain] ?? terrain);
