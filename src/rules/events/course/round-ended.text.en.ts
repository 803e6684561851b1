import type { Line } from '../say';
import type { RoundEndedTold as S } from './round-ended';

export const roundEnded: Line<S> = ({ round, forces = [] }, say) => {
  const own = forces.find(({ force }) => say.isYou(force));
  if (own === undefined) return `Round ${round} is over.`;
  const { lost } = own;
  const losses = [
    ...(lost.mechs > 0 ? [`${say.count(lost.mechs, 'mech', 'mechs')} (BV ${say.number(lost.bv)})`] : []),
    ...(lost.pilotsDead > 0 ? [say.count(lost.pilotsDead, 'pilot killed', 'pilots killed')] : []),
    ...(lost.pilotsCaptured > 0
      ? [say.count(lost.pilotsCaptured, 'pilot taken prisoner', 'pilots taken prisoner')]
      : []),
  ];
  const have = `${say.count(own.mechs, 'mech', 'mechs')}, ${say.count(own.pilots, 'pilot', 'pilots')}, ${say.count(own.buildings, 'building', 'buildings')} and ${say.number(own.tons)} t`;
  return `Round ${round} is over. ${losses.length === 0 ? 'You lost nothing in battle' : `You lost in battle: ${say.list(losses)}`}. You have ${have}.`;
};
