/**
 * The receipt: every order with its terms, factor by factor, the sums, and the balance, all as the server
 * computed them.
 */
import { useSignal } from '@preact/signals';
import { number } from '../../text/format';
import { plural, words } from '../../text/words';
import { localMessage } from '../../text/local-text';
import { useDesigns } from '../../ui/designs';
import { Icon } from '../../ui/icon';
import { warningsOf } from '../../campaign/remarks';
import { ofWholeSheet, SheetWarnings, WarningLine } from '../../orders/sheet-warnings';
import { RuleLink } from '../../ui/form/rule-link';
import { useItems } from '../names';
import { designsIn, itemsIn, orderName } from './order-name';
import { sourceOf } from './order-source';
import { costOf, receiptLines, type Balance, type ReceiptLine } from './receipt-lines';
import { Terms } from '../offers/terms';
import { useSupply } from '../use-supply';
import './receipt.css';

const t = words(
  {
    cart: 'Cart',
    empty: 'Nothing in the cart yet. What you add is listed here with its price.',
    remove: (name: string) => `Remove ${name}`,
    undo: 'Undo',
    redo: 'Redo',
    opening: 'Opening',
    rounding: 'Rounding to ½ t',
    after: 'After',
    show: 'Show the receipt',
    hide: 'Hide the receipt',
    refused: (count: number) => plural(count, '1 line is refused.', `${count} lines are refused.`),
    rest: 'The rest is saved.',
    before: 'The last saved cart counts.',
    drop: 'Remove what is refused',
  },
  {
    cart: 'Korb',
    empty: 'Noch nichts im Korb. Was du hineinlegst, steht hier mit seinem Preis.',
    remove: (name: string) => `${name} entfernen`,
    undo: 'Zurück',
    redo: 'Wieder',
    opening: 'Anfang',
    rounding: 'Rundung auf ½ t',
    after: 'Danach',
    show: 'Quittung zeigen',
    hide: 'Quittung verbergen',
    refused: (count: number) => plural(count, '1 Zeile ist abgelehnt.', `${count} Zeilen sind abgelehnt.`),
    rest: 'Der Rest ist gespeichert.',
    before: 'Es gilt der zuletzt gespeicherte Korb.',
    drop: 'Abgelehntes entfernen',
  },
);

/** What is got has a plus, what is paid a minus. */
const change = (tons: number): string => `${tons > 0 ? '+' : ''}${number(tons)}`;

const Line = ({ line, index }: { readonly line: ReceiptLine; readonly index: number }) => {
  const supply = useSupply();
  const { order, preview } = line;
  const { text, hex } = orderName(supply.live, order);
  const cost = preview === null ? null : costOf(preview);
  const wrong = preview !== null && preview.violations.length > 0;
  const source = sourceOf(order);
  return (
    <li class={`ln${wrong ? ' bad' : ''}${preview === null ? ' open' : ''}`}>
      <div class="what">
        <b>
          <bdi>{text}</bdi>
          {hex === null ? null : <span class="at"> → {hex}</span>}
        </b>
        {preview === null || wrong ? null : (
          <div class="fx">
            {preview.terms.length > 0 ? (
              <Terms terms={preview.terms} />
            ) : source === null ? null : (
              <>
                {source.text} <RuleLink id={source.rule} />
              </>
            )}
          </div>
        )}
        {preview?.violations.map((violation) => (
          <div class="wrong" key={violation.code}>
            {localMessage(violation)} {violation.rule === null ? null : <RuleLink id={violation.rule} />}
          </div>
        ))}
        {warningsOf(preview).map((warning) => (
          <WarningLine key={warning.code} warning={warning} />
        ))}
      </div>
      <div class="amt">{preview === null ? '…' : cost === null ? '0' : change(-cost)}</div>
      <button class="x" aria-label={t.remove(text)} onClick={() => supply.removeAt(index)}>
        <Icon name="close" size={20} />
      </button>
    </li>
  );
};

export const useReceiptLines = (): readonly ReceiptLine[] => {
  const { sheet } = useSupply().live;
  return receiptLines(sheet.orders.value, sheet.computation.value);
};

export const ReceiptLines = () => {
  const supply = useSupply();
  const lines = useReceiptLines();
  useItems(supply.orders.flatMap(itemsIn));
  useDesigns(
    [...supply.orders.flatMap(designsIn), ...supply.live.myMechs.value.map(({ design }) => design)],
    supply.live.id,
  );
  const refused = lines.filter(({ preview }) => preview !== null && preview.violations.length > 0);
  return (
    <div class="rc">
      {lines.length === 0 ? <p class="empty">{t.empty}</p> : null}
      {refused.length === 0 ? null : (
        <div class="refused" role="alert">
          <span>
            {t.refused(refused.length)} {t[supply.live.sheet.standing.value]}
          </span>
          <button
            class="btn"
            onClick={() =>
              supply.set(lines.filter((line) => !refused.includes(line)).map(({ order }) => order))
            }
          >
            {t.drop}
          </button>
        </div>
      )}
      <ol>
        {lines.map((line, index) => (
          <Line key={`${index} ${JSON.stringify(line.order)}`} line={line} index={index} />
        ))}
      </ol>
      <SheetWarnings live={supply.live} only={ofWholeSheet} />
    </div>
  );
};

export const ReceiptTools = () => {
  const { sheet } = useSupply().live;
  return (
    <div class="rc-tools">
      <button
        class="btn icon quiet"
        aria-label={t.undo}
        disabled={!sheet.canUndo.value}
        onClick={() => sheet.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        class="btn icon quiet"
        aria-label={t.redo}
        disabled={!sheet.canRedo.value}
        onClick={() => sheet.redo()}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
};

export const ReceiptSum = ({ balance }: { readonly balance: Balance }) => (
  <dl class="rc-sum">
    <dt>{t.opening}</dt>
    <dd>{number(balance.now - balance.income.reduce((sum, { tons }) => sum + tons, 0))}</dd>
    {balance.income.map(({ text, tons, rule }) => [
      <dt key={`${rule} ${text}`}>
        {text} <RuleLink id={rule} />
      </dt>,
      <dd key={`${rule} ${text} t`}>{change(tons)}</dd>,
    ])}
    <dt>{t.cart}</dt>
    <dd class="mine">{change(balance.orders)}</dd>
    <dt>
      {t.rounding} <RuleLink id="SUP-7" />
    </dt>
    <dd>{change(balance.rounding)}</dd>
  </dl>
);

/** The line that is always in view. */
export const BalanceBar = ({
  open,
  onTurn,
}: {
  readonly open: boolean;
  readonly onTurn: (() => void) | null;
}) => {
  const { orders, balance } = useSupply();
  if (balance === null) return null;
  const share =
    balance.now <= 0 ? 0 : Math.min(1, Math.max(0, balance.after / Math.max(balance.now, balance.after)));
  const inside = (
    <>
      <span>
        <small>{t.after}</small>
        <span class="big">{number(balance.after)}</span> <small>t</small>
      </span>
      <span class="gauge" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
        <em style={{ left: `${share * 100}%` }} />
      </span>
      <span class="then-side">
        <small>
          {t.cart} · {orders.length}
        </small>
        <span class="then">{change(balance.orders)} t</span>
      </span>
    </>
  );
  return onTurn === null ? (
    <div class="bal">{inside}</div>
  ) : (
    <button class="bal" aria-expanded={open} onClick={onTurn}>
      <span class="vh">{open ? t.hide : t.show}</span>
      {inside}
    </button>
  );
};

/** Below the work on phones. */
export const ReceiptSheet = () => {
  const open = useSignal(false);
  const { balance } = useSupply();
  const turn = (): void => void (open.value = !open.value);
  const { sheet } = useSupply().live;
  const isRefused = sheet.state.value === 'refused';
  return (
    <section
      class={`sheet rc-sheet${open.value ? ' is-open' : ''}${isRefused ? ' is-refused' : ''}`}
      aria-label={t.cart}
    >
      <BalanceBar open={open.value} onTurn={turn} />
      {open.value ? (
        <div class="scroll">
          <ReceiptTools />
          <ReceiptLines />
          {balance === null ? null : <ReceiptSum balance={balance} />}
        </div>
      ) : isRefused ? (
        <div class="peek">
          <ReceiptLines />
        </div>
      ) : null}
    </section>
  );
};

/** Beside the work on desktops. */
export const ReceiptPanel = () => {
  const { balance } = useSupply();
  return (
    <aside class="panel right rc-panel" aria-label={t.cart}>
      <div class="sec">
        <h2>{t.cart}</h2>
        <ReceiptTools />
      </div>
      <div class="scroll">
        <ReceiptLines />
      </div>
      {balance === null ? null : <ReceiptSum balance={balance} />}
      <div class="rc-foot">
        <BalanceBar open onTurn={null} />
      </div>
    </aside>
  );
};
