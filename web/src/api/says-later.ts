/**
 * Whether an answer with this status decides nothing, so that what was sent waits and is sent again: the
 * server broke or is busy, or the login ran out.
 */
export const saysLater = (status: number): boolean => status >= 500 || [401, 408, 429].includes(status);
