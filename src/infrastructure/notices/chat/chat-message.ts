/** Posts as chat programs take them. What people have named calls nobody there, and is no link. */
import { createHash } from 'node:crypto';
import type { ChatFormat } from '../../../application/notices/chat/model';

export interface ChatPost {
  /** The same at every attempt. */
  readonly id: string;
  readonly kind: string;
  readonly campaign: { readonly id: string; readonly name: string };
  readonly title: string;
  readonly lines: readonly string[];
  /** The place on the page, whole. */
  readonly url: string;
  /** PNG; null: none. */
  readonly picture: Uint8Array | null;
}

export interface ChatBody {
  readonly type: string;
  readonly body: Buffer;
}

/** As Discord bounds them. */
const TITLE_MAX = 256;
const TEXT_MAX = 4_000;
const PICTURE = 'planet.png';

const cut = (text: string, max: number): string => {
  const signs = [...text];
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`;
};

/** Marks of Discord's Markdown stand for themselves. */
const plain = (text: string): string => text.replace(/[\\`*_~|>[\]()#<:@-]/g, (sign) => `\\${sign}`);

/** A sign without width behind what calls people: `@all`, `<!channel>`. */
const calm = (text: string): string => text.replace(/[@<]/g, (sign) => `${sign}\u200b`);

const part = (boundary: string, name: string, type: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; ${name}\r\ncontent-type: ${type}\r\n\r\n`;

const withPicture = (json: Buffer, picture: Uint8Array): ChatBody => {
  // A hash of what is in it stands nowhere in it.
  const boundary = createHash('sha256').update(json).update(picture).digest('hex');
  const body = Buffer.concat([
    Buffer.from(part(boundary, 'name="payload_json"', 'application/json')),
    json,
    Buffer.from(`\r\n${part(boundary, `name="files[0]"; filename="${PICTURE}"`, 'image/png')}`),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
};

const discord = ({ campaign, title, lines, url, picture }: ChatPost): ChatBody => {
  const embed = {
    title: cut(plain(title), TITLE_MAX),
    url,
    ...(lines.length === 0 ? {} : { description: cut(plain(lines.join('\n')), TEXT_MAX) }),
    footer: { text: cut(campaign.name, TITLE_MAX) },
    ...(picture === null ? {} : { image: { url: `attachment://${PICTURE}` } }),
  };
  const json = Buffer.from(JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } }));
  return picture === null ? { type: 'application/json', body: json } : withPicture(json, picture);
};

const generic = ({ id, kind, campaign, title, lines, url }: ChatPost): ChatBody => {
  const said = [`${campaign.name}: ${title}`, ...lines].map(calm);
  const json = {
    id,
    kind,
    campaign: { ...campaign, name: calm(campaign.name) },
    text: [...said, url].join('\n'),
    url,
  };
  return { type: 'application/json', body: Buffer.from(JSON.stringify(json)) };
};

export const chatBody = (format: ChatFormat, post: ChatPost): ChatBody =>
  format === 'discord' ? discord(post) : generic(post);
