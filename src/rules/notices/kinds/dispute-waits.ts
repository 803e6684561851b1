/**
 * dispute-waits (TAC-7, CMB-11): a disputed report waits for the game master: when it is disputed, and once a
 * day after that.
 */
import { defineNotice, type Called } from '../definition';

export interface DisputeData {
  readonly battle: string;
  readonly hex: string | null;
}

const called = (battle: string, hex: string | undefined, cause: string): Called<DisputeData> => ({
  cause: `${battle}.${cause}`,
  data: { battle, hex: hex ?? null },
});

export const disputeWaits = defineNotice<'dispute-waits', DisputeData>({
  kind: 'dispute-waits',
  urgency: 'soon',
  calledBy: {
    'report-disputed': ({ battle, hex, report }, to) =>
      to.kind === 'gm' ? called(battle, hex, report) : null,
    'dispute-waits': ({ battle, hex, toldAgainAt }, to) =>
      to.kind === 'gm' ? called(battle, hex, toldAgainAt) : null,
  },
  stillTrue: ({ battle }, { status, battles }, to) =>
    to.kind === 'gm' && status === 'running' && battles[battle as keyof typeof battles]?.state === 'disputed',
  path: ({ battle }, home) => `${home}/b/${battle}`,
});
