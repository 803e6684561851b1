/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './campaigns.en';

const choices = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');

export const de: SameCodes<typeof en> = {
  'map/busy': 'Gerade werden Karten für andere gezeichnet. Bitte in einigen Sekunden noch einmal.',
  'map/not-drawn': 'Die Karte ließ sich nicht rechtzeitig zeichnen. Bitte noch einmal, oder eine kleinere Karte wählen.',
  'setup/started': 'Die Kampagne hat schon begonnen.',
  'setup/unknown-faction': (p) => `Die Fraktion „${String(p['faction'])}“ gibt es nicht.`,
  'setup/other-faction': (p) => `Dieser Platz ist für die Fraktion „${String(p['preset'])}“.`,
  'setup/seat-has-faction': (p) => `Der Spieler auf Platz ${String(p['seat'])} hat die Fraktion „${String(p['faction'])}“ gewählt.`,
  'setup/seat-taken': (p) => `Platz ${String(p['seat'])} ist besetzt.`,
  'setup/no-such-seat': (p) => `Platz ${String(p['seat'])} gibt es nicht; die Kampagne hat ${String(p['seats'])}.`,
  'setup/no-free-seat': (p) => `Alle ${String(p['seats'])} Plätze sind besetzt.`,
  'setup/seats-and-factions': (p) => `Es sind Fraktionen für ${String(p['factions'])} Plätze angegeben, nicht für ${String(p['seats'])}.`,
  'setup/team-seat-unknown': (p) => `Die Teams nennen Platz ${String(p['seat'])}; die Kampagne hat ${String(p['seats'])} Plätze.`,
  'setup/seat-in-two-teams': (p) => `Platz ${String(p['seat'])} ist in den Teams zweimal genannt.`,
  'setup/one-team-only': 'Alle Spieler sind in einem Team.',
  'setup/too-few-buildings': (p) => `${String(p['buildings'])} Gebäude sind zu wenige für ${String(p['seats'])} Spieler.`,
  'setup/unknown-engine': (p) => `Die Engine „${String(p['engine'])}“ gibt es nicht; es gibt: ${choices(p['engines'])}.`,
  'setup/no-victory': 'Nichts würde diese Kampagne je beenden.',
  'setup/too-many-campaigns': (p) => `Sie können höchstens ${String(p['limit'])} Kampagnen leiten, die noch nicht beendet sind.`,
  'setup/too-many-invitations': (p) => `Es kann höchstens ${String(p['limit'])} offene Einladungen geben.`,
  'setup/force-alone': 'Eine Einladung, die eine Streitmacht übernimmt, nennt keinen Platz und ist nicht zum Zuschauen.',
  'setup/invitation-used': 'Diese Einladung wurde schon angenommen.',
  'setup/too-many-looks': (p) => `Zu viele falsche Einladungscodes von deiner Adresse; noch einmal in ${String(p['seconds'])} s.`,
  'setup/observer-has-no-seat': 'Ein Beobachter hat keinen Platz.',
  'setup/invitation-expiry': (p) => `Eine Einladung läuft in der Zukunft ab, binnen ${String(p['days'])} Tagen.`,
  'setup/gm-does-not-play': 'Der Spielleiter spielt in seiner eigenen Kampagne nicht mit.',
  'setup/already-member': 'Sie sind in dieser Kampagne schon dabei.',
  'setup/force-name-taken': (p) => `Eine andere Streitmacht heißt „${String(p['name'])}“.`,
  'setup/no-map-yet': 'Es gibt noch keine Karte: lassen Sie das Feld weg.',
  'shape/not-a-tonnage': 'Hier muss eine Zahl von Tonnen mit höchstens sechs Nachkommastellen stehen.',
  'shape/not-a-time': 'Hier muss ein Zeitpunkt nach ISO 8601 mit Zeitzone stehen.',
  'shape/not-a-seed': (p) => `Hier muss eine ganze Zahl oder ein Text von 1 bis ${String(p['max'])} Zeichen stehen.`,
};
