/** What happened, newest first, with the dice. */
import { useMatch } from '../match-live';
import { Dice } from './dice';
import type { Told } from '../shapes';
import { t } from '../words';

export const ToldLines = ({ told }: { readonly told: readonly Told[] }) =>
  told.length === 0 ? (
    <p class="empty">{t.noneTold}</p>
  ) : (
    <ol class="mt-told">
      {told.map((one) => (
        <li key={one.seq}>
          {one.text}
          <Dice rolls={one.rolls} />
        </li>
      ))}
    </ol>
  );

export const ToldList = ({ most }: { readonly most: number }) => {
  const live = useMatch();
  const told = live.told.value;
  return <ToldLines told={told.slice(-most).reverse()} />;
};
