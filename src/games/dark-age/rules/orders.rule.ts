/** DA-ORD-1 to DA-ORD-5. */
import type { GameRule } from '../../contract';

export const ORDERS: readonly GameRule[] = [
  {
    id: 'DA-ORD-1',
    line: {
      en: 'One order a turn for each 100 points of the agreed army size, all game long. Unused ones lapse. A figure gets at most one a turn.',
      de: 'Ein Befehl je Zug für je 100 Punkte der vereinbarten Armeegröße, das ganze Spiel über. Ungenutzte verfallen. Eine Figur erhält höchstens einen je Zug.',
    },
  },
  {
    id: 'DA-ORD-2',
    line: {
      en: 'Orders: move; ranged; close for infantry and mechs; cool for mechs. Every order but cool gives a token, in a formation to each member.',
      de: 'Befehle: Bewegung; Fernkampf; Nahkampf für Infanterie und Mechs; Kühlung für Mechs. Jeder Befehl außer Kühlung gibt eine Marke, in einer Formation jedem Mitglied.',
    },
  },
  {
    id: 'DA-ORD-3',
    line: {
      en: 'Who is ordered with a token is pushed: afterwards infantry and vehicles take 1 click and a second token, mechs 1 click of heat. With two tokens infantry and vehicles get no order.',
      de: 'Wer mit einer Marke einen Befehl erhält, wird angetrieben: Danach nehmen Infanterie und Fahrzeuge 1 Klick und eine zweite Marke, Mechs 1 Wärmeklick. Mit zwei Marken erhalten Infanterie und Fahrzeuge keinen Befehl.',
    },
  },
  {
    id: 'DA-ORD-4',
    line: {
      en: 'No damaging order on friends, no attack or repair on oneself.',
      de: 'Kein schädigender Befehl gegen Freunde, kein Angriff und keine Reparatur an sich selbst.',
    },
  },
  {
    id: 'DA-ORD-5',
    line: {
      en: "At the end of a turn tokens leave one's figures that got no order in it. A mech that cooled keeps its token; who is shut down keeps both.",
      de: 'Am Ende eines Zuges verlieren die eigenen Figuren ohne Befehl ihre Marken. Ein gekühlter Mech behält seine; wer stillgelegt ist, behält beide.',
    },
  },
];
