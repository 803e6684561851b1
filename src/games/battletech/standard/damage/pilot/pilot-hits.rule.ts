/** BT-DMG-9. */
import type { GameRule } from '../../../../contract';

export const PILOT_HITS: GameRule = {
  id: 'BT-DMG-9',
  line: {
    en: 'The pilot takes one hit whenever the head takes damage, however much, unless the cockpit is mounted in the torso; two for an explosion within the mech, one if CASE II held it; others by falls and heat. Hit by hit, a conscious pilot rolls two dice to stay conscious: with 1 hit in all 3 or more, with 2 hits 5, with 3 hits 7, with 4 hits 10, with 5 hits 11. With 6 they are dead. Who has failed rolls no more for that time.',
    de: 'Der Pilot nimmt einen Treffer, sooft der Kopf Schaden nimmt, gleich wie viel, außer wenn das Cockpit im Torso liegt; zwei für eine Explosion im Mech, einen, wenn CASE II sie gehalten hat; weitere durch Stürze und Hitze. Treffer für Treffer würfelt ein Pilot, der bei Bewusstsein ist, mit zwei Würfeln, um es zu bleiben: mit insgesamt 1 Treffer 3 oder mehr, mit 2 Treffern 5, mit 3 Treffern 7, mit 4 Treffern 10, mit 5 Treffern 11. Mit 6 ist er tot. Wem es misslingt, der würfelt für dieses Mal nicht mehr.',
  },
};
