import type { GameRule } from '../../../contract';

export const AIM: GameRule = {
  id: 'BT-GUN-1',
  line: {
    en: "To hit, two dice must come to the sum of all terms, beginning with the pilot's gunnery (`gunnery`). Above 12 it cannot hit, at 2 or less it cannot miss. Whether a shot is possible is asked in this order: weapon (`weapon`), ammunition (`ammo`), sensors (`sensors`), prone (`prone`), sight (`water` or `sight`), partial cover of the legs (`leg-cover`), arc (`arc`), water (`water`), range (`range`). All reasons are given. A shot above 12 is possible, with odds 0.",
    de: 'Zum Treffen müssen zwei Würfel die Summe aller Posten erreichen, beginnend mit der Schießkunst des Piloten (`gunnery`). Über 12 ist kein Treffer möglich, ab 2 abwärts kein Fehlschuss. Ob ein Schuss möglich ist, wird in dieser Reihenfolge gefragt: Waffe (`weapon`), Munition (`ammo`), Sensoren (`sensors`), liegend (`prone`), Sicht (`water` oder `sight`), Teildeckung der Beine (`leg-cover`), Feuerwinkel (`arc`), Wasser (`water`), Reichweite (`range`). Alle Gründe werden genannt. Ein Schuss über 12 ist möglich, mit Chance 0.',
  },
};
