/** The German texts of posts: a line a kind. */
export { battlesBegun } from './battles-begun.text.de';
export { battlesOver } from './battles-over.text.de';
export { phaseBegan } from './phase-began.text.de';
export { roundOver } from './round-over.text.de';
export { waitingFor } from './waiting-for.text.de';
export { warOver } from './war-over.text.de';
