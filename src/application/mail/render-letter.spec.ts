/**
 * Mails say the same as text and as HTML, and nothing that a person is called becomes a header, markup or
 * another direction.
 */
import { accountLetter, type AccountMailFacts } from './account-letters';
import type { Letter } from './letter';
import { oneLine, renderLetter } from './render-letter';

const letter = (change: Partial<Letter> = {}): Letter => ({
  language: 'en',
  subject: 'A call',
  parts: [
    { kind: 'heading', text: 'New Avalon' },
    { kind: 'text', text: 'Planning is open.' },
    { kind: 'list', items: ['Your fight waits', 'You are the last'] },
    { kind: 'link', label: 'Open', url: 'https://war.example.org/c/1?a=1&b=2' },
  ],
  why: 'You chose these mails.',
  unsubscribe: { label: 'No more of them', url: 'https://war.example.org/unsubscribe#token=x' },
  ...change,
});

const visible = (html: string): string =>
  html
    .replace(/^[^]*<body>/, '')
    .replace(/<a[^>]*href="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

it('text and HTML say the same', () => {
  const { text, html, subject } = renderLetter(letter());
  expect(subject).toBe('A call');
  for (const said of [
    'Planning is open.',
    'Your fight waits',
    'You are the last',
    'https://war.example.org/c/1?a=1&b=2',
    '#token=x',
    'You chose',
  ]) {
    expect(text).toContain(said);
    expect(visible(html)).toContain(said);
  }
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('prefers-color-scheme:dark');
  // Nothing is fetched, so nobody learns that it was opened.
  expect(html).not.toMatch(/src=|url\(|@import|<link|<script/);
});

const HOSTILE = [
  'Anna\r\nBcc: everybody@example.org',
  'Anna\u2028Subject: x',
  '<img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">',
  "' onclick='x",
  '&lt;b&gt;',
  'Anna, Ben <ben@example.org>',
  '\u202egro.live',
  '名前 Ünïcode 🦊',
];

it.each(HOSTILE)('a name stays a name: %j', (name) => {
  const { subject, text, html } = renderLetter(
    letter({
      subject: `${name} writes`,
      parts: [
        { kind: 'heading', text: name },
        { kind: 'text', text: name },
        { kind: 'list', items: [name] },
        { kind: 'link', label: name, url: 'https://x.org/' },
      ],
    }),
  );
  expect(subject).toBe(`${oneLine(name)} writes`);
  expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
  expect(text).not.toMatch(/^(Bcc|Subject):/m);
  expect(visible(html)).toContain(oneLine(name));
  // Only the tags of the form itself.
  const tags = [...html.matchAll(/<(\/?[a-z0-9]+)([^>]*)>/g)].map(([, tag]) => tag);
  expect(new Set(tags)).toEqual(
    new Set([
      'html',
      'head',
      'meta',
      'title',
      '/title',
      'style',
      '/style',
      '/head',
      'body',
      'main',
      'h1',
      '/h1',
      'h2',
      '/h2',
      'p',
      '/p',
      'ul',
      'li',
      '/li',
      '/ul',
      'a',
      '/a',
      'footer',
      '/footer',
      '/main',
      '/body',
      '/html',
    ]),
  );
  expect([...html.matchAll(/ on\w+=/g)].filter(({ index }) => /<[^>]*$/.test(html.slice(0, index)))).toEqual(
    [],
  );
});

it('a long subject is cut by signs, never within one', () => {
  const { subject } = renderLetter(letter({ subject: '🦊'.repeat(400) }));
  expect([...subject]).toHaveLength(150);
  expect(subject.endsWith('🦊…')).toBe(true);
});

it('leads to pages only', () => {
  expect(() =>
    renderLetter(letter({ parts: [{ kind: 'link', label: 'x', url: 'javascript:alert(1)' }] })),
  ).toThrow('cannot lead');
});

it('lines of text are short, but for addresses', () => {
  const { text } = renderLetter(letter({ parts: [{ kind: 'text', text: 'word '.repeat(100) }] }));
  for (const line of text.split('\n'))
    if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(76);
});

const AT = '2026-11-25T14:20:00.000Z';
const FACTS: readonly AccountMailFacts[] = [
  { kind: 'confirm', url: 'https://war.example.org/confirm#token=t', expiresAt: AT, changes: false },
  { kind: 'confirm', url: 'https://war.example.org/confirm#token=t', expiresAt: AT, changes: true },
  { kind: 'reset', url: 'https://war.example.org/reset#token=t', expiresAt: AT },
  { kind: 'sign-in', at: AT, device: 'Firefox, Android', accountUrl: 'https://war.example.org/me' },
  { kind: 'sign-in', at: AT, device: null, accountUrl: 'https://war.example.org/me' },
  { kind: 'address-changed', at: AT },
];

it.each(FACTS)('an account’s mail in both languages: %j', (facts) => {
  const [en, de] = (['en', 'de'] as const).map((language) =>
    renderLetter(accountLetter(facts, language, 'https://war.example.org')),
  );
  const said = (one: typeof en): string => one?.text.replace(/\s+/g, ' ') ?? '';
  expect(said(en)).toContain('25 November 2026');
  expect(said(de)).toContain('25. November 2026');
  expect(en?.subject).not.toBe(de?.subject);
  for (const one of [en, de]) expect(said(one)).toContain('https://war.example.org');
});
