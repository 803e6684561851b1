import type { GameRule } from '../../../../contract';

export const QUAD_LEGS: GameRule = {
  id: 'BT-MOV-2',
  line: {
    en: 'Walking MP of a quad, whose arms are its front legs: one leg destroyed −1, two 1, three or four 0. If any are left, each hit hip of a leg that is not destroyed halves what there is, rounded up, one after the other; then −1 for each hit upper-leg, lower-leg and foot actuator of a leg that is there and whose hip is not hit. Never below 0. A quad walks, runs, turns and jumps as a biped does; it has no sideways step here.',
    de: 'Geh-BP eines Vierbeiners, dessen Arme die Vorderbeine sind: ein Bein zerstört −1, zwei 1, drei oder vier 0. Sind noch welche übrig, halbiert jede getroffene Hüfte eines vorhandenen Beins den Rest, aufgerundet, eine nach der anderen; dann −1 für jeden getroffenen Oberschenkel-, Unterschenkel- und Fußaktivator eines vorhandenen Beins mit heiler Hüfte. Nie unter 0. Ein Vierbeiner geht, rennt, dreht und springt wie ein Zweibeiner; einen Seitschritt hat er hier nicht.',
  },
};
