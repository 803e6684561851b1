/** Posts to chat rooms: what goes out, and what becomes of every answer of the other end. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { NoticeDelivery, WordedNotice } from '../../../application/notices/ways';
import type { CampaignId } from '../../../kernel';
import { WebhookReceiver } from '../../../../test/support/engines/webhook-receiver';
import type { WebhookMeans } from '../../engines/post-webhook';
import { SealedBox } from '../../secrets/sealed-box';
import { openAddress, sealAddress } from './chat-address';
import { ChatWay } from './chat-way';

const vault = new SealedBox(Buffer.alloc(32, 7), 'chat-addresses');
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
const CAMPAIGN = { id: '0198c2f0-6c1e-7a35-9d4e-3f2a1b0c9d8e' as CampaignId, name: 'Winter @everyone' };
const means = (changes: Partial<WebhookMeans> = {}): WebhookMeans => ({
  // Whoever is slow on purpose says so: on a busy machine anybody takes some tenths of a second.
  ...{ allowPrivate: true, timeoutMs: 20_000, resolve: () => Promise.resolve(['127.0.0.1']) },
  ...changes,
});
const way = (changes: Partial<WebhookMeans> = {}) =>
  new ChatWay({
    means: means(changes),
    publicUrl: 'https://war.example.org',
    open: (address) => openAddress(vault, address),
    publicRound: () => Promise.resolve({ lines: ['2 battles.'], picture: PICTURE }),
  });
const notice: WordedNotice = {
  ...{ id: 'n-1', kind: 'waiting-for', urgency: 'soon', campaign: CAMPAIGN, path: `/c/${CAMPAIGN.id}` },
  ...{ title: 'Waiting for [Wolves](https://evil.example) and @here', body: 'Planning ends at *noon*.' },
};
const delivery = (
  url: string,
  format: 'discord' | 'generic' = 'discord',
  changes: Partial<WordedNotice> = {},
): NoticeDelivery => ({
  ...{ key: 'n-1.e-1', attempt: 1, user: null, language: 'en', zone: 'UTC' },
  endpoint: { id: 'e-1', address: sealAddress(vault, { format, url }) },
  notices: [{ ...notice, ...changes }],
});

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(() => receiver.stop());

it('Discord gets an embed in which names are no links, and which calls nobody', async () => {
  expect(await way().send(delivery(receiver.url))).toEqual({ end: 'sent' });
  const [post] = receiver.received;
  expect(post?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(post?.body))).toEqual({
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: String.raw`Waiting for \[Wolves\]\(https\://evil.example\) and \@here`,
        description: String.raw`Planning ends at \*noon\*.`,
        url: `https://war.example.org/c/${CAMPAIGN.id}`,
        footer: { text: 'Winter @everyone' },
      },
    ],
  });
});

it('ROUND-6 of a round Discord gets the picture, as a file beside the message', async () => {
  await way().send(
    delivery(receiver.url, 'discord', { kind: 'round-over', title: 'Round 2 is over', body: '', round: 2 }),
  );
  const [post] = receiver.received;
  const type = String(post?.headers['content-type']);
  const form = await new Response(new Uint8Array(post?.body ?? []), {
    headers: { 'content-type': type },
  }).formData();
  const message = JSON.parse(form.get('payload_json') as string) as {
    embeds: { description: string; image: { url: string } }[];
  };
  expect(message.embeds[0]).toMatchObject({
    description: '2 battles.',
    image: { url: 'attachment://planet.png' },
  });
  const file = form.get('files[0]') as File;
  expect([file.name, file.type]).toEqual(['planet.png', 'image/png']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PICTURE);
});

it('other programs get JSON with a text and the place on the page', async () => {
  await way().send(delivery(receiver.url, 'generic'));
  expect(JSON.parse(String(receiver.received[0]?.body))).toEqual({
    id: 'n-1.e-1',
    kind: 'waiting-for',
    campaign: { id: CAMPAIGN.id, name: 'Winter @\u200beveryone' },
    text: [
      'Winter @\u200beveryone: Waiting for [Wolves](https://evil.example) and @\u200bhere',
      'Planning ends at *noon*.',
      `https://war.example.org/c/${CAMPAIGN.id}`,
    ].join('\n'),
    url: `https://war.example.org/c/${CAMPAIGN.id}`,
  });
});

it.each([
  [200, { end: 'sent' }],
  [302, { end: 'never', error: 'answered-302' }],
  [400, { end: 'never', error: 'answered-400' }],
  [403, { end: 'never', error: 'answered-403' }],
  [404, { end: 'gone', error: 'answered-404' }],
  [410, { end: 'gone', error: 'answered-410' }],
  [500, { end: 'again', error: 'answered-500' }],
  [503, { end: 'again', error: 'answered-503' }],
])('an answer of %s', async (status, end) => {
  receiver.answers.push(status);
  expect(await way().send(delivery(receiver.url))).toEqual(end);
  // A redirect leads nowhere.
  expect(receiver.received).toHaveLength(1);
});

it('429 waits as long as it is asked to', async () => {
  receiver.answers.push({ status: 429, headers: { 'retry-after': '12.3' } });
  expect(await way().send(delivery(receiver.url))).toEqual({
    end: 'again',
    error: 'answered-429',
    afterSeconds: 13,
  });
  receiver.answers.push({
    status: 429,
    headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
  });
  const at = (await way().send(delivery(receiver.url))) as { afterSeconds: number };
  expect(at.afterSeconds).toBeGreaterThan(50);
  expect(at.afterSeconds).toBeLessThanOrEqual(60);
  receiver.answers.push({ status: 429, headers: { 'retry-after': 'soon' } });
  expect(await way().send(delivery(receiver.url))).toEqual({ end: 'again', error: 'answered-429' });
});

/** A server that speaks no HTTP, or not for long. */
const speaking = async (words: string): Promise<{ url: string; stop: () => void }> => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(words, () => socket.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
};

it('what comes behind a 200 is not read, and noise is no answer', async () => {
  const garbage = await speaking('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\0\0');
  expect(await way().send(delivery(garbage.url))).toEqual({ end: 'sent' });
  garbage.stop();
  const noise = await speaking('\0\u0001 no http');
  expect(await way().send(delivery(noise.url))).toEqual({ end: 'again', error: 'unreachable' });
  noise.stop();
});

it('who is slow, dead, or leads inside is dealt with', async () => {
  receiver.answers.push('silence');
  expect(await way({ timeoutMs: 300 }).send(delivery(receiver.url))).toEqual({
    end: 'again',
    error: 'too-slow',
  });
  const dead = await speaking('');
  dead.stop();
  expect(await way().send(delivery(dead.url))).toEqual({ end: 'again', error: 'unreachable' });
  const guarded = way({ allowPrivate: false });
  expect(await guarded.send(delivery('http://chat.example.org/'))).toEqual({ end: 'gone', error: 'bad-url' });
  expect(await guarded.send(delivery('https://chat.example.org/'))).toEqual({
    end: 'never',
    error: 'not-public',
  });
  expect(await guarded.send(delivery('https://169.254.169.254/'))).toEqual({
    end: 'never',
    error: 'not-public',
  });
});

it('an address that was not sealed here is given up', async () => {
  const other = new SealedBox(Buffer.alloc(32, 8), 'chat-addresses');
  const sealed = sealAddress(other, { format: 'discord', url: receiver.url });
  expect(await way().send({ ...delivery(receiver.url), endpoint: { id: 'e', address: sealed } })).toEqual({
    end: 'gone',
    error: 'bad-url',
  });
  expect(sealed).not.toContain('127.0.0.1');
  expect(receiver.received).toEqual([]);
});

it('a test says why it failed', async () => {
  const chat = { format: 'discord', url: receiver.url, language: 'de', zone: 'UTC' } as const;
  expect(await way().test(CAMPAIGN, chat)).toBeNull();
  expect(String(receiver.received[0]?.body)).toContain('Dieser Chatraum ist verbunden');
  receiver.answers.push(404);
  expect(await way().test(CAMPAIGN, chat)).toEqual({ reason: 'answered', status: 404 });
});
