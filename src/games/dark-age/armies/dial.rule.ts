import type { GameRule } from '../../contract';

export const DIAL_RULE: GameRule = {
  id: 'DA-CAMP-3',
  line: {
    en: 'Dials of the list and of converted mechs follow one rule: over its clicks a figure loses 5 of attack and defence, 4 of speed (but keeps 2) and all of its damage. Repair stops lie at a third and two thirds; the last click of a vehicle or mech is a wreck.',
    de: 'Kampfscheiben der Liste und umgerechneter Mechs folgen einer Regel: Über ihre Klicks verliert eine Figur 5 Angriff und Verteidigung, 4 Bewegung (behält aber 2) und allen Schaden. Reparatur-Icons stehen bei einem und zwei Dritteln; der letzte Klick eines Fahrzeugs oder Mechs ist ein Wrack.',
  },
};

export const HEAT_STOPS_RULE: GameRule = {
  id: 'DA-HEAT-10',
  line: {
    en: 'The heat dial of a mech has six stops: start; restart; secondary damage 1 less, restart; both 1 less, heat may rise; primary 1, secondary 2, speed 1 less, it may shut down and ammunition may explode; shutdown.',
    de: 'Das Wärmerad eines Mechs hat sechs Stellungen: Start; Neustart; Sekundärschaden 1 weniger, Neustart; beide 1 weniger, die Wärme kann steigen; Primär 1, Sekundär 2, Bewegung 1 weniger, Stilllegung und Munitionsexplosion sind möglich; Stilllegung.',
  },
};
