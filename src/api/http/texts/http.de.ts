/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './http.en';

const { count, number } = formats.de;

export const de: SameTexts<typeof en> = {
  'request/too-many-values': (p) =>
    `Der Rumpf hat zu viele Teile: Ein Objekt oder eine Liste darf ${number(p.inOne)} haben, der ganze Rumpf ${number(p.inAll)}, und ${number(p.names)} verschiedene Namen.`,
  'request/too-slow': 'Der Rumpf kam zu langsam an und wurde aufgegeben.',
  'request/too-many-bodies':
    'Von dieser Adresse kommt gerade zu viel auf einmal an. Versuch es gleich noch einmal.',
  'server/too-many-bodies':
    'Bei diesem Server kommt gerade zu viel auf einmal an. Versuch es gleich noch einmal.',
  'request/foreign-origin': 'Seiten anderer Anbieter dürfen die Anmeldung bei diesem nicht benutzen.',
  'shape/more': (p) => `${count(p.count, 'weiterer Fehler ist', 'weitere Fehler sind')} nicht aufgeführt.`,
};
