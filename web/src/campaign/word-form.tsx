/**
 * Ready by oneself (ROUND-3): where there is nothing to order, or in named phases; and what that lets the
 * others know.
 */
import { useEffect, useMemo } from 'preact/hooks';
import { useLive } from './live';
import { WordStore, type Word } from './sheet/standing-word';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { ProblemNote } from '../ui/form/problem';
import { RuleLink } from '../ui/form/rule-link';

const t = words(
  {
    title: 'Ready by myself',
    nothing: 'Whenever I have nothing to order',
    always: 'Always in these phases',
    attacks: 'Combat: attacks',
    discloses: 'All see at once that you are ready, and may conclude that you had nothing to order.',
    counts:
      'It counts in rounds in which somebody has saved orders or tapped Ready. In a phase in which you save orders, or tap Ready, it does not count: you say yourself when you are ready.',
    saved: 'Saved',
    reading: 'Reading …',
  },
  {
    title: 'Von selbst bereit',
    nothing: 'Immer, wenn ich nichts zu befehlen habe',
    always: 'Immer in diesen Phasen',
    attacks: 'Kampf: Angriffe',
    discloses:
      'Alle sehen sofort, dass du bereit bist, und können daraus schließen, dass du nichts zu befehlen hattest.',
    counts:
      'Es zählt in Runden, in denen jemand Befehle gespeichert oder auf „Bereit“ getippt hat. In einer Phase, in der du Befehle speicherst oder auf „Bereit“ tippst, zählt es nicht: Du sagst selbst, wann du bereit bist.',
    saved: 'Gespeichert',
    reading: 'Wird gelesen …',
  },
);

type Named = Word['readyIn'][number];
const NAMED: readonly Named[] = ['preparation', 'planning', 'movement', 'combat', 'supply'];

const turned = ({ readyIn }: Word, phase: Named): Named[] =>
  NAMED.filter((one) => readyIn.includes(one) !== (one === phase));

const Ticks = ({ word, set }: { readonly word: Word; readonly set: (word: Word) => void }) => (
  <>
    <label class="word-tick">
      <input
        type="checkbox"
        checked={word.readyWhenNothingToOrder}
        onChange={(event) => set({ ...word, readyWhenNothingToOrder: event.currentTarget.checked })}
      />
      {t.nothing}
    </label>
    <fieldset class="word-phases">
      <legend class="cap">{t.always}</legend>
      {NAMED.map((phase) => (
        <label class="word-tick" key={phase}>
          <input
            type="checkbox"
            checked={word.readyIn.includes(phase)}
            onChange={() => set({ ...word, readyIn: turned(word, phase) })}
          />
          {phase === 'combat' ? t.attacks : phases[phase]}
        </label>
      ))}
    </fieldset>
  </>
);

export const WordForm = () => {
  const live = useLive();
  const store = useMemo(() => new WordStore(live.id, () => void live.refresh()), [live]);
  useEffect(() => void store.read(), [store]);
  const word = store.word.value;
  return (
    <section class="word-form" aria-label={t.title}>
      <h3>
        {t.title} <RuleLink id="ROUND-3" />
      </h3>
      {word === null ? (
        store.error.value === null ? (
          <p>{t.reading}</p>
        ) : null
      ) : (
        <Ticks word={word} set={(next) => void store.change(next)} />
      )}
      <p>{t.discloses}</p>
      <p class="hint">{t.counts}</p>
      <p class="word-saved" role="status">
        {store.saved.value ? t.saved : ''}
      </p>
      <ProblemNote error={store.error.value} />
    </section>
  );
};
