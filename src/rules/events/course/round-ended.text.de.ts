import type { Line } from '../say';
import type { RoundEndedTold as S } from './round-ended';

export const roundEnded: Line<S> = ({ round, forces = [] }, say) => {
  const own = forces.find(({ force }) => say.isYou(force));
  if (own === undefined) return `Runde ${round} ist vorbei.`;
  const { lost } = own;
  const losses = [
    ...(lost.mechs > 0 ? [`${say.count(lost.mechs, 'Mech', 'Mechs')} (BV ${say.number(lost.bv)})`] : []),
    ...(lost.pilotsDead > 0 ? [`${say.count(lost.pilotsDead, 'Pilot', 'Piloten')} gefallen`] : []),
    ...(lost.pilotsCaptured > 0 ? [`${say.count(lost.pilotsCaptured, 'Pilot', 'Piloten')} gefangen`] : []),
  ];
  const have = `${say.count(own.mechs, 'Mech', 'Mechs')}, ${say.count(own.pilots, 'Piloten', 'Piloten')}, ${say.number(own.buildings)} Gebäude und ${say.number(own.tons)} t`;
  return `Runde ${round} ist vorbei. ${losses.length === 0 ? 'Im Kampf hast du nichts verloren' : `Deine Verluste im Kampf: ${say.list(losses)}`}. Du hast ${have}.`;
};
