/** A line that is turned on and off. */
import type { ComponentChildren } from 'preact';

interface TurnProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly set: (isOn: boolean) => void;
}

export const Turn = ({ label, hint, isOn, isBusy = false, set }: TurnProps) => (
  <label class="ns-line">
    <span>
      {label}
      {hint === undefined ? null : <span class="ns-hint">{hint}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      disabled={isBusy}
      onChange={({ currentTarget: { checked } }) => set(checked)}
    />
  </label>
);
