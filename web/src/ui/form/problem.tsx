/** What the server refused: in its own words, each line with its rule. */
import { ApiError, isUnreached, type Schemas } from '../../api/client';
import { localText } from '../../text/local-text';
import { words } from '../../text/words';
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

const lineOf = (violation: Schemas['Violation'] | undefined): string | undefined =>
  violation === undefined ? undefined : localText(violation.message, violation.params);

/** What it says may be what one of its lines says. */
const detailOf = ({ detail, violations }: Schemas['Problem']): string =>
  localText(
    detail,
    violations.map(({ params }) => params),
  );

/** One sentence about any failure. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError)
    return error.problem === null
      ? t.failed
      : (lineOf(error.problem.violations[0]) ?? detailOf(error.problem));
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
      {problem === null ? sentenceOf(error) : detailOf(problem)}
      {isSame && only.rule !== null ? (
        <>
          {' '}
          <RuleLink id={only.rule} />
        </>
      ) : null}
      {problem !== null && problem.violations.length > 0 && !isSame ? (
        <ul>
          {problem.violations.map((one, index) => (
            <Line key={`${one.pointer} ${index}`} rule={one.rule} message={lineOf(one) ?? ''} />
          ))}
          {problem.more > 0 ? <li>{t.more(problem.more)}</li> : null}
        </ul>
      ) : null}
    </div>
  );
};
