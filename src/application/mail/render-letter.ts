/**
 * The text and the HTML of a letter. Names that people choose stand in it: no line of theirs begins a header,
 * and no sign of theirs is markup.
 */
import { escaped } from '../../kernel/markup';
import type { Letter, LetterPart, RenderedLetter } from './letter';

/** A subject beyond that is cut: some servers refuse longer lines. */
const LONGEST_SUBJECT = 150;
const LINE = 76;

// Ends of lines, control characters, and those that turn the direction of what stands around them.
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line, whatever is in it. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').replace(/ {2,}/g, ' ').trim();

const cut = (text: string): string => {
  const signs = [...text];
  return signs.length <= LONGEST_SUBJECT ? text : `${signs.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
};

/** Only where browsers lead to. */
const address = (url: string): string => {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a mail cannot lead to ${protocol}`);
  return href;
};

const wrapped = (text: string, indent = ''): string => {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > LINE - indent.length) {
      out.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...out, line].join(`\n${indent}`);
};

const textOf = (part: LetterPart): string => {
  switch (part.kind) {
    case 'heading':
      return wrapped(oneLine(part.text).toUpperCase());
    case 'text':
      return wrapped(oneLine(part.text));
    case 'list':
      return part.items.map((item) => `- ${wrapped(oneLine(item), '  ')}`).join('\n');
    case 'link':
      return `${wrapped(oneLine(part.label))}:\n${address(part.url)}`;
  }
};

const htmlOf = (part: LetterPart): string => {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escaped(oneLine(part.text))}</h2>`;
    case 'text':
      return `<p>${escaped(oneLine(part.text))}</p>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${escaped(oneLine(item))}</li>`).join('')}</ul>`;
    case 'link':
      return `<p><a class="go" href="${escaped(address(part.url))}">${escaped(oneLine(part.label))}</a></p>`;
  }
};

/**
 * Without pictures, fonts or anything else that is fetched: nobody learns that the mail was opened. Colours
 * of both kinds of day.
 */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#f4f2ec;color:#1d2226;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:560px;margin:0 auto;overflow-wrap:anywhere}
h1{font-size:20px;line-height:1.3;margin:0 0 16px}h2{font-size:16px;margin:24px 0 8px}p,ul{margin:0 0 16px}ul{padding-left:20px}
a{color:#0b5a78}a.go{display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5a78;color:#fff;text-decoration:none;font-weight:600}
footer{margin-top:32px;padding-top:12px;border-top:1px solid #c9c4b6;color:#5a5f63;font-size:13px}
@media (prefers-color-scheme:dark){body{background:#15191c;color:#e6e3da}a{color:#7cc4e0}a.go{background:#7cc4e0;color:#10212a}footer{border-color:#3a4146;color:#a3a8ab}}`;

export const renderLetter = ({ language, subject, parts, why, unsubscribe }: Letter): RenderedLetter => {
  const title = cut(oneLine(subject));
  const stop = unsubscribe === null ? '' : `\n${oneLine(unsubscribe.label)}: ${address(unsubscribe.url)}`;
  const stopHtml =
    unsubscribe === null
      ? ''
      : ` <a href="${escaped(address(unsubscribe.url))}">${escaped(oneLine(unsubscribe.label))}</a>`;
  const html = [
    `<!doctype html>`,
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>`,
    ...parts.map(htmlOf),
    `<footer>${escaped(oneLine(why))}${stopHtml}</footer></main></body></html>`,
    '',
  ].join('\n');
  // The sign of mails for what follows the text: programs fold it away.
  const text = `${parts.map(textOf).join('\n\n')}\n\n-- \n${wrapped(oneLine(why))}${stop}\n`;
  return { subject: title, text, html };
};
