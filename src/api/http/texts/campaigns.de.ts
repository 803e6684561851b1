/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './campaigns.en';

const { count, either, number, wait } = formats.de;

export const de: SameTexts<typeof en> = {
  'map/busy': 'Gerade werden Karten für andere gezeichnet. Versuch es in einigen Sekunden noch einmal.',
  'map/not-drawn':
    'Die Karte ließ sich nicht rechtzeitig zeichnen. Versuch es noch einmal, oder wähle eine kleinere Karte.',
  'setup/started': 'Die Kampagne hat schon begonnen.',
  'setup/unknown-faction': (p) => `Die Fraktion „${p.faction}“ gibt es nicht.`,
  'setup/other-faction': (p) => `Dieser Platz ist für die Fraktion „${p.preset}“.`,
  'setup/seat-has-faction': (p) => `Der Spieler auf Platz ${p.seat} hat die Fraktion „${p.faction}“ gewählt.`,
  'setup/seat-taken': (p) => `Platz ${p.seat} ist besetzt.`,
  'setup/no-such-seat': (p) => `Platz ${p.seat} gibt es nicht; die Kampagne hat ${number(p.seats)}.`,
  'setup/no-free-seat': (p) => `Alle ${number(p.seats)} Plätze sind besetzt.`,
  'setup/seats-and-factions': (p) =>
    `Es sind Fraktionen für ${count(p.factions, 'Platz', 'Plätze')} angegeben, die Kampagne hat ${number(p.seats)}.`,
  'setup/team-seat-unknown': (p) =>
    `Die Teams nennen Platz ${p.seat}; die Kampagne hat ${number(p.seats)} Plätze.`,
  'setup/seat-in-two-teams': (p) => `Platz ${p.seat} ist in den Teams zweimal genannt.`,
  'setup/one-team-only': 'Alle Spieler sind in einem Team.',
  'setup/too-few-buildings': (p) =>
    `${number(p.buildings)} Gebäude sind zu wenige für ${number(p.seats)} Spieler.`,
  'setup/unknown-engine': (p) => `Die Engine „${p.engine}“ gibt es nicht; es gibt: ${either(p.engines)}.`,
  'setup/no-victory':
    'Nichts würde diese Kampagne je beenden: Wähle eine Siegbedingung oder eine Zahl von Runden.',
  'setup/too-many-campaigns': (p) =>
    `Du kannst höchstens ${number(p.limit)} Kampagnen leiten, die noch nicht beendet sind.`,
  'setup/too-many-invitations': (p) => `Es kann höchstens ${number(p.limit)} offene Einladungen geben.`,
  'setup/force-alone':
    'Eine Einladung, mit der jemand eine Truppe übernimmt, nennt keinen Platz und gilt nicht für Zuschauer.',
  'setup/invitation-used': 'Diese Einladung wurde schon angenommen.',
  'setup/too-many-looks': (p) =>
    `Zu viele falsche Einladungscodes von deiner Adresse; wieder möglich in ${wait(p.seconds)}.`,
  'setup/observer-has-no-seat': 'Ein Zuschauer hat keinen Platz.',
  'setup/invitation-expiry': (p) =>
    `Eine Einladung muss in der Zukunft ablaufen, spätestens in ${count(p.days, 'Tag', 'Tagen')}.`,
  'setup/gm-does-not-play': 'Die Spielleitung spielt in ihrer eigenen Kampagne nicht mit.',
  'setup/already-member': 'Du bist in dieser Kampagne schon dabei.',
  'setup/force-name-taken': (p) => `Eine andere Truppe heißt „${p.name}“.`,
  'setup/no-map-yet': 'Es gibt noch keine Karte: Lass das Feld weg.',
  'shape/not-a-tonnage': 'Hier muss eine Zahl von Tonnen mit höchstens sechs Nachkommastellen stehen.',
  'shape/not-a-time': 'Hier muss ein Zeitpunkt nach ISO 8601 mit Zeitzone stehen.',
  'shape/not-a-time-of-day': 'Hier muss eine Uhrzeit wie 20:00 stehen.',
  'shape/not-a-seed': (p) =>
    `Hier muss eine ganze Zahl oder ein Text von 1 bis ${number(p.max)} Zeichen stehen.`,
};
