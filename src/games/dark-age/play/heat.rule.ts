/** DA-HEAT-1 to DA-HEAT-9. */
import type { GameRule } from '../../contract';

export const HEAT: readonly GameRule[] = [
  {
    id: 'DA-HEAT-1',
    line: {
      en: 'The figures of the heat dial are added to damage and speed, never below 0. Cooling ends at the start stop.',
      de: 'Die Zahlen des Wärmerads werden zu Schaden und Bewegung gezählt, nie unter 0. Kühlung endet am Anfang.',
    },
  },
  {
    id: 'DA-HEAT-2',
    line: {
      en: 'First all heat of an order, then the rolls of the stop; heat from a roll comes before further rolls.',
      de: 'Zuerst alle Wärme eines Befehls, dann die Würfe der Stellung; Wärme aus einem Wurf kommt vor weiteren Würfen.',
    },
  },
  {
    id: 'DA-HEAT-3',
    line: {
      en: 'A cool order cools by the cooling rate.',
      de: 'Ein Kühlbefehl kühlt um die Kühlrate.',
    },
  },
  {
    id: 'DA-HEAT-4',
    line: {
      en: 'At the last stop, or by a failed roll, a mech shuts down and has two tokens.',
      de: 'An der letzten Stellung oder durch einen misslungenen Wurf wird ein Mech stillgelegt und hat zwei Marken.',
    },
  },
  {
    id: 'DA-HEAT-5',
    line: {
      en: 'A shut-down mech takes no heat, does not move, attack or turn, has no equipment, and gets cool orders only.',
      de: 'Ein stillgelegter Mech nimmt keine Wärme, bewegt, dreht und wehrt sich nicht, hat keine Ausrüstung und erhält nur Kühlbefehle.',
    },
  },
  {
    id: 'DA-HEAT-6',
    line: {
      en: 'It restarts at the start stop, or at the end of its turn by a roll that the stop allows; its tokens go.',
      de: 'Er startet an der Anfangsstellung neu, oder am Ende seines Zuges durch einen Wurf, den die Stellung erlaubt; die Marken gehen.',
    },
  },
  {
    id: 'DA-HEAT-7',
    line: {
      en: 'A mech without an order in its turn cools by 1 at its end.',
      de: 'Ein Mech ohne Befehl in seinem Zug kühlt am Ende um 1.',
    },
  },
  {
    id: 'DA-HEAT-8',
    line: {
      en: 'In water at both ends of its turn it cools by 1 more, in deep water by 2.',
      de: 'In Wasser an Anfang und Ende seines Zuges kühlt er um 1 mehr, in tiefem um 2.',
    },
  },
  {
    id: 'DA-HEAT-9',
    line: {
      en: 'Effects, one die: shutdown on 1-2, ammunition for its damage less 1 on 1-2, one more heat on 1-2, restart on 4+.',
      de: 'Effekte, ein Würfel: Stilllegung bei 1-2, Munition für ihren Schaden weniger 1 bei 1-2, eine Wärme mehr bei 1-2, Neustart bei 4+.',
    },
  },
];
