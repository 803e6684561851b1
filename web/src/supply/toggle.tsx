/** One thing that is in the cart or not, with what it costs or why it cannot be. */
import type { ComponentChildren } from 'preact';
import { RuleLink } from '../ui/form/rule-link';
import { Icon } from '../ui/icon';

export interface Reason {
  readonly message: string;
  readonly rule: string | null;
}

interface ToggleProps {
  readonly label: string;
  readonly note?: ComponentChildren;
  readonly checked: boolean;
  readonly onTurn: () => void;
  /** Why it is not open; null: it is. */
  readonly reason?: Reason | null;
  readonly children?: ComponentChildren;
}

export const ReasonNote = ({ message, rule }: Reason) => (
  <span class="note">
    {message} {rule === null ? null : <RuleLink id={rule} />}
  </span>
);

export const Toggle = ({ label, note, checked, onTurn, reason = null, children }: ToggleProps) => (
  <div class="fix-row">
    <span>
      <b>
        <bdi>{label}</bdi>
      </b>
      {note === undefined ? null : <span class="note">{note}</span>}
      {reason === null || checked ? null : <ReasonNote {...reason} />}
      {children}
    </span>
    {reason !== null && !checked ? null : (
      <button
        type="button"
        class="tog"
        role="checkbox"
        aria-checked={checked}
        aria-label={label}
        onClick={onTurn}
      >
        <i>
          <Icon name="check" size={20} />
        </i>
      </button>
    )}
  </div>
);
