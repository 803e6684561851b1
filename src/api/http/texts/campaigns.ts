/** Texts of setting up a campaign, beside those of the rules (SETUP). */
import type { Texts } from '../../../rules/texts/text';

const choices = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');

export const texts: Texts = {
  'map/busy': {
    en: () => 'Maps are being drawn for others at the moment. Try again in a few seconds.',
    de: () => 'Gerade werden Karten für andere gezeichnet. Bitte in einigen Sekunden noch einmal.',
  },
  'map/not-drawn': {
    en: () => 'The map could not be drawn in time. Try again, or choose a smaller one.',
    de: () => 'Die Karte ließ sich nicht rechtzeitig zeichnen. Bitte noch einmal, oder eine kleinere Karte wählen.',
  },
  'setup/started': { en: () => 'The campaign has started already.', de: () => 'Die Kampagne hat schon begonnen.' },
  'setup/unknown-faction': {
    en: (p) => `There is no faction "${String(p['faction'])}".`,
    de: (p) => `Die Fraktion „${String(p['faction'])}“ gibt es nicht.`,
  },
  'setup/other-faction': {
    en: (p) => `This seat is for the faction "${String(p['preset'])}".`,
    de: (p) => `Dieser Platz ist für die Fraktion „${String(p['preset'])}“.`,
  },
  'setup/seat-has-faction': {
    en: (p) => `The player of seat ${String(p['seat'])} has chosen the faction "${String(p['faction'])}".`,
    de: (p) => `Der Spieler auf Platz ${String(p['seat'])} hat die Fraktion „${String(p['faction'])}“ gewählt.`,
  },
  'setup/seat-taken': { en: (p) => `Somebody has taken seat ${String(p['seat'])}.`, de: (p) => `Platz ${String(p['seat'])} ist besetzt.` },
  'setup/no-such-seat': {
    en: (p) => `There is no seat ${String(p['seat'])}; the campaign has ${String(p['seats'])}.`,
    de: (p) => `Platz ${String(p['seat'])} gibt es nicht; die Kampagne hat ${String(p['seats'])}.`,
  },
  'setup/no-free-seat': { en: (p) => `All ${String(p['seats'])} seats are taken.`, de: (p) => `Alle ${String(p['seats'])} Plätze sind besetzt.` },
  'setup/seats-and-factions': {
    en: (p) => `There are factions for ${String(p['factions'])} seats, not for ${String(p['seats'])}.`,
    de: (p) => `Es sind Fraktionen für ${String(p['factions'])} Plätze angegeben, nicht für ${String(p['seats'])}.`,
  },
  'setup/team-seat-unknown': {
    en: (p) => `The teams name seat ${String(p['seat'])}; the campaign has ${String(p['seats'])} seats.`,
    de: (p) => `Die Teams nennen Platz ${String(p['seat'])}; die Kampagne hat ${String(p['seats'])} Plätze.`,
  },
  'setup/seat-in-two-teams': {
    en: (p) => `Seat ${String(p['seat'])} is named twice in the teams.`,
    de: (p) => `Platz ${String(p['seat'])} ist in den Teams zweimal genannt.`,
  },
  'setup/one-team-only': { en: () => 'All players are on one team.', de: () => 'Alle Spieler sind in einem Team.' },
  'setup/too-few-buildings': {
    en: (p) => `${String(p['buildings'])} buildings are too few for ${String(p['seats'])} players.`,
    de: (p) => `${String(p['buildings'])} Gebäude sind zu wenige für ${String(p['seats'])} Spieler.`,
  },
  'setup/unknown-engine': {
    en: (p) => `There is no engine "${String(p['engine'])}"; there are: ${choices(p['engines'])}.`,
    de: (p) => `Die Engine „${String(p['engine'])}“ gibt es nicht; es gibt: ${choices(p['engines'])}.`,
  },
  'setup/no-victory': { en: () => 'Nothing would ever end this campaign.', de: () => 'Nichts würde diese Kampagne je beenden.' },
  'setup/too-many-campaigns': {
    en: (p) => `You may lead ${String(p['limit'])} campaigns that are not finished, no more.`,
    de: (p) => `Sie können höchstens ${String(p['limit'])} Kampagnen leiten, die noch nicht beendet sind.`,
  },
  'setup/too-many-invitations': {
    en: (p) => `There may be ${String(p['limit'])} open invitations, no more.`,
    de: (p) => `Es kann höchstens ${String(p['limit'])} offene Einladungen geben.`,
  },
  'setup/force-alone': {
    en: () => 'An invitation that takes over a force names no seat, and is not for an observer.',
    de: () => 'Eine Einladung, die eine Streitmacht übernimmt, nennt keinen Platz und ist nicht zum Zuschauen.',
  },
  'setup/invitation-used': {
    en: () => 'This invitation was accepted already.',
    de: () => 'Diese Einladung wurde schon angenommen.',
  },
  'setup/too-many-looks': {
    en: (p) => `Too many wrong invitation codes from your address; try again in ${String(p['seconds'])} s.`,
    de: (p) => `Zu viele falsche Einladungscodes von deiner Adresse; noch einmal in ${String(p['seconds'])} s.`,
  },
  'setup/observer-has-no-seat': { en: () => 'An observer has no seat.', de: () => 'Ein Beobachter hat keinen Platz.' },
  'setup/invitation-expiry': {
    en: (p) => `An invitation expires in the future, within ${String(p['days'])} days.`,
    de: (p) => `Eine Einladung läuft in der Zukunft ab, binnen ${String(p['days'])} Tagen.`,
  },
  'setup/gm-does-not-play': {
    en: () => 'The game master does not play in his own campaign.',
    de: () => 'Der Spielleiter spielt in seiner eigenen Kampagne nicht mit.',
  },
  'setup/already-member': { en: () => 'You are in this campaign already.', de: () => 'Sie sind in dieser Kampagne schon dabei.' },
  'setup/force-name-taken': {
    en: (p) => `Another force is called "${String(p['name'])}".`,
    de: (p) => `Eine andere Streitmacht heißt „${String(p['name'])}“.`,
  },
  'setup/no-map-yet': {
    en: () => 'There is no map yet: leave the hex out.',
    de: () => 'Es gibt noch keine Karte: lassen Sie das Feld weg.',
  },
  'shape/not-a-tonnage': {
    en: () => 'This must be a number of tons with six decimals at most.',
    de: () => 'Hier muss eine Zahl von Tonnen mit höchstens sechs Nachkommastellen stehen.',
  },
  'shape/not-a-time': {
    en: () => 'This must be a time in ISO 8601 with its zone.',
    de: () => 'Hier muss ein Zeitpunkt nach ISO 8601 mit Zeitzone stehen.',
  },
  'shape/not-a-seed': {
    en: (p) => `This must be a whole number or a text of 1 to ${String(p['max'])} characters.`,
    de: (p) => `Hier muss eine ganze Zahl oder ein Text von 1 bis ${String(p['max'])} Zeichen stehen.`,
  },
};
