/** match-bot (MAT-2, MAT-5): a bot decides for the person, since their time was up or the game master has said so. */
import { defineNotice } from '../definition';
import { type MatchPlace, matchPath, playsOn } from '../matches';

export interface MatchBotData extends MatchPlace {
  /** `clock`: it decides what they had no time for; `gm`: it plays until they take the seat back. */
  readonly why: 'clock' | 'gm';
}

export const matchBot = defineNotice<'match-bot', MatchBotData>({
  kind: 'match-bot',
  urgency: 'soon',
  stillTrueIn: (data, facts, user) =>
    playsOn(data, facts, user) &&
    (data.why === 'clock' || facts.seats.some(({ seat, bot }) => seat === data.seat && bot)),
  path: matchPath,
});
