/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './doors.en';

export const de: SameCodes<typeof en> = {
  'request/too-many-values': (p) =>
    `Der Rumpf hat zu viele Teile: Ein Objekt oder eine Liste darf ${Number(p['inOne'])} haben, der ganze Rumpf ${Number(p['inAll'])}, und ${Number(p['names'])} verschiedene Namen.`,
  'request/too-slow': 'Der Rumpf kam zu langsam an und wurde aufgegeben.',
  'request/too-many-bodies': 'Von dieser Adresse kommt gerade zu viel auf einmal an; bitte gleich noch einmal versuchen.',
  'server/too-many-bodies': 'Bei diesem Server kommt gerade zu viel auf einmal an; bitte gleich noch einmal versuchen.',
  'request/foreign-origin': 'Seiten anderer Anbieter dürfen die Anmeldung bei diesem nicht benutzen.',
  'shape/more': (p) => `Es gibt ${Number(p['count'])} weitere Fehler.`,
};
