/** The public entry of the arena: `npm run arena` and the bench use nothing else of it. */
export { drawArmy } from './armies';
export { type Contest, fight, setupOf } from './contest';
export { botAgent, changedAgainst, CONTESTS, WANTED } from './contests';
export { type Agent, playOut } from './play-out';
export { randomAgent } from './random-agent';
export { type Weights, WEIGHTS } from '../bot/weights';
