/**
 * Standing words (ROUND-3): what players have said once, ready for whom it holds, in rounds in which somebody
 * has acted.
 */
import type { ForceId } from '../../../kernel';
import { closePhase, knowledgeOf, nothingToOrder, openPhase, type Resolution } from '../../../rules';
import type { CampaignTransaction } from '../campaign-transaction';
import { awaited, closeWithSheets } from '../close-phase';
import type { LeftWord, OpenPhase } from './word';

const isOpen = (resolution: Resolution): boolean =>
  resolution.state.campaign.status === 'running' && openPhase(resolution)?.takesOrders === true;

const isSame = (one: OpenPhase, other: OpenPhase): boolean =>
  one.epoch === other.epoch &&
  one.round === other.round &&
  one.phase === other.phase &&
  one.step === other.step;

/**
 * Judged by what the player knows and nothing else, so that a mark tells others no more than the word says
 * (SIGHT-1).
 */
const holds = (resolution: Resolution, { force, readyIn, readyWhenNothingToOrder }: LeftWord): boolean => {
  const { state, means } = resolution;
  if (readyIn.some((phase) => phase === state.campaign.phase)) return true;
  return (
    readyWhenNothingToOrder &&
    nothingToOrder(
      means.ruleset,
      means.catalog,
      knowledgeOf(state.finish(), means.catalog, { kind: 'force', force }),
    )
  );
};

/**
 * Whom the words mark ready now: those who are waited for and have neither saved a sheet nor said anything in
 * this phase.
 */
const spokenFor = (
  resolution: Resolution,
  words: readonly LeftWord[],
  silent: ReadonlySet<ForceId>,
): readonly ForceId[] =>
  words
    .filter(({ force, user }) => silent.has(force) && resolution.state.row('forces', force)?.user === user)
    .filter((word) => holds(resolution, word))
    .map(({ force }) => force);

/**
 * Marks ready for whom a word holds in the open phase, ends it when nobody is waited for any more, and so on
 * with the phases that it opens. That ends with the round at the latest: in the next one nobody has acted.
 * Saying it twice changes nothing.
 */
export const applyStandingWords = async (
  resolution: Resolution,
  transaction: CampaignTransaction,
): Promise<void> => {
  const { words, campaign } = transaction;
  if (words.state === null) return;
  const left = await words.read();
  const forces = Object.values(resolution.state.forces).map(({ id }) => id);
  const acted = (): Promise<boolean> => words.acted(resolution.state.campaign, forces);
  while (left.length > 0 && isOpen(resolution) && (await acted())) {
    const open = resolution.state.campaign;
    const waitedFor = awaited(resolution.state);
    const { ready, silent } = await words.marks(open, waitedFor);
    const now = spokenFor(resolution, left, silent);
    if (now.length === 0) break;
    await words.mark(open, now);
    const marked = new Set([...ready, ...now]);
    if (!waitedFor.every((force) => marked.has(force))) break;
    // Sheets are saved for the open phase only: a phase that this command has opened has none.
    if (isSame(open, campaign.state.campaign)) await closeWithSheets(resolution, transaction);
    else closePhase(resolution, new Map());
  }
  await words.note(left.length === 0 ? null : (await acted()) ? 'counting' : 'waiting');
};
