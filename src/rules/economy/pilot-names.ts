/** SETUP-6: the name of a pilot who was given none. */

/** `Pilot #n` with the lowest n from 1 that none of the force's pilots has. */
export const nextPilotName = (taken: Iterable<string>): string => {
  const names = new Set(taken);
  let number = 1;
  while (names.has(`Pilot #${number}`)) number += 1;
  return `Pilot #${number}`;
};
