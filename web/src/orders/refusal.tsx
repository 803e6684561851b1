/**
 * Why the server did not take the orders: each reason with its rule, and the mech that it is about one tap
 * away.
 */
import { words } from '../text/words';
import { localMessage } from '../text/local-text';
import { Icon } from '../ui/icon';
import { RuleLink } from '../ui/form/rule-link';
import { isMovement, mechsOf } from './movement/movement';
import type { Planning } from './planning-state';

const t = words(
  {
    refused: 'Not saved: the orders that were saved before count.',
    rest: 'Refused. All other orders are saved.',
    undo: 'Undo',
    show: (mech: string) => `Show ${mech}`,
  },
  {
    refused: 'Nicht gespeichert: Es gelten die zuletzt gespeicherten Befehle.',
    rest: 'Abgelehnt. Alle anderen Befehle sind gespeichert.',
    undo: 'Zurück',
    show: (mech: string) => `${mech} zeigen`,
  },
);

/** `/orders/3/path/0` → 3. */
const placeIn = (pointer: string): number => Number(/^\/orders\/(\d+)/.exec(pointer)?.[1] ?? -1);

/** The mech that a violation's pointer leads to. */
function mechAt(planning: Planning, pointer: string): string | null {
  const order = planning.desk.live.sheet.orders.value[placeIn(pointer)];
  return order === undefined || !isMovement(order) ? null : (mechsOf(order)[0] ?? null);
}

/** The mechs whose orders were refused. */
export function refusedMechs(planning: Planning): ReadonlySet<string> {
  const { sheet } = planning.desk.live;
  if (sheet.state.value !== 'refused') return new Set();
  return new Set(
    (sheet.problem.value?.problem?.violations ?? []).flatMap(
      ({ pointer }) => mechAt(planning, pointer) ?? [],
    ),
  );
}

export const Refusal = ({ planning }: { readonly planning: Planning }) => {
  const { sheet } = planning.desk.live;
  const problem = sheet.state.value === 'refused' ? (sheet.problem.value?.problem ?? null) : null;
  if (problem === null) return null;
  return (
    <div class="problems" role="alert">
      {sheet.standing.value === 'rest' ? t.rest : t.refused}
      <ul>
        {problem.violations.map((violation) => {
          const { message, rule, pointer } = violation;
          const mech = mechAt(planning, pointer);
          const name = planning.mechs.value.find(({ id }) => id === mech)?.name;
          return (
            <li key={pointer + message}>
              {localMessage(violation)} {rule === null ? null : <RuleLink id={rule} />}
              {mech === null || name === undefined || mech === planning.mech.value?.id ? null : (
                <button class="btn quiet" onClick={() => planning.desk.select({ mech })}>
                  <bdi>{t.show(name)}</bdi>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {planning.canUndo.value ? (
        <button class="btn line" onClick={() => planning.undo()}>
          <Icon name="undo" size={18} /> {t.undo}
        </button>
      ) : null}
    </div>
  );
};
