/** battle-handed-over (TAC-8): the GM lets another engine fight a battle. Who fights in it and the GM are told. */
import type { BattleId, ForceId } from '../../kernel/ids';
import type { Hex } from '../model/map';
import { defineEvent } from './definition';

export interface BattleHandedOver {
  readonly battle: BattleId;
  readonly hex: Hex;
  readonly engine: string;
  /** Forces that fight in it. */
  readonly forces: readonly ForceId[];
}

export const battleHandedOver = defineEvent<'battle-handed-over', BattleHandedOver>({
  type: 'battle-handed-over',
  version: 1,
  apply: (draft, { battle, engine }) => draft.patch('battles', battle, { engine }),
  tell: ({ battle, hex, engine, forces }, to) =>
    to.kind === 'gm' || (to.kind === 'force' && forces.includes(to.force)) ? { battle, hex, engine } : null,
  text: {
    en: (told) => `The battle in ${String(told['hex'])} is fought with the engine "${String(told['engine'])}" from now on.`,
    de: (told) => `Das Gefecht in ${String(told['hex'])} wird ab jetzt mit der Engine „${String(told['engine'])}“ ausgetragen.`,
  },
});
