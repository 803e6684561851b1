import type { GameRule } from '../../../contract';

export const BUILDINGS: GameRule = {
  id: 'BT-LOS-9',
  line: {
    en: "Adjacent building hexes of one kind are one building. A mech is inside where its elevation is lower than the building's levels. A building's hex between counts with its levels (BT-LOS-3), also for who shoots out of the same building. If both are inside one building, and as long as every hex from the attacker on belongs to it, its hexes between do not block: each of them, and each level between the feet of both, is +1 (`intervening-building`); more than 2 end the sight. For this rule a mech is inside by its height: height above the ground lower than the levels.",
    de: 'Angrenzende Gebäudefelder einer Art sind ein Gebäude. Ein Mech ist darin, wo seine Etage niedriger ist als die Etagen des Gebäudes. Ein Gebäudefeld dazwischen zählt mit seinen Etagen (BT-LOS-3), auch für den, der aus demselben Gebäude heraus schießt. Sind beide in einem Gebäude und gehört vom Angreifer an jedes Feld dazu, verdecken seine Felder dazwischen nicht: Jedes von ihnen und jede Etage zwischen den Füßen beider zählt +1 (`intervening-building`); mehr als 2 beenden die Sicht. Für diese Regel ist ein Mech nach seiner Höhe darin: Höhe über dem Boden niedriger als die Etagen.',
  },
};
