/** What is wrong with a part of a form, below it. */
import type { Schemas } from '../api/client';

export const Wrong = ({ wrong }: { readonly wrong: readonly Schemas['Violation'][] }) =>
  wrong.length === 0 ? null : (
    <span class="wrong" role="alert">
      {wrong.map(({ message }) => message).join(' ')}
    </span>
  );
