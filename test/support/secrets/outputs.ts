/**
 * What can reach a player out of a state and out of the close of a phase, as bytes: the outputs of the
 * server, each replaceable by a leaking one.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import type { ForceId, UserId } from '../../../src/kernel/ids';
import {
  battlesOf,
  closePhase,
  factsOf,
  knowledgeOf,
  noticesCalled,
  optionsOf,
  orderSheetOf,
  parseOrders,
  postsCalled,
  previewSheet,
  rulesetOf,
  tellOf,
  viewOf,
  wordPost,
  type Audience,
  type CampaignEvent,
  type CampaignState,
  type Knowledge,
  type Order,
} from '../../../src/rules';
import { NOW, resolutionOf } from '../../../src/rules/testing/world';

export const P = 'A' as ForceId;
export const AUDIENCE: Audience = { kind: 'force', force: P };
export const catalog = bundledCatalog();
export const rulesOf = ({ campaign }: CampaignState) => rulesetOf(campaign.ruleset);

/** What reaches a player, each part replaceable by a leaking one. */
export interface Outputs {
  readonly view: (state: CampaignState, knowledge: Knowledge) => object;
  readonly options: (state: CampaignState, knowledge: Knowledge) => object;
  readonly sheet: (state: CampaignState, knowledge: Knowledge, orders: readonly Order[]) => object;
  readonly battles: (state: CampaignState, knowledge: Knowledge) => object;
  readonly tell: (event: CampaignEvent) => object | null;
  /** What a command calls the player for, from what it told them. */
  readonly notices: (
    told: readonly ToldEvent[],
    events: readonly CampaignEvent[],
    after: CampaignState,
  ) => object;
  /** What a command posts to the chat room of the campaign, in its words. */
  readonly posts: (events: readonly CampaignEvent[], after: CampaignState) => object;
}

export interface ToldEvent {
  readonly type: CampaignEvent['type'];
  readonly data: object;
}

const USER = 'player' as UserId;
/** The notices of these events for one player. */
export const noticesOf = (told: readonly ToldEvent[], after: CampaignState): readonly object[] =>
  noticesCalled([{ to: AUDIENCE, told }], factsOf(after, NOW), () => ({ before: [USER], after: [USER] }));

/** Whoever reads them may be anybody: they are made from what observers are told. */
export const postsOf = (events: readonly CampaignEvent[], after: CampaignState): readonly object[] => {
  const open = events.flatMap((event) => {
    const data = tellOf(event, { kind: 'observer' });
    return data === null ? [] : [{ type: event.type, data }];
  });
  const facts = factsOf(after, NOW);
  return postsCalled(open, 1, facts).map((post) => ({
    ...post,
    words: wordPost(post, facts, 'en', 'UTC', '/'),
  }));
};

export const OUTPUTS: Outputs = {
  view: (_, knowledge) => viewOf(knowledge, catalog, { seq: 7, ready: {} }),
  options: (state, knowledge) => optionsOf(rulesOf(state), catalog, knowledge),
  sheet: (state, knowledge, orders) => ({
    ...orderSheetOf(rulesOf(state), catalog, knowledge, { orders, savedAt: null, ready: false }),
    refusal: previewSheet(rulesOf(state), catalog, knowledge, orders).violations,
  }),
  battles: (_, knowledge) => battlesOf(knowledge),
  tell: (event) => tellOf(event, AUDIENCE),
  notices: (told, _events, after) => noticesOf(told, after),
  posts: postsOf,
};

export const ordersOf = (state: CampaignState, sent: readonly object[]): readonly Order[] => {
  const parsed = parseOrders(rulesOf(state), sent);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** All that the player can get out of the server at this moment. */
export const reaching = (
  outputs: Outputs,
  state: CampaignState,
  sheets: readonly (readonly Order[])[],
): readonly string[] => {
  const knowledge = knowledgeOf(state, catalog, AUDIENCE);
  return [
    `view ${canonicalJson(outputs.view(state, knowledge))}`,
    `options ${canonicalJson(outputs.options(state, knowledge))}`,
    `battles ${canonicalJson(outputs.battles(state, knowledge))}`,
    ...sheets.map((orders) => `sheet ${canonicalJson(outputs.sheet(state, knowledge, orders))}`),
  ];
};

export const firstDifference = (one: readonly string[], other: readonly string[]): string | null => {
  const index = one.findIndex((text, at) => text !== other[at]);
  if (index < 0)
    return one.length === other.length ? null : `${one.length} against ${other.length} things told`;
  const [a, b] = [one[index] ?? '', other[index] ?? ''];
  const at = [...a].findIndex((char, position) => char !== b[position]);
  return `${a.slice(Math.max(0, at - 120), at + 120)}\n  against\n${b.slice(Math.max(0, at - 120), at + 120)}`;
};

/** What they are told of events, and called for by them. */
export const told = (
  outputs: Outputs,
  events: readonly CampaignEvent[],
  after: CampaignState,
): readonly string[] => {
  const heard = events.flatMap((event): readonly ToldEvent[] => {
    const data = outputs.tell(event);
    return data === null ? [] : [{ type: event.type, data }];
  });
  return [
    ...heard.map(({ data }) => canonicalJson(data)),
    `notices ${canonicalJson(outputs.notices(heard, events, after))}`,
    `posts ${canonicalJson(outputs.posts(events, after))}`,
  ];
};

/** All that they are told of the close of a phase, and all that reaches them after it. */
export const outcome = (
  outputs: Outputs,
  state: CampaignState,
  sheets: ReadonlyMap<ForceId, readonly Order[]>,
): { readonly texts: readonly string[]; readonly after: CampaignState } => {
  const resolution = resolutionOf(state, { ruleset: rulesOf(state) });
  closePhase(resolution, sheets);
  const after = resolution.state.finish();
  return { texts: [...told(outputs, resolution.events, after), ...reaching(outputs, after, [])], after };
};
