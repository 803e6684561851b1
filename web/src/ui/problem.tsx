/** What the server refused: in its own words, each line with its rule. */
import { ApiError, isUnreached, type Schemas } from '../api/client';
import { words } from '../text/words';
import { RuleLink } from './rule-link';

const t = words(
  {
    unreached: 'The server was not reached. Nothing was changed.',
    failed: 'Something went wrong here.',
    more: (count: number) => `and ${count} more`,
  },
  {
    unreached: 'Der Server war nicht erreichbar. Es hat sich nichts geändert.',
    failed: 'Hier ging etwas schief.',
    more: (count: number) => `und ${count} weitere`,
  },
);

/** One sentence about any failure. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError)
    return error.problem?.violations[0]?.message ?? error.problem?.detail ?? t.failed;
  return isUnreached(error) ? t.unreached : t.failed;
};

const Line = ({ rule, message }: Pick<Schemas['Violation'], 'rule' | 'message'>) => (
  <li>
    {message} {rule === null ? null : <RuleLink id={rule} />}
  </li>
);

export const ProblemNote = ({ error }: { readonly error: unknown }) => {
  if (error == null) return null;
  const problem = error instanceof ApiError ? error.problem : null;
  const [only, ...others] = problem?.violations ?? [];
  // Of one thing the summary says the same as its line.
  const isSame =
    only !== undefined && others.length === 0 && problem?.more === 0 && only.message === problem.detail;
  return (
    <div class="problems" role="alert">
      {problem === null ? sentenceOf(error) : problem.detail}
      {isSame && only.rule !== null ? (
        <>
          {' '}
          <RuleLink id={only.rule} />
        </>
      ) : null}
      {problem !== null && problem.violations.length > 0 && !isSame ? (
        <ul>
          {problem.violations.map(({ rule, message, pointer }, index) => (
            <Line key={`${pointer} ${index}`} rule={rule} message={message} />
          ))}
          {problem.more > 0 ? <li>{t.more(problem.more)}</li> : null}
        </ul>
      ) : null}
    </div>
  );
};
