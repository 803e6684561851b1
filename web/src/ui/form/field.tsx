/** A labelled input of a form, with what is wrong with it below. */
import { useId } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';

type FieldProps = JSX.IntrinsicElements['input'] & {
  readonly label: string;
  readonly name: string;
  readonly hint?: ComponentChildren;
  readonly wrong?: string | null;
};

export const Field = ({ label, hint, wrong, ...input }: FieldProps) => {
  const id = useId();
  const told = [hint === undefined ? null : `${id}-hint`, wrong == null ? null : `${id}-wrong`]
    .filter((one) => one !== null)
    .join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...input}
        {...(told === '' ? {} : { 'aria-describedby': told })}
        aria-invalid={wrong != null}
      />
      {hint === undefined ? null : (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {wrong == null ? null : (
        <span class="wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
    </div>
  );
};
