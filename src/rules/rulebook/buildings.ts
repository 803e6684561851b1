/** Rulebook: BLD-1 to BLD-7, what all buildings have in common. */
import type { Chapter } from './entry';

export const buildings: Chapter = {
  id: 'buildings',
  title: { en: 'Buildings in general', de: 'Gebäude allgemein' },
  intro: { en: [], de: [] },
  entries: [
    {
      id: 'BLD-1',
      basis: 'source',
      title: { en: 'Control', de: 'Kontrolle' },
      line: {
        en: 'Who has taken a building keeps its benefit until another takes it.',
        de: 'Wer ein Gebäude genommen hat, behält seinen Nutzen, bis ein anderer es nimmt.',
      },
      text: {
        en: ['Who takes a building (CMB-10) has its benefit, with or without a garrison, until somebody else takes it.'],
        de: ['Wer ein Gebäude einnimmt (CMB-10), hat seinen Nutzen, mit oder ohne Garnison, bis ein anderer es einnimmt.'],
      },
    },
    {
      id: 'BLD-2',
      basis: 'both',
      title: { en: 'When a building works', de: 'Wann ein Gebäude arbeitet' },
      line: {
        en: 'A building works with more than 50 % of its CP, unless it is sabotaged.',
        de: 'Ein Gebäude arbeitet mit mehr als 50 % seiner CP, außer es ist sabotiert.',
      },
      text: {
        en: [
          'A building works while it has more than half of its construction points (CP) and is not sabotaged; exactly half is not enough. Buildings have 100 CP; `buildingCp` sets another number, for all or per type.',
        ],
        de: [
          'Ein Gebäude arbeitet, solange es mehr als die Hälfte seiner Konstruktionspunkte (CP) hat und nicht sabotiert ist; genau die Hälfte reicht nicht. Gebäude haben 100 CP; `buildingCp` setzt eine andere Zahl, für alle oder je Art.',
        ],
      },
      options: ['buildingCp'],
    },
    {
      id: 'BLD-3',
      basis: 'both',
      title: { en: 'Damage and repair', de: 'Schaden und Reparatur' },
      line: {
        en: 'Buildings can be damaged in battle; the controller repairs 5 CP for 1 t.',
        de: 'Gebäude können im Gefecht beschädigt werden; wer sie kontrolliert, repariert 5 CP für 1 t.',
      },
      text: {
        en: [
          'Battles can damage buildings. The controller can have one repaired, even one that is wholly destroyed: 1 t for 5 CP, so that n CP cost n / 5 t. With a quarry it is 10 CP a ton (BLD-QUARRY).',
        ],
        de: [
          'Gefechte können Gebäude beschädigen. Wer eines kontrolliert, kann es reparieren lassen, auch ein ganz zerstörtes: 1 t je 5 CP, also kosten n CP n / 5 t. Mit einem Steinbruch sind es 10 CP je Tonne (BLD-QUARRY).',
        ],
      },
    },
    {
      id: 'BLD-4',
      basis: 'both',
      title: { en: 'When benefits come', de: 'Wann der Nutzen kommt' },
      line: {
        en: 'Income at the start of supply, deliveries as ordered in it, the rest at its end.',
        de: 'Einkommen zu Beginn des Nachschubs, Lieferungen auf Befehl, der Rest an seinem Ende.',
      },
      text: {
        en: [
          'What is not a permanent benefit comes at the end of the round: income when supply opens; deliveries as they are ordered in it; healing, training, factory work and the hangar’s repair when it closes.',
        ],
        de: [
          'Was nicht dauernd wirkt, kommt am Ende der Runde: Einkommen, wenn der Nachschub beginnt; Lieferungen, wie sie in ihm befohlen werden; Heilung, Ausbildung, Arbeit der Fabrik und Reparatur des Hangars, wenn er endet.',
        ],
      },
    },
    {
      id: 'BLD-5',
      basis: 'project',
      title: { en: 'Two of one type', de: 'Zwei derselben Art' },
      line: {
        en: 'Quantities add up; price factors and sight bonuses do not.',
        de: 'Mengen addieren sich; Preisfaktoren und Sichtboni nicht.',
      },
      text: {
        en: [
          'Who controls two buildings of one type gets their quantities twice: tons, mechs repaired, mines, support units. Price factors and bonuses of sight count once.',
        ],
        de: [
          'Wer zwei Gebäude derselben Art kontrolliert, bekommt Mengen doppelt: Tonnen, reparierte Mechs, Minen, Unterstützungseinheiten. Preisfaktoren und Sichtboni zählen einmal.',
        ],
      },
      rulings: {
        en: ['Two black markets sell each article twice a round; two spy services act twice.'],
        de: ['Zwei Schwarzmärkte verkaufen jeden Artikel zweimal je Runde; zwei Spionagedienste handeln zweimal.'],
      },
    },
    {
      id: 'BLD-6',
      basis: 'project',
      title: { en: 'Read when a phase opens', de: 'Gelesen zu Beginn der Phase' },
      line: {
        en: 'Control and working hold for a phase as they were when it opened.',
        de: 'Kontrolle und Arbeit gelten für eine Phase, wie sie bei ihrem Beginn waren.',
      },
      text: {
        en: [
          'Who controls a building, and whether it works, is read when a phase opens and holds for that phase. Sabotage counts from the close of preparation to the end of the round.',
        ],
        de: [
          'Wer ein Gebäude kontrolliert und ob es arbeitet, wird zu Beginn einer Phase gelesen und gilt für diese Phase. Sabotage gilt vom Ende der Vorbereitung bis zum Ende der Runde.',
        ],
      },
      rulings: {
        en: ['A building that the game master corrects is read anew at once (END-2).'],
        de: ['Ein Gebäude, das die Spielleitung berichtigt, wird sofort neu gelesen (END-2).'],
      },
    },
    {
      id: 'BLD-7',
      basis: 'project',
      title: { en: 'Support units', de: 'Unterstützungseinheiten' },
      line: {
        en: 'VTOL, scout car and infantry: 4/5, fresh for each battle, only beside an own mech.',
        de: 'VTOL, Scout Car und Infanterie: 4/5, für jedes Gefecht frisch, nur neben einem eigenen Mech.',
      },
      text: {
        en: [
          'The airfield, the tank factory and the barracks bring a Peregrine Attack VTOL (Standard), a Centipede Scout Car (Standard) and a Foot Platoon (Laser). All are 4/5 and fresh for each battle. They join only where an own mech fights.',
        ],
        de: [
          'Flughafen, Panzerfabrik und Infanteriekaserne bringen einen Peregrine Attack VTOL (Standard), ein Centipede Scout Car (Standard) und einen Foot Platoon (Laser). Alle sind 4/5 und für jedes Gefecht frisch. Sie kommen nur dazu, wo ein eigener Mech kämpft.',
        ],
      },
    },
  ],
};
