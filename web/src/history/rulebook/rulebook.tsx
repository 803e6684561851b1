/** The rulebook: chapters, each rule with an address of its own, and a search over all of it. */
import { useSignal } from '@preact/signals';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { user } from '../../api/session';
import { cameFrom } from '../../campaign/came-from';
import { keep, recall } from '../../campaign/kept';
import { language } from '../../text/language';
import { plural, words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { TheRound } from '../../ui/the-round';
import { useTitle } from '../../ui/device/title';
import { findRules, piecesOf, plain, wordsOf } from './find-rules';
import './rulebook.css';

const t = words(
  {
    title: 'The rules',
    campaigns: 'My campaigns',
    first: 'First page',
    short: 'In short: what happens in a round',
    find: 'Find in the rules',
    chapters: 'Chapters',
    found: (count: number) => plural(count, '1 rule', `${count} rules`),
    none: 'No rule has all these words. Try fewer words, or only the beginning of one.',
    ruling: 'Decided',
    options: 'Set by',
    link: (id: string) => `Link to ${id}`,
    unknown: (id: string) => `There is no rule ${id}. Here are all.`,
  },
  {
    title: 'Die Regeln',
    campaigns: 'Meine Kampagnen',
    first: 'Erste Seite',
    short: 'Kurz: Was in einer Runde geschieht',
    find: 'In den Regeln suchen',
    chapters: 'Kapitel',
    found: (count: number) => plural(count, '1 Regel', `${count} Regeln`),
    none: 'Keine Regel enthält alle diese Wörter. Nimm weniger Wörter oder nur den Anfang von einem.',
    ruling: 'Entschieden',
    options: 'Einstellbar durch',
    link: (id: string) => `Link auf ${id}`,
    unknown: (id: string) => `Eine Regel ${id} gibt es nicht. Hier sind alle.`,
  },
);

type Book = Schemas['Rulebook'];
type Rule = Schemas['Rule'];

interface TextProps {
  readonly text: string;
  readonly isRule: (id: string) => boolean;
  readonly sought: readonly string[];
}

/**
 * The first place of each word that is sought, marked. Folding keeps lengths but for accents, where the mark
 * may sit a letter off: then none is set.
 */
const Marked = ({ text, sought }: { readonly text: string; readonly sought: readonly string[] }) => {
  const folded = plain(text);
  const at =
    folded.length === text.length
      ? sought.map((word) => [folded.indexOf(word), word.length] as const).find(([from]) => from >= 0)
      : undefined;
  if (at === undefined) return <>{text}</>;
  const [from, length] = at;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, from + length)}</mark>
      <Marked text={text.slice(from + length)} sought={sought} />
    </>
  );
};

const Text = ({ text, isRule, sought }: TextProps) => (
  <p>
    {piecesOf(text, isRule).map((piece, index) =>
      piece.kind === 'text' ? (
        <Marked key={index} text={piece.text} sought={sought} />
      ) : piece.kind === 'code' ? (
        <code key={index}>{piece.text}</code>
      ) : (
        <a key={index} class="rule" href={`/rules/${piece.text}`}>
          {piece.text}
        </a>
      ),
    )}
  </p>
);

interface EntryProps {
  readonly rule: Rule;
  readonly chosen: boolean;
  readonly isRule: (id: string) => boolean;
  readonly sought: readonly string[];
}

const Entry = ({ rule, chosen, isRule, sought }: EntryProps) => (
  <article
    id={rule.id}
    class={chosen ? 'rl is-chosen' : 'rl'}
    tabIndex={-1}
    aria-labelledby={`${rule.id}-title`}
  >
    <h3 id={`${rule.id}-title`}>
      <a href={`/rules/${rule.id}`} aria-label={t.link(rule.id)}>
        {rule.id}
      </a>
      <Marked text={rule.title} sought={sought} />
    </h3>
    <p class="rl-line">
      <Marked text={rule.line} sought={sought} />
    </p>
    {rule.text.map((text, index) => (
      <Text key={index} text={text} isRule={isRule} sought={sought} />
    ))}
    {rule.rulings.length === 0 ? null : (
      <div class="rl-ruling">
        <span class="cap">{t.ruling}</span>
        {rule.rulings.map((text, index) => (
          <Text key={index} text={text} isRule={isRule} sought={sought} />
        ))}
      </div>
    )}
    {rule.options.length === 0 ? null : (
      <p class="rl-set">
        {t.options}:{' '}
        {rule.options.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    )}
  </article>
);

/** The book in the reader's language: as it was kept, then as the server has it. */
function useBook(): { readonly book: Book | null; readonly failed: unknown } {
  const book = useSignal<Book | null>(null);
  const failed = useSignal<unknown>(null);
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    void (async () => {
      const kept = await recall<Book>('seen', `rules/${spoken}`);
      if (current && kept !== null && book.value?.language !== spoken) book.value = kept.data;
      try {
        const read = await ok(api.GET('/v1/rules', {}));
        if (!current) return;
        book.value = read;
        failed.value = null;
        void keep('seen', `rules/${spoken}`, read);
      } catch (error) {
        if (current && book.value === null) failed.value = error;
      }
    })();
    return () => {
      current = false;
    };
  }, [spoken]);
  return { book: book.value, failed: failed.value };
}

const Chapters = ({
  chapters,
  isRule,
  sought,
  chosen,
}: { readonly chapters: readonly Schemas['RuleChapter'][] } & Pick<EntryProps, 'isRule' | 'sought'> & {
    readonly chosen: string;
  }) => (
  <>
    {chapters.map((chapter) => (
      <section key={chapter.id} id={chapter.id} class="rl-chapter" aria-labelledby={`${chapter.id}-head`}>
        <h2 id={`${chapter.id}-head`} class="sec">
          {chapter.title}
        </h2>
        {chapter.intro.map((text, index) => (
          <Text key={index} text={text} isRule={isRule} sought={sought} />
        ))}
        {chapter.rules.map((rule) => (
          <Entry key={rule.id} rule={rule} chosen={rule.id === chosen} isRule={isRule} sought={sought} />
        ))}
      </section>
    ))}
  </>
);

export const Rulebook = () => {
  const { params } = useRoute();
  const { query, path, route } = useLocation();
  const { book, failed } = useBook();
  const asked = (params['rule'] ?? '').toUpperCase();
  const question = query['q'] ?? '';
  const ids = useMemo(
    () => new Set(book?.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)) ?? []),
    [book],
  );
  const isRule = (id: string): boolean => ids.has(id);
  const found = useMemo(() => (book === null ? [] : findRules(book.chapters, question)), [book, question]);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const rule = book?.chapters.flatMap(({ rules }) => rules).find(({ id }) => id === asked);
  useTitle(rule === undefined ? t.title : `${rule.id} ${rule.title}`);
  const shown = question === '' && rule !== undefined;
  useEffect(() => {
    if (!shown) return;
    const element = document.getElementById(asked);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [asked, shown, book]);
  // Chapters are places in this page, not addresses of screens: then back stays back.
  const go = (id: string) => (event: Event) => {
    event.preventDefault();
    const head = document.getElementById(id);
    head?.scrollIntoView({ block: 'start' });
    head?.querySelector('h2')?.setAttribute('tabindex', '-1');
    head?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <main class="rulebook">
      <div class="rl-side">
        <a class="rl-home" href={cameFrom.value?.href ?? '/'}>
          <Icon name="back" size={18} />
          {cameFrom.value === null ? (
            user.value === null ? (
              t.first
            ) : (
              t.campaigns
            )
          ) : (
            <bdi>{cameFrom.value.name}</bdi>
          )}
        </a>
        <h1>{t.title}</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label class="vh" for="rules-search">
            {t.find}
          </label>
          <input
            id="rules-search"
            class="input"
            type="search"
            placeholder={t.find}
            value={question}
            onInput={(event) => {
              const next = event.currentTarget.value;
              route(next === '' ? path : `/rules?q=${encodeURIComponent(next)}`, true);
            }}
          />
        </form>
        <p class="rl-count" role="status">
          {question === '' || book === null ? '' : t.found(count)}
        </p>
        <nav class="rl-nav" aria-label={t.chapters}>
          {found.map(({ id, title }) => (
            <a key={id} href={`#${id}`} onClick={go(id)}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      <div class="rl-text">
        <ProblemNote error={failed} />
        {book !== null && asked !== '' && rule === undefined ? <p class="wrn">{t.unknown(asked)}</p> : null}
        {book !== null && found.length === 0 ? <p class="empty">{t.none}</p> : null}
        {question === '' ? (
          <details class="rl-short" open={asked === ''}>
            <summary>{t.short}</summary>
            <TheRound now={null} />
          </details>
        ) : null}
        <Chapters chapters={found} isRule={isRule} sought={wordsOf(question)} chosen={asked} />
      </div>
    </main>
  );
};
