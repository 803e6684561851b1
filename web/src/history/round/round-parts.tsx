/** The parts of a round's report: lines, forces, battles, accounts, orders that did not count. */
import type { ComponentChildren } from 'preact';
import { useLive } from '../../campaign/live';
import { number, tons } from '../../text/format';
import { localMessage } from '../../text/local-text';
import { RuleLink } from '../../ui/form/rule-link';
import { SeatMark } from '../../ui/marks/seat-mark';
import { t } from './round-words';
import type { Report } from './use-report';

export const Section = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section class="rr-part">
    <h2 class="sec">{title}</h2>
    {children}
  </section>
);

export const Lines = ({
  lines,
}: {
  readonly lines: readonly { readonly seq: number; readonly text: string; readonly hex?: string | null }[];
}) => (
  <ul class="rr-lines">
    {lines.map(({ seq, text }, index) => (
      <li key={`${seq} ${index}`}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);

const Force = ({ id }: { readonly id: string }) => {
  const live = useLive();
  return (
    <span class="rr-force">
      <SeatMark seat={live.seatOf.value.get(id) ?? 0} label={null} size={16} />
      <bdi>{live.forceName.value.get(id) ?? id}</bdi>
    </span>
  );
};

export const Standing = ({ standing }: Pick<Report, 'standing'>) => (
  <Section title={t.forces}>
    <div class="rr-wide" tabIndex={0} role="region" aria-label={t.forces}>
      <table class="rr-table">
        <thead>
          <tr>
            {[t.force, t.mechs, t.pilots, t.buildings, t.bv, t.stock, t.value, t.lost].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standing.map((one) => (
            <tr key={one.force}>
              <th scope="row">
                <Force id={one.force} /> {one.out ? <span class="tag bad">{t.isOut}</span> : null}
              </th>
              <td>{number(one.mechs)}</td>
              <td>{number(one.pilots)}</td>
              <td>{number(one.buildings)}</td>
              <td>{number(one.bv)}</td>
              <td>{tons(one.tons)}</td>
              <td>{number(one.value)}</td>
              <td>{number(one.lost.mechs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Section>
);

export const Battles = ({ battles: { fought, elsewhere } }: Pick<Report, 'battles'>) => {
  const live = useLive();
  const resultOf = ({ state, result }: Report['battles']['fought'][number]): readonly [string, string] => {
    if (state === 'open') return [t.open, 'tag warn'];
    if (state === 'called-off') return [t.calledOff, 'tag'];
    if (result === null) return ['', ''];
    return result === 'won'
      ? [t.won, 'tag good']
      : result === 'lost'
        ? [t.lostIt, 'tag bad']
        : [t.drawn, 'tag'];
  };
  return (
    <Section title={t.battles}>
      <ul class="rr-battles">
        {fought.map((battle) => {
          const [result, look] = resultOf(battle);
          return (
            <li key={battle.battle}>
              <a href={`/c/${live.id}/b/${battle.battle}`}>{t.battle(battle.hex)}</a>{' '}
              {result === '' ? null : <span class={look}>{result}</span>}
              <ul>
                {battle.sides.map(({ side, forces, lost }) => (
                  <li key={side} class={side === battle.winner ? 'is-winner' : ''}>
                    <b class="num">{side}</b>
                    <span>
                      {forces.map((id) => (
                        <Force key={id} id={id} />
                      ))}
                    </span>
                    <span>{lost.mechs === 0 ? t.none : t.losses(lost.mechs, number(lost.bv))}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {elsewhere.begun + elsewhere.over === 0 ? null : (
        <p class="rr-note">{t.elsewhere(elsewhere.over, elsewhere.begun)}</p>
      )}
    </Section>
  );
};

export const Account = ({
  account,
  named,
}: {
  readonly account: Report['accounts'][number];
  readonly named: boolean;
}) => (
  <div class="rr-account">
    {named ? <Force id={account.force} /> : null}
    <p>
      <span>{t.opening}</span>
      <b class="num">{tons(account.opening)}</b>
    </p>
    {account.groups.map((group) => (
      <details key={group.kind}>
        <summary>
          <span>{group.text}</span>
          <b class="num">{tons(group.amount, true)}</b>
        </summary>
        <ul>
          {group.entries.map(({ seq, cause, amount }, index) => (
            <li key={`${seq} ${index}`}>
              <span>
                {cause.text} <RuleLink id={cause.rule} />
              </span>
              <span class="num">{tons(amount, true)}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
    <p class="rr-sum">
      <span>{t.closing}</span>
      <b class="num">{tons(account.closing)}</b>
    </p>
  </div>
);

export const Dropped = ({ dropped }: Pick<Report, 'dropped'>) => (
  <Section title={t.dropped}>
    <ul class="rr-lines">
      {dropped.map(({ seq, order, text, violations }) => (
        <li key={`${seq} ${order}`}>
          <bdi>{text}</bdi>
          {violations.map((violation) => (
            <span key={`${violation.pointer} ${violation.message}`} class="rr-why">
              {localMessage(violation)} {violation.rule === null ? null : <RuleLink id={violation.rule} />}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </Section>
);
