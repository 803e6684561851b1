/** The public entry of simulation: what other rooms may use of it. */
export type { War } from './draw-war';
export type { Fights } from './fights/fights';
export { fight as standIn } from './fights/stand-in';
export { wilson } from './statistics/proportions';
export { unitStrength } from './strength';
export { playWar, seedOf } from './run-wars';
export { type Balance, balanceOf } from './balance/balance';
export { PLOTS } from './balance/plots';
export { balanceText } from './balance/text';
export type { CampaignRecord } from './record/campaign-record';
export { CHEATS, cheatsText, Tally, tryWar, type Found } from './cheats/search';
