import { OrderDraft } from './draft';
import type { Drafted, Sending } from '../match-means';
import type { Decision, Offer, Order } from '../shapes';

const ask = (pointer: string, bounds: object | null): Offer['ask'][number] =>
  ({ pointer, title: pointer, token: null, footprint: [], bounds }) as unknown as Offer['ask'][number];
const offerOf = (order: Order, path: object | null = null): Offer =>
  ({
    ...{ decision: 'd', type: 'go', token: 'u', label: 'go', order },
    ask: [ask('/to', { kind: 'number', least: 0, most: 9, step: 1, unit: null }), ask('/path', path)],
    ...{ costs: [], expects: [], odds: null, terms: [], warnings: [], marks: [] },
  }) as unknown as Offer;
const START: Order = { type: 'go', token: 'u', to: 1, path: ['1'] };
const decision = { id: 'd', revision: 4 } as unknown as Decision;

describe('a draft of an order', () => {
  const begun = (
    answer: (sending: Sending, open: string | null) => Promise<Drafted>,
    asked: Decision | undefined = decision,
  ) =>
    new OrderDraft(offerOf(START), {
      ask: answer,
      decision: () => asked,
      isStale: () => false,
      changed: () => undefined,
      stale: () => undefined,
    });

  it('sends what was chosen, and leaves the rest to the server', async () => {
    const sent: [Order, string | null][] = [];
    const draft = begun((sending, open) => {
      sent.push([sending.order, open]);
      return Promise.resolve({ offer: offerOf({ ...START, to: 3, path: ['3'] }), violations: [] });
    });
    await draft.set('/to', 3);
    expect(sent).toEqual([[{ type: 'go', token: 'u', to: 3 }, null]]);
    expect(await draft.settled()).toEqual({
      decision: 'd',
      revision: 4,
      order: { ...START, to: 3, path: ['3'] },
    });
  });

  it('asks one at a time, and the last wish counts', async () => {
    const sent: unknown[] = [];
    const draft = begun(async ({ order }) => {
      sent.push(order['to']);
      await Promise.resolve();
      return { offer: offerOf({ ...START, to: order['to'] }), violations: [] };
    });
    await Promise.all([draft.set('/to', 2), draft.set('/to', 5), draft.set('/to', 7)]);
    expect(sent.at(-1)).toBe(7);
    expect(sent.length).toBeLessThan(3);
    expect(draft.valueAt('/to')).toBe(7);
  });

  it('opens an ask anew when what it depends on has changed', async () => {
    let opened = 0;
    const draft = begun(({ order }, open) => {
      if (open !== null) opened += 1;
      const path = open === null ? null : { kind: 'rank', from: [] };
      return Promise.resolve({ offer: offerOf({ ...START, ...order }, path), violations: [] });
    });
    const [, path] = draft.offer.value.ask;
    if (path === undefined) throw new Error('no ask');
    expect(draft.boundsOf(path)).toBeNull();
    await draft.open('/path');
    await draft.open('/path');
    expect([opened, draft.boundsOf(path)]).toEqual([1, { kind: 'rank', from: [] }]);
    await draft.set('/to', 8);
    expect([opened, draft.boundsOf(path)]).toEqual([2, { kind: 'rank', from: [] }]);
  });

  it('tells what was wrong with the part that was set, and lets go of it', async () => {
    const violation = { code: 'x', rule: null, pointer: '/to', message: 'too far', params: {} };
    const draft = begun(({ order }) =>
      Promise.resolve({
        offer: offerOf(START),
        violations: order['to'] === 9 ? [violation as never] : [],
      }),
    );
    await draft.set('/to', 9);
    expect(draft.violations.value).toHaveLength(1);
    expect(draft.valueAt('/to')).toBe(1);
  });

  it('has nothing to send when its decision has gone', async () => {
    const draft = new OrderDraft(offerOf(START), {
      ask: () => Promise.reject(new Error('not asked')),
      decision: () => undefined,
      isStale: () => false,
      changed: () => undefined,
      stale: () => undefined,
    });
    expect(await draft.settled()).toBeNull();
  });

  it('tells a loss only to who had chosen something', async () => {
    const losses: boolean[] = [];
    const draft = new OrderDraft(offerOf(START), {
      ask: () => Promise.reject(new Error('409')),
      decision: () => decision,
      isStale: () => true,
      changed: () => undefined,
      stale: (isLost) => void losses.push(isLost),
    });
    await draft.open('/path');
    await draft.set('/to', 3);
    expect(losses).toEqual([false, true]);
  });

  describe('and new offers that come meanwhile', () => {
    const PATH = { kind: 'path', places: [] };
    const opening = (order: Order, open: string | null): Drafted => ({
      offer: offerOf({ ...START, ...order }, open === '/path' ? PATH : null),
      violations: [],
    });
    const pathOf = (draft: OrderDraft): unknown => {
      const [, path] = draft.offer.value.ask;
      return path === undefined ? undefined : draft.boundsOf(path);
    };
    const started = (ask: (sending: Sending, open: string | null) => Promise<Drafted>) => {
      const asked = { revision: 4 };
      const draft = new OrderDraft(offerOf(START), {
        ask,
        decision: () => ({ id: 'd', ...asked }) as unknown as Decision,
        isStale: (failed) => failed === 409,
        changed: () => undefined,
        stale: () => undefined,
      });
      return { asked, draft };
    };

    it('opens again what was open, before anything was chosen', async () => {
      const { asked, draft } = started(({ order, revision }, open) =>
        Promise.resolve(opening({ ...order, to: revision === 5 ? 2 : 1 }, open)),
      );
      await draft.open('/path');
      asked.revision = 5;
      await draft.renewFor(offerOf({ ...START, to: 2 }), 5);
      expect([draft.valueAt('/to'), pathOf(draft), draft.touched.value]).toEqual([2, PATH, false]);
    });

    it('takes no answer to what was asked of the old ones', async () => {
      const answers: ((one: Drafted) => void)[] = [];
      const revisions: number[] = [];
      const { asked, draft } = started((sending) => {
        revisions.push(sending.revision);
        return new Promise((answer) => answers.push(answer));
      });
      const opened = draft.open('/path');
      asked.revision = 5;
      const renewed = draft.renewFor(offerOf({ ...START, to: 2 }), 5);
      answers[0]?.({
        offer: offerOf({ ...START, to: 9 }, { kind: 'path', places: ['old'] }),
        violations: [],
      });
      await new Promise((done) => setTimeout(done, 0));
      expect(pathOf(draft)).toBeNull();
      answers[1]?.(opening({ ...START, to: 2 }, '/path'));
      await Promise.all([opened, renewed]);
      expect([revisions, draft.valueAt('/to'), pathOf(draft)]).toEqual([[4, 5], 2, PATH]);
    });

    it('asks anew what the server refused as old, when the new ones are here already', async () => {
      let tries = 0;
      const { asked, draft } = started(({ order }, open) => {
        tries += 1;
        if (tries > 1) return Promise.resolve(opening(order, open));
        asked.revision = 5;
        return Promise.reject(409);
      });
      await draft.open('/path');
      expect([tries, pathOf(draft)]).toEqual([2, PATH]);
    });

    it('keeps what was wrong while the rest is opened', async () => {
      const violation = { code: 'x', rule: null, pointer: '/to', message: 'too far', params: {} };
      const { draft } = started(({ order }, open) =>
        Promise.resolve({
          ...opening({ ...order, to: 1 }, open),
          violations: order['to'] === 9 ? [violation as never] : [],
        }),
      );
      await draft.set('/to', 9);
      await draft.open('/path');
      expect([draft.violations.value.length, pathOf(draft)]).toEqual([1, PATH]);
    });
  });

  it('judges anew before it is sent what could not be judged', async () => {
    let isAway = true;
    const draft = begun(({ order }) =>
      isAway
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve({ offer: offerOf({ ...START, ...order, path: ['3'] }), violations: [] }),
    );
    await draft.set('/to', 3);
    expect(draft.failure.value).toBeInstanceOf(TypeError);
    isAway = false;
    expect((await draft.settled())?.order).toEqual({ ...START, to: 3, path: ['3'] });
    expect(draft.failure.value).toBeNull();
  });

  it('asks once for what the server does not open', async () => {
    let asked = 0;
    const draft = begun(({ order }) => {
      asked += 1;
      return Promise.resolve({ offer: offerOf({ ...START, ...order }), violations: [] });
    });
    await draft.open('/path');
    expect(asked).toBe(1);
  });
});
