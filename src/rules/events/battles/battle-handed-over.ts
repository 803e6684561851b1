/** battle-handed-over (TAC-8): the GM lets another engine fight a battle. Who fights in it and the GM are told. */
import type { BattleId, ForceId, ReportId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface BattleHandedOver {
  readonly battle: BattleId;
  readonly hex: Hex;
  readonly engine: string;
  /** Forces that fight in it. */
  readonly forces: readonly ForceId[];
  /** A report that waited and does not any more, since the battle is fought anew, and when it comes due without it; left out: none. */
  readonly setAside?: { readonly report: ReportId; readonly dueAt: Instant | null };
}

export const battleHandedOver = defineEvent<'battle-handed-over', BattleHandedOver>({
  type: 'battle-handed-over',
  apply: (draft, { battle, engine, setAside }) => {
    draft.patch('battles', battle, { engine });
    if (setAside === undefined) return;
    draft.patch('reports', setAside.report, { state: 'superseded' });
    draft.patch('battles', battle, { state: 'open', report: null, dueAt: setAside.dueAt });
  },
  tell: ({ battle, hex, engine, forces, setAside }, to) =>
    mayKnow(to, ...forces) ? { battle, hex, engine, ...(setAside === undefined ? {} : { setAside: setAside.report }) } : null,
  text: {
    en: (told) =>
      `The battle in ${String(told['hex'])} is fought with the engine "${String(told['engine'])}" from now on.` +
      (told['setAside'] === undefined ? '' : ' The report that waited is set aside.'),
    de: (told) =>
      `Das Gefecht in ${String(told['hex'])} wird ab jetzt mit der Engine „${String(told['engine'])}“ ausgetragen.` +
      (told['setAside'] === undefined ? '' : ' Der Bericht, der vorlag, zählt nicht mehr.'),
  },
});
