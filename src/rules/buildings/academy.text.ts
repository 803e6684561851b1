/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'academy', de: 'Mechkriegerakademie' },
  article: { de: 'die' },
  effect: {
    en: 'Trains pilots who sit in no mech: piloting by 1 for 10 t, gunnery by 1 for 20 t, each once a round.',
    de: 'Schult Piloten, die in keinem Mech sitzen: Pilotenwert um 1 für 10 t, Gunnerywert um 1 für 20 t, je einmal pro Runde.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Resting pilots improve piloting for 10 t, gunnery for 20 t, each by 1 a round.',
      de: 'Ruhende Piloten verbessern den Pilotenwert für 10 t, den Gunnerywert für 20 t, je um 1 pro Runde.',
    },
    text: {
      en: [
        'A pilot who sat in no mech since preparation closed (PREP-5) may improve piloting by 1 for 10 t and gunnery by 1 for 20 t: either or both, each by at most 1 a round, and never below 0.',
        'New mech warriors are trained here, and pilots go on learning. Training is ordered and paid in supply, for own pilots, as many as one likes, wherever they are. It takes effect when supply closes.',
      ],
      de: [
        'Ein Pilot, der seit dem Ende der Vorbereitung in keinem Mech saß (PREP-5), darf den Pilotenwert für 10 t um 1 und den Gunnerywert für 20 t um 1 verbessern: einen oder beide, jeden um höchstens 1 je Runde und nie unter 0.',
        'Hier werden neue Mechkrieger ausgebildet und Piloten fortgebildet. Die Ausbildung wird im Nachschub befohlen und bezahlt, für eigene Piloten, beliebig viele, wo immer sie sind. Sie wirkt, wenn der Nachschub endet.',
      ],
    },
  },
};
