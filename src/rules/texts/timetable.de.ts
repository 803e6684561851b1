/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './timetable.en';

const { count, number, time } = formats.de;

export const de: SameTexts<typeof en> = {
  'calendar/unknown-zone': (p) =>
    `Eine Zeitzone „${p.zone}“ gibt es nicht. Zeitzonen heißen zum Beispiel Europe/Berlin oder America/New_York.`,
  'vacation/campaign-finished': 'Die Kampagne ist zu Ende.',
  'vacation/force-is-out': (p) =>
    `${p.name} ist aus dem Krieg ausgeschieden: Auf diese Truppe wartet niemand.`,
  'vacation/has-begun': (p) =>
    `Urlaub wird angekündigt, bevor er beginnt: ${time(p.from)} ist vorbei; es ist ${time(p.now)}.`,
  'vacation/too-far': (p) => `Er muss in den nächsten ${number(p.days)} Tagen beginnen.`,
  'vacation/too-short': (p) =>
    `Er muss nach seinem Beginn enden und mindestens ${count(p.hours, 'Stunde', 'Stunden')} dauern.`,
  'vacation/overlaps': (p) =>
    `Vom ${time(p.from)} bis zum ${time(p.to)} ist schon Urlaub angekündigt. Nimm ihn zuerst zurück, oder wähle andere Zeiten.`,
  'vacation/beyond-budget': (p) =>
    `Der Urlaub wäre ${count(p.days, 'Tag', 'Tage')} lang. Du hast noch ${p.left === 0 ? 'keinen' : number(p.left)}; wie viele es gibt, legt die Spielleitung fest.`,
  'vacation/too-many': (p) =>
    `Wer spielt, kündigt in einer Kampagne höchstens ${number(p.max)} Urlaube an, zurückgenommene mitgezählt.`,
  'vacation/unknown': 'Einen solchen eigenen Urlaub gibt es nicht.',
  'vacation/over': 'Dieser Urlaub ist vorbei.',
};
