/** The list of notices on this device: pages, marks, and answers that come late. */
import type { Notice } from './merge-first';
import { NoticeBox, type NoticePage } from './notice-box';

const notice = (id: number, read = false): Notice => ({
  id: String(id),
  kind: 'nudged',
  urgency: 'soon',
  campaign: null,
  title: `title ${id}`,
  body: '',
  path: '/',
  at: '3025-01-01T00:00:00.000Z',
  read,
});

/** A server with notices 1 to `newest`, three a page. */
const serverWith = (start: number) => {
  const server = { newest: start, read: new Set<string>(), down: false, kept: null as NoticePage | null };
  const box = new NoticeBox(
    {
      read: (after) => {
        if (server.down) return Promise.reject(new TypeError('away'));
        const from = after === null ? server.newest : Number(after) - 1;
        const items: Notice[] = [];
        for (let id = from; id > Math.max(0, from - 3); id -= 1)
          items.push(notice(id, server.read.has(String(id))));
        const last = items.at(-1)?.id ?? '1';
        return Promise.resolve({
          items,
          next: Number(last) > 1 ? last : null,
          unread: server.newest - server.read.size,
        });
      },
      mark: (ids) => {
        if (server.down) return Promise.reject(new TypeError('away'));
        const all = Array.from({ length: server.newest }, (_, index) => String(index + 1));
        for (const id of ids ?? all) server.read.add(id);
        return Promise.resolve({ unread: server.newest - server.read.size });
      },
      keep: (page) => (server.kept = page),
      recall: () => Promise.resolve(server.kept === null ? null : { at: 7, data: server.kept }),
    },
    () => 5,
  );
  return { server, box };
};
const idsOf = (box: NoticeBox): string => (box.list.value?.items ?? []).map(({ id }) => id).join(' ');

it('reads on page by page, and keeps that when new ones come', async () => {
  const { server, box } = serverWith(7);
  await box.load();
  expect([idsOf(box), box.unread.value]).toEqual(['7 6 5', 7]);
  await box.more();
  await box.more();
  await box.more();
  expect([idsOf(box), box.list.value?.next]).toEqual(['7 6 5 4 3 2 1', null]);
  server.newest = 8;
  await box.load();
  expect([idsOf(box), box.unread.value]).toEqual(['8 7 6 5 4 3 2 1', 8]);
  // So many that some are missing between: they are read on from the first page.
  server.newest = 14;
  await box.load();
  expect([idsOf(box), box.list.value?.next]).toEqual(['14 13 12', '12']);
});

it('marks one and all at once, and takes back what the server was not told', async () => {
  const { server, box } = serverWith(3);
  await box.load();
  const marking = box.markRead(['2']);
  expect(box.unread.value).toBe(2);
  await marking;
  expect(box.list.value?.items.map(({ read }) => read)).toEqual([false, true, false]);
  server.down = true;
  const lost = box.markRead(null);
  expect(box.unread.value).toBe(0);
  await expect(lost).rejects.toThrow('away');
  expect(box.list.value?.items.map(({ read }) => read)).toEqual([false, true, false]);
  expect(box.unread.value).toBe(2);
  server.down = false;
  await box.markRead(null);
  expect([box.unread.value, server.kept?.unread]).toEqual([0, 0]);
});

it('a list that was asked for before a mark does not take it back', async () => {
  const { box } = serverWith(2);
  await box.load();
  const loading = box.load();
  const marking = box.markRead(['1']);
  await Promise.all([loading, marking]);
  expect(box.list.value?.items.map(({ read }) => read)).toEqual([false, true]);
});

it('shows what was seen last when the server is away, and says from when it is', async () => {
  const { server, box } = serverWith(2);
  await box.load();
  server.down = true;
  await box.load();
  expect([idsOf(box), box.asOf.value, box.failure.value]).toEqual(['2 1', 5, new TypeError('away')]);
  const { box: later } = ((kept) => {
    const next = serverWith(9);
    next.server.kept = kept;
    return next;
  })(server.kept);
  await later.restore();
  expect([idsOf(later), later.unread.value, later.asOf.value]).toEqual(['2 1', 2, 7]);
});

it('an answer for whoever has left is nobody’s', async () => {
  const { box } = serverWith(2);
  const loading = box.load();
  box.clear();
  await loading;
  expect([box.list.value, box.unread.value]).toEqual([null, 0]);
  await box.load();
  expect(idsOf(box)).toBe('2 1');
});
