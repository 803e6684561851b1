/** What all cards share: a title with its place, figures, the order, details, and what can be done. */
import type { ComponentChildren } from 'preact';
import { useLive } from '../../campaign/live';
import { SeatMark } from '../../ui/marks/seat-mark';
import { seenText, seenTitle, t } from './words';
import './card.css';

export interface Fact {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly warn?: boolean;
}

interface CardProps {
  readonly title: ComponentChildren;
  readonly cap?: ComponentChildren;
  readonly facts?: readonly Fact[];
  readonly order?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

export const Card = ({ title, cap, facts = [], order, children, actions }: CardProps) => (
  <article class="card" tabIndex={-1}>
    <header class="sec card-head">
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {cap === undefined ? null : <span class="cap">{cap}</span>}
    </header>
    {facts.length === 0 ? null : (
      <dl class="card-facts">
        {facts.map(({ name, value, warn = false }) => (
          <div key={name} class={warn ? 'warn' : ''}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {order == null ? null : <div class="card-order">{order}</div>}
    <div class="card-details">{children}</div>
    {actions == null ? null : <footer class="card-actions">{actions}</footer>}
  </article>
);

/** A heading in a card, with how many. */
export const Part = ({
  title,
  count,
  children,
}: {
  readonly title: ComponentChildren;
  readonly count?: number;
  readonly children: ComponentChildren;
}) => (
  <section class="card-part">
    <h3>
      {title}
      {count === undefined ? null : <span class="num">{count}</span>}
    </h3>
    {children}
  </section>
);

/** Leads to a hex, on the screen that is open. */
export const HexLink = ({ hex }: { readonly hex: string }) => (
  <a class="quiet-link num" href={`?hex=${hex}`}>
    {hex}
  </a>
);

/** A force by its mark and name; nobody is said, too. */
export const ForceName = ({ force }: { readonly force: string | null }) => {
  const live = useLive();
  if (force === null) return <span class="card-force">{t.nobody}</span>;
  const seat = live.seatOf.value.get(force);
  const name = live.forceName.value.get(force) ?? '';
  return (
    <span class="card-force">
      {seat === undefined ? null : <SeatMark seat={seat} label={null} size={18} />}
      <bdi>{name}</bdi>
      {force === live.view.value?.force ? <span class="card-you">{t.you}</span> : null}
    </span>
  );
};

/** How old what is shown is; nothing where it is seen now. */
export const Seen = ({
  seen,
}: {
  readonly seen: { readonly round: number; readonly phase: string } | null;
}) =>
  seen === null ? null : (
    <span class="tag" title={seenTitle(seen)}>
      {seenText(seen)}
    </span>
  );

export const Gone = () => <p class="empty">{t.unknown}</p>;
