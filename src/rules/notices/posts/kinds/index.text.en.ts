/** The English texts of posts: a line a kind. */
export { battlesBegun } from './battles-begun.text.en';
export { battlesOver } from './battles-over.text.en';
export { phaseBegan } from './phase-began.text.en';
export { roundOver } from './round-over.text.en';
export { waitingFor } from './waiting-for.text.en';
export { warOver } from './war-over.text.en';
