/** round-over (ROUND-6, END-1): a round is over. The way adds what was public in it, and the picture. */
import type { RoundEndedTold } from '../../../events/course/round-ended';
import { definePost, toldOf } from '../definition';

export interface RoundOverData {
  readonly epoch: number;
  readonly round: number;
}

export const roundOver = definePost<'round-over', RoundOverData>({
  kind: 'round-over',
  called: (told, { epoch }) => {
    const ended = toldOf<RoundEndedTold>(told, 'round-ended').at(-1);
    return ended === undefined ? null : { epoch, round: ended.round };
  },
  // A rollback into it, or before it, has undone it.
  stillTrue: ({ epoch, round }, facts) =>
    epoch === facts.epoch || round < facts.round || facts.status === 'finished',
  path: (_data, home) => `${home}/war`,
});
