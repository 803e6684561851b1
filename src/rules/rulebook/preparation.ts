/** Rulebook: PREP, what is settled before anybody moves. */
import type { Chapter } from './entry';

export const preparation: Chapter = {
  id: 'preparation',
  title: { en: 'Preparation', de: 'Vorbereitung' },
  intro: { en: [], de: [] },
  entries: [
    {
      id: 'PREP-1',
      basis: 'source',
      title: { en: 'Shutting down', de: 'Abschalten' },
      line: {
        en: 'Here a player names the mechs that he shuts down this round.',
        de: 'Hier nennt ein Spieler die Mechs, die er in dieser Runde abschaltet.',
      },
      text: {
        en: ['In preparation a player names those of his mechs that are shut down for this round. They neither move nor fight in it.'],
        de: ['In der Vorbereitung nennt ein Spieler die Mechs, die er für diese Runde abschaltet. Sie bewegen sich in ihr nicht und kämpfen nicht.'],
      },
      rulings: {
        en: [
          'A mech without a pilot, or one that was kept from salvage, may be shut down too. Without the order, a mech that merely lacks its pilot cannot be repaired or refitted (REP-2).',
        ],
        de: [
          'Auch ein Mech ohne Piloten oder ein aus der Bergung behaltener darf abgeschaltet werden. Ohne den Befehl kann ein Mech, dem nur der Pilot fehlt, nicht instand gesetzt oder umgerüstet werden (REP-2).',
        ],
      },
    },
    {
      id: 'PREP-2',
      basis: 'both',
      title: { en: 'Changing pilots', de: 'Pilotenwechsel' },
      line: {
        en: 'Pilots of mechs in one hex may swap; stored pilots may board, pilots may leave.',
        de: 'Piloten im selben Feld dürfen tauschen; gelagerte dürfen einsteigen, Piloten aussteigen.',
      },
      text: {
        en: [
          'Pilots of two own mechs in the same hex may change places. A pilot who is stored in the hex may take the empty seat of a mech there, and a pilot may leave his mech to be stored in its hex.',
        ],
        de: [
          'Die Piloten zweier eigener Mechs im selben Feld dürfen die Plätze tauschen. Ein im Feld gelagerter Pilot darf den leeren Sitz eines Mechs dort einnehmen, und ein Pilot darf seinen Mech verlassen; er lagert dann in dessen Feld.',
        ],
      },
      rulings: {
        en: ['An exchange needs two living pilots; an empty seat is filled by boarding.'],
        de: ['Ein Tausch braucht zwei lebende Piloten; ein leerer Sitz wird durch Einsteigen besetzt.'],
      },
    },
    {
      id: 'PREP-3',
      basis: 'source',
      title: { en: 'Shut down for repairs', de: 'Abschalten zur Reparatur' },
      line: {
        en: 'Repairs of structure or equipment, and refits, need a mech that was shut down here.',
        de: 'Reparaturen an Struktur oder Ausrüstung und Umbauten brauchen einen hier abgeschalteten Mech.',
      },
      text: {
        en: [
          'Internal structure and equipment are repaired, and a mech is refitted, only when the mech was shut down in the preparation of the same round (REP-2). Armour and ammunition do not need it (REP-1).',
        ],
        de: [
          'Interne Struktur und Ausrüstung werden nur repariert und ein Mech nur umgerüstet, wenn er in der Vorbereitung derselben Runde abgeschaltet wurde (REP-2). Panzerung und Munition brauchen das nicht (REP-1).',
        ],
      },
    },
    {
      id: 'PREP-4',
      basis: 'source',
      title: { en: 'Sabotage is named here', de: 'Sabotage wird hier benannt' },
      line: { en: 'The spy service names its target in preparation.', de: 'Der Spionagedienst benennt sein Ziel in der Vorbereitung.' },
      text: {
        en: ['Who controls a working spy service names the mech or the building that it is to sabotage in preparation (BLD-SPY).'],
        de: [
          'Wer einen arbeitenden Spionagedienst kontrolliert, benennt in der Vorbereitung den Mech oder das Gebäude, das sabotiert werden soll (BLD-SPY).',
        ],
      },
    },
    {
      id: 'PREP-5',
      basis: 'project',
      title: { en: 'Resting pilots', de: 'Ruhende Piloten' },
      line: {
        en: 'Who is to train or heal this round is out of his mech when preparation closes.',
        de: 'Wer in dieser Runde lernen oder heilen soll, ist am Ende der Vorbereitung aus seinem Mech.',
      },
      text: {
        en: ['Training (BLD-ACA) and healing (INJ-1) need a pilot who sits in no mech from the close of preparation on.'],
        de: ['Ausbildung (BLD-ACA) und Heilung (INJ-1) brauchen einen Piloten, der vom Ende der Vorbereitung an in keinem Mech sitzt.'],
      },
    },
    {
      id: 'PREP-6',
      basis: 'project',
      title: { en: 'Mechs without pilots', de: 'Mechs ohne Piloten' },
      line: { en: 'A mech without a pilot counts as shut down.', de: 'Ein Mech ohne Piloten gilt als abgeschaltet.' },
      text: {
        en: ['A mech in which no pilot sits neither moves nor fights. It counts as shut down.'],
        de: ['Ein Mech, in dem kein Pilot sitzt, bewegt sich nicht und kämpft nicht. Er gilt als abgeschaltet.'],
      },
    },
  ],
};
