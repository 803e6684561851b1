/** How much of a course is read at once. */

/**
 * So many events are asked for at once. In the largest battles an event has up to 50 KB: a few more, and a part would
 * take longer than a step may.
 */
export const PART_EVENTS = 10;
