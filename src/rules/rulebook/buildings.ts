/** Rulebook: BLD-1 to BLD-7, what all buildings have in common. */
import { rule, type Chapter } from './entry';

export const buildings: Chapter = {
  id: 'buildings',
  title: { en: 'Buildings in general', de: 'Gebäude allgemein' },
  intro: { en: [], de: [] },
  entries: [
    rule('BLD-1', 'source', {
      en: {
        title: 'Control',
        line: 'Who has taken a building keeps its benefit until another takes it.',
        text: [
          'Who takes a building (CMB-10) has its benefit, with or without a garrison, until somebody else takes it.',
        ],
      },
      de: {
        title: 'Kontrolle',
        line: 'Wer ein Gebäude genommen hat, behält seinen Nutzen, bis ein anderer es nimmt.',
        text: [
          'Wer ein Gebäude einnimmt (CMB-10), hat seinen Nutzen, mit oder ohne Garnison, bis ein anderer es einnimmt.',
        ],
      },
    }),
    rule('BLD-2', 'both', {
      en: {
        title: 'When a building works',
        line: 'A building works with more than 50 % of its CP, unless it is sabotaged.',
        text: [
          'A building works while it has more than half of its construction points (CP) and is not sabotaged; exactly half is not enough. Buildings have 100 CP; `buildingCp` sets another number, for all or per type.',
        ],
      },
      de: {
        title: 'Wann ein Gebäude arbeitet',
        line: 'Ein Gebäude arbeitet mit mehr als 50 % seiner CP, außer es ist sabotiert.',
        text: [
          'Ein Gebäude arbeitet, solange es mehr als die Hälfte seiner Konstruktionspunkte (CP) hat und nicht sabotiert ist; genau die Hälfte reicht nicht. Gebäude haben 100 CP; `buildingCp` setzt eine andere Zahl, für alle oder je Art.',
        ],
      },
      options: ['buildingCp'],
    }),
    rule('BLD-3', 'both', {
      en: {
        title: 'Damage and repair',
        line: 'Buildings can be damaged in battle; the controller repairs 5 CP for 1 t.',
        text: [
          'Battles can damage buildings. The controller can have one repaired, even one that is wholly destroyed: 1 t for 5 CP, so that n CP cost n / 5 t. With a quarry it is 10 CP a ton (BLD-QUARRY).',
        ],
      },
      de: {
        title: 'Schaden und Reparatur',
        line: 'Gebäude können im Gefecht beschädigt werden; wer sie kontrolliert, repariert 5 CP für 1 t.',
        text: [
          'Gefechte können Gebäude beschädigen. Wer eines kontrolliert, kann es reparieren lassen, auch ein ganz zerstörtes: 1 t je 5 CP, also kosten n CP n / 5 t. Mit einem Steinbruch sind es 10 CP je Tonne (BLD-QUARRY).',
        ],
      },
    }),
    rule('BLD-4', 'both', {
      en: {
        title: 'When benefits come',
        line: 'Income at the start of supply, deliveries as ordered in it, the rest at its end.',
        text: [
          'What is not a permanent benefit comes at the end of the round: income when supply opens; deliveries as they are ordered in it; healing, training, factory work and the hangar’s repair when it closes.',
        ],
      },
      de: {
        title: 'Wann der Nutzen kommt',
        line: 'Einkommen zu Beginn des Nachschubs, Lieferungen auf Befehl, der Rest an seinem Ende.',
        text: [
          'Was nicht dauernd wirkt, kommt am Ende der Runde: Einkommen, wenn der Nachschub beginnt; Lieferungen, wie sie in ihm befohlen werden; Heilung, Ausbildung, Arbeit der Fabrik und Reparatur des Hangars, wenn er endet.',
        ],
      },
    }),
    rule('BLD-5', 'project', {
      en: {
        title: 'Two of one type',
        line: 'Quantities add up; price factors and sight bonuses do not.',
        text: [
          'Who controls two buildings of one type gets their quantities twice: tons, mechs repaired, mines, support units. Price factors and bonuses of sight count once.',
        ],
        rulings: ['Two black markets sell each article twice a round; two spy services act twice.'],
      },
      de: {
        title: 'Zwei derselben Art',
        line: 'Mengen addieren sich; Preisfaktoren und Sichtboni nicht.',
        text: [
          'Wer zwei Gebäude derselben Art kontrolliert, bekommt Mengen doppelt: Tonnen, reparierte Mechs, Minen, Unterstützungseinheiten. Preisfaktoren und Sichtboni zählen einmal.',
        ],
        rulings: [
          'Zwei Schwarzmärkte verkaufen jeden Artikel zweimal je Runde; zwei Spionagedienste handeln zweimal.',
        ],
      },
    }),
    rule('BLD-6', 'project', {
      en: {
        title: 'Read when a phase opens',
        line: 'Control and working hold for a phase as they were when it opened.',
        text: [
          'Who controls a building, and whether it works, is read when a phase opens and holds for that phase. Sabotage counts from the close of preparation to the end of the round.',
        ],
        rulings: ['A building that the game master corrects is read anew at once (END-2).'],
      },
      de: {
        title: 'Gelesen zu Beginn der Phase',
        line: 'Kontrolle und Arbeit gelten für eine Phase, wie sie bei ihrem Beginn waren.',
        text: [
          'Wer ein Gebäude kontrolliert und ob es arbeitet, wird zu Beginn einer Phase gelesen und gilt für diese Phase. Sabotage gilt vom Ende der Vorbereitung bis zum Ende der Runde.',
        ],
        rulings: ['Ein Gebäude, das die Spielleitung berichtigt, wird sofort neu gelesen (END-2).'],
      },
    }),
    rule('BLD-7', 'project', {
      en: {
        title: 'Support units',
        line: 'VTOL, scout car and infantry: 4/5, fresh for each battle, only beside an own mech.',
        text: [
          'The airfield, the tank factory and the barracks bring a Peregrine Attack VTOL (Standard), a Centipede Scout Car (Standard) and a Foot Platoon (Laser). All are 4/5 and fresh for each battle. They join only where an own mech fights.',
        ],
      },
      de: {
        title: 'Unterstützungseinheiten',
        line: 'VTOL, Scout Car und Infanterie: 4/5, für jedes Gefecht frisch, nur neben einem eigenen Mech.',
        text: [
          'Flughafen, Panzerfabrik und Infanteriekaserne bringen einen Peregrine Attack VTOL (Standard), ein Centipede Scout Car (Standard) und einen Foot Platoon (Laser). Alle sind 4/5 und für jedes Gefecht frisch. Sie kommen nur dazu, wo ein eigener Mech kämpft.',
        ],
      },
    }),
  ],
};
