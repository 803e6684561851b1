/** Texts of requests that are turned away by their size or their speed, by how many others there are, or by where they come from. */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'request/too-many-values': {
    en: (p) =>
      `The body has too many parts: an object or a list may have ${Number(p['inOne'])}, the whole of it ${Number(p['inAll'])}, and ${Number(p['names'])} different names.`,
    de: (p) =>
      `Der Rumpf hat zu viele Teile: Ein Objekt oder eine Liste darf ${Number(p['inOne'])} haben, der ganze Rumpf ${Number(p['inAll'])}, und ${Number(p['names'])} verschiedene Namen.`,
  },
  'request/too-slow': {
    en: () => 'The body came in too slowly and was given up.',
    de: () => 'Der Rumpf kam zu langsam an und wurde aufgegeben.',
  },
  'request/too-many-bodies': {
    en: () => 'Too much is coming in from this address at once; please try again in a moment.',
    de: () => 'Von dieser Adresse kommt gerade zu viel auf einmal an; bitte gleich noch einmal versuchen.',
  },
  'server/too-many-bodies': {
    en: () => 'Too much is coming in at this server at once; please try again in a moment.',
    de: () => 'Bei diesem Server kommt gerade zu viel auf einmal an; bitte gleich noch einmal versuchen.',
  },
  'request/foreign-origin': {
    en: () => 'Pages of other sites may not use the login of this one.',
    de: () => 'Seiten anderer Anbieter dürfen die Anmeldung bei diesem nicht benutzen.',
  },
  'shape/more': {
    en: (p) => `There are ${Number(p['count'])} more mistakes.`,
    de: (p) => `Es gibt ${Number(p['count'])} weitere Fehler.`,
  },
};
