/** One part of an order that may be changed: by what kind of bounds it has; and what was wrong with it. */
import { Icon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import { useAskTitle } from '../deciding/ask-title';
import { useDeciding } from '../deciding/context';
import type { OrderDraft } from '../deciding/draft';
import type { Ask, Bounds, Violation } from '../shapes';
import { t } from '../words';
import { AssignAsk } from './assign';
import { FacingAsk } from './facing';
import { ForceAsk } from './force';
import { NumberAsk } from './number';
import { OneOfAsk } from './one-of';
import { PathAsk } from './path';
import { PlaceAsk } from './place';
import { RankAsk } from './rank';
import { SomeOfAsk } from './some-of';
import { SplitAsk } from './split';

interface EditorProps {
  readonly bounds: Bounds;
  readonly value: unknown;
  readonly title: string;
  readonly onSet: (value: unknown) => void;
  readonly onUnfinished: () => void;
}

const Editor = ({ bounds, ...rest }: EditorProps) => {
  switch (bounds.kind) {
    case 'one-of':
      return <OneOfAsk bounds={bounds} {...rest} />;
    case 'some-of':
      return <SomeOfAsk bounds={bounds} {...rest} />;
    case 'rank':
      return <RankAsk bounds={bounds} {...rest} />;
    case 'assign':
      return <AssignAsk bounds={bounds} {...rest} />;
    case 'split':
      return <SplitAsk bounds={bounds} {...rest} />;
    case 'number':
      return <NumberAsk bounds={bounds} {...rest} />;
    case 'place':
      return <PlaceAsk bounds={bounds} {...rest} />;
    case 'path':
      return <PathAsk bounds={bounds} {...rest} />;
    case 'facing':
      return <FacingAsk bounds={bounds} {...rest} />;
    case 'force':
      return <ForceAsk bounds={bounds} {...rest} />;
  }
};

export const Wrong = ({ violations }: { readonly violations: readonly Violation[] }) =>
  violations.length === 0 ? null : (
    <div class="problems" role="alert">
      <ul>
        {violations.map(({ rule, message, pointer }) => (
          <li key={`${pointer} ${message}`}>
            {message} {rule === null ? null : <RuleLink id={rule} />}
          </li>
        ))}
      </ul>
    </div>
  );

interface AskEditorProps {
  readonly draft: OrderDraft;
  readonly ask: Ask;
}

/** What the field answers as well: a sheet that is drawn down leaves it out. */
const isOnField = (bounds: Bounds | null): boolean => {
  if (bounds === null) return true;
  if (bounds.kind === 'place' || bounds.kind === 'path')
    return bounds.places.length > 0 || bounds.region !== null;
  return (
    bounds.kind === 'facing' || (bounds.kind === 'one-of' && bounds.from.every(({ token }) => token !== null))
  );
};

/**
 * A place that the server completed was not chosen: from a list that shows it as chosen nobody could choose it,
 * least of all where there is no other.
 */
const shownValue = (draft: OrderDraft, ask: Ask, bounds: Bounds): unknown =>
  bounds.kind === 'place' && bounds.region === null && !draft.touched.value
    ? null
    : draft.valueAt(ask.pointer);

export const AskEditor = ({ draft, ask }: AskEditorProps) => {
  const deciding = useDeciding();
  const bounds = draft.boundsOf(ask);
  const title = useAskTitle(draft)(ask);
  const violations = draft.violations.value.filter(({ pointer }) => pointer === ask.pointer);
  const activate = (): void => {
    deciding.active.value = ask.pointer;
  };
  return (
    <fieldset class={isOnField(bounds) ? 'mt-ask on-field' : 'mt-ask'} onFocusIn={activate}>
      <legend>{title}</legend>
      {bounds === null ? (
        <button
          class="btn"
          disabled={draft.busy.value}
          onClick={() => {
            activate();
            void draft.open(ask.pointer);
          }}
        >
          <Icon name="orders" />
          {draft.busy.value ? t.opening : t.open}
        </button>
      ) : (
        <Editor
          bounds={bounds}
          value={shownValue(draft, ask, bounds)}
          title={title}
          onSet={(value) => {
            draft.finish(ask.pointer);
            void draft.set(ask.pointer, value);
          }}
          onUnfinished={() => draft.leaveOpen(ask.pointer)}
        />
      )}
      <Wrong violations={violations} />
    </fieldset>
  );
};
