/** Texts of requests that are turned away by their size or their speed, by how many others there are, or by where they come from. */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'request/too-many-values': (p) =>
    `The body has too many parts: an object or a list may have ${Number(p['inOne'])}, the whole of it ${Number(p['inAll'])}, and ${Number(p['names'])} different names.`,
  'request/too-slow': 'The body came in too slowly and was given up.',
  'request/too-many-bodies': 'Too much is coming in from this address at once; please try again in a moment.',
  'server/too-many-bodies': 'Too much is coming in at this server at once; please try again in a moment.',
  'request/foreign-origin': 'Pages of other sites may not use the login of this one.',
  'shape/more': (p) => `There are ${Number(p['count'])} more mistakes.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'request/too-many-values': (p) =>
    `Der Rumpf hat zu viele Teile: Ein Objekt oder eine Liste darf ${Number(p['inOne'])} haben, der ganze Rumpf ${Number(p['inAll'])}, und ${Number(p['names'])} verschiedene Namen.`,
  'request/too-slow': 'Der Rumpf kam zu langsam an und wurde aufgegeben.',
  'request/too-many-bodies': 'Von dieser Adresse kommt gerade zu viel auf einmal an; bitte gleich noch einmal versuchen.',
  'server/too-many-bodies': 'Bei diesem Server kommt gerade zu viel auf einmal an; bitte gleich noch einmal versuchen.',
  'request/foreign-origin': 'Seiten anderer Anbieter dürfen die Anmeldung bei diesem nicht benutzen.',
  'shape/more': (p) => `Es gibt ${Number(p['count'])} weitere Fehler.`,
};

export const texts: Texts = inBoth(en, de);
