/** The public entry of the arena (BT-6): `npm run arena` and the bench use nothing else of it. */
export { drawArmy, poolOf } from './armies';
export { type Contest, fight, setupOf } from './contest';
export { botAgent, changedAgainst, CONTESTS, RATIOS, WANTED } from './contests';
export { type Agent, playOut } from './play-out';
export { type Clock, equalBattle, type Pace, paceOf, sightPace } from './pace';
export { type Weights, WEIGHTS } from '../bot/weights';
