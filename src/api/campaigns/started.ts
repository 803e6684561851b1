/** How the description explains 409 where an operation is for the time before the start. */
export const STARTED = { description: 'The campaign has started.' };
