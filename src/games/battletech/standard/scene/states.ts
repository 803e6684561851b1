/** What is to be seen of a unit at a glance (GAM-7). */
import { type Params, type Token, words } from '../../../shapes';
import { isImmobile, isStunned } from '../fire/gunner';
import type { Sheet } from '../mech/sheet';
import type { Unit } from '../play/model';
import { gaitOf, mountWords } from '../tell/names';
import { isCrippled } from './crippled';

type State = Token['states'][number];

const state = (code: string, good: boolean | null, params: Params = {}): State => ({
  ...words(`bt.state.${code}`, params),
  good,
});

const MOVED = { stand: 'stood', walk: 'walked', run: 'ran', jump: 'jumped' } as const;

const moved = ({ moved: done }: Unit, sheet: Sheet): readonly State[] =>
  done === null
    ? []
    : [
        done.mode === 'stand'
          ? state('stood', null)
          : state(gaitOf(sheet, MOVED[done.mode]), null, { hexes: done.hexes }),
      ];

const hurt = (unit: Unit, sheet: Sheet): readonly State[] => {
  const mech = { ...unit, sheet, hex: unit.hex ?? '' } as Parameters<typeof isImmobile>[0];
  return [
    ...(unit.isProne ? [state('prone', false)] : []),
    ...(unit.isShutDown ? [state('shut-down', false)] : []),
    ...(unit.isConscious ? [] : [state('unconscious', false)]),
    ...(isImmobile(mech) || unit.supportHarm?.isStranded === true ? [state('immobile', false)] : []),
    ...(isStunned(unit) ? [state('stunned', false)] : []),
    ...(isCrippled(mech) ? [state('badly-damaged', false)] : []),
    ...unit.jammed.map((mount) => state('jammed', false, { weapon: mountWords(sheet, mount) })),
  ];
};

export const statesOf = (unit: Unit, sheet: Sheet): readonly State[] => {
  if (unit.left !== null) return [{ ...words('bt.fate.left'), good: false }];
  if (unit.harm.out !== null) return [{ ...words(`bt.out.${unit.harm.out}`), good: false }];
  return [...moved(unit, sheet), ...hurt(unit, sheet)];
};
