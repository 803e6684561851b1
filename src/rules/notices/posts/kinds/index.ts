/** The kinds of posts: a line a kind. */
export { battlesBegun } from './battles-begun';
export { battlesOver } from './battles-over';
export { phaseBegan } from './phase-began';
export { roundOver } from './round-over';
export { waitingFor } from './waiting-for';
export { warOver } from './war-over';
