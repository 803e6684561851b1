/** Rulebook: PREP, what is settled before anybody moves. */
import { rule, type Chapter } from './entry';

export const preparation: Chapter = {
  id: 'preparation',
  title: { en: 'Preparation', de: 'Vorbereitung' },
  intro: { en: [], de: [] },
  entries: [
    rule('PREP-1', 'source', {
      en: {
        title: 'Shutting down',
        line: 'Here a player names the mechs that they shut down this round.',
        text: [
          'In preparation a player names those of their mechs that are shut down for this round. They neither move nor fight in it.',
        ],
        rulings: [
          'A mech without a pilot, or one that was kept from salvage, may be shut down too. Without the order, a mech that merely lacks its pilot cannot be repaired or refitted (REP-2).',
        ],
      },
      de: {
        title: 'Abschalten',
        line: 'Hier nennt ein Spieler die Mechs, die er in dieser Runde abschaltet.',
        text: [
          'In der Vorbereitung nennt ein Spieler die Mechs, die er für diese Runde abschaltet. Sie bewegen sich in ihr nicht und kämpfen nicht.',
        ],
        rulings: [
          'Auch ein Mech ohne Piloten oder ein aus der Bergung behaltener darf abgeschaltet werden. Ohne den Befehl kann ein Mech, dem nur der Pilot fehlt, nicht instand gesetzt oder umgerüstet werden (REP-2).',
        ],
      },
    }),
    rule('PREP-2', 'both', {
      en: {
        title: 'Changing pilots',
        line: 'Pilots of mechs in one hex may swap; stored pilots may board, pilots may leave.',
        text: [
          'Pilots of two own mechs in the same hex may change places. A pilot who is stored in the hex may take the empty seat of a mech there, and a pilot may leave their mech to be stored in its hex.',
        ],
        rulings: ['An exchange needs two living pilots; an empty seat is filled by boarding.'],
      },
      de: {
        title: 'Pilotenwechsel',
        line: 'Piloten im selben Feld dürfen tauschen; gelagerte dürfen einsteigen, Piloten aussteigen.',
        text: [
          'Die Piloten zweier eigener Mechs im selben Feld dürfen die Plätze tauschen. Ein im Feld gelagerter Pilot darf den leeren Sitz eines Mechs dort einnehmen, und ein Pilot darf seinen Mech verlassen; er lagert dann in dessen Feld.',
        ],
        rulings: ['Ein Tausch braucht zwei lebende Piloten; ein leerer Sitz wird durch Einsteigen besetzt.'],
      },
    }),
    rule('PREP-3', 'source', {
      en: {
        title: 'Shut down for repairs',
        line: 'Repairs of structure or equipment, and refits, need a mech that was shut down here.',
        text: [
          'Internal structure and equipment are repaired, and a mech is refitted, only when the mech was shut down in the preparation of the same round (REP-2). Armour and ammunition do not need it (REP-1).',
        ],
      },
      de: {
        title: 'Abschalten zur Reparatur',
        line: 'Reparaturen an Struktur oder Ausrüstung und Umbauten brauchen einen hier abgeschalteten Mech.',
        text: [
          'Interne Struktur und Ausrüstung werden nur repariert und ein Mech nur umgerüstet, wenn er in der Vorbereitung derselben Runde abgeschaltet wurde (REP-2). Panzerung und Munition brauchen das nicht (REP-1).',
        ],
      },
    }),
    rule('PREP-4', 'source', {
      en: {
        title: 'Sabotage is named here',
        line: 'The spy service names its target in preparation.',
        text: [
          'Who controls a working spy service names the mech or the building that it is to sabotage in preparation (BLD-SPY).',
        ],
      },
      de: {
        title: 'Sabotage wird hier benannt',
        line: 'Der Spionagedienst benennt sein Ziel in der Vorbereitung.',
        text: [
          'Wer einen arbeitenden Spionagedienst kontrolliert, benennt in der Vorbereitung den Mech oder das Gebäude, das sabotiert werden soll (BLD-SPY).',
        ],
      },
    }),
    rule('PREP-5', 'project', {
      en: {
        title: 'Resting pilots',
        line: 'Who is to train or heal this round is out of their mech when preparation closes.',
        text: [
          'Training (BLD-ACA) and healing (INJ-1) need a pilot who sits in no mech from the close of preparation on.',
        ],
      },
      de: {
        title: 'Ruhende Piloten',
        line: 'Wer in dieser Runde lernen oder heilen soll, ist am Ende der Vorbereitung aus seinem Mech.',
        text: [
          'Ausbildung (BLD-ACA) und Heilung (INJ-1) brauchen einen Piloten, der vom Ende der Vorbereitung an in keinem Mech sitzt.',
        ],
      },
    }),
    rule('PREP-6', 'project', {
      en: {
        title: 'Mechs without pilots',
        line: 'A mech without a pilot counts as shut down.',
        text: ['A mech in which no pilot sits neither moves nor fights. It counts as shut down.'],
      },
      de: {
        title: 'Mechs ohne Piloten',
        line: 'Ein Mech ohne Piloten gilt als abgeschaltet.',
        text: [
          'Ein Mech, in dem kein Pilot sitzt, bewegt sich nicht und kämpft nicht. Er gilt als abgeschaltet.',
        ],
      },
    }),
  ],
};
