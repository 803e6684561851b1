import type { GameRule } from '../../../contract';

export const TABLES: GameRule = {
  id: 'BT-GUN-16',
  line: {
    en: 'The location is rolled normally, with partial cover by `partial-cover` (hits on legs are lost in the cover). If both are inside one building and at different elevations: `above` if the attacker is higher, `below` if lower, with or without cover. If both are inside one building, +1 (`same-building`). With partial cover of the attacker by terrain (BT-LOS-7), leg weapons above water do not fire (`leg-cover`).',
    de: 'Die Zone wird normal ausgewürfelt, bei Teildeckung nach `partial-cover` (Treffer an den Beinen schluckt die Deckung). Sind beide in einem Gebäude und auf verschiedenen Etagen: `above`, wenn der Angreifer höher steht, `below`, wenn tiefer, mit oder ohne Deckung. Sind beide in einem Gebäude, +1 (`same-building`). Hat der Angreifer Teildeckung durch Gelände (BT-LOS-7), schießen Beinwaffen über Wasser nicht (`leg-cover`).',
  },
};
