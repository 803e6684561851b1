/** Everything that keeps the force from being handed in; each line leads to where it is. */
import { RuleLink } from '../../ui/form/rule-link';
import { useBuilder } from './builder-context';
import { withWanted } from './draft';
import { wantedIn } from './draft-store';
import { t } from './words';

export type Part = 'mechs' | 'pilots' | 'problems';

export const Problems = ({ onShow }: { readonly onShow: (part: Part, pointer: string) => void }) => {
  const { store } = useBuilder();
  const force = store.force.value;
  if (force === null || !store.judged.value) return <p class="empty">{t.judging}</p>;
  if (force.violations.length === 0) return <p class="empty">{t.noProblem}</p>;
  const wanted = wantedIn(force.violations);
  return (
    <>
      <ul class="problem-list">
        {force.violations.map(({ code, pointer, message, rule }) => {
          const [, part, index] = /^\/(mechs|pilots)\/(\d+)/.exec(pointer) ?? [];
          return (
            <li key={code + pointer + message}>
              <div>
                {message} {rule === null ? null : <RuleLink id={rule} />}
              </div>
              {part === 'mechs' || part === 'pilots' ? (
                <button class="btn" onClick={() => onShow(part, `/${part}/${index ?? ''}`)}>
                  {t.show}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {wanted.length === 0 ? null : (
        <button class="btn" onClick={() => store.change(withWanted(store.draft.value, wanted))}>
          {t.setCounts}
        </button>
      )}
    </>
  );
};
