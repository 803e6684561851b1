/**
 * The map's letters: the system's until its own type face has come, since a canvas keeps the first face that
 * it found for a name.
 */
let family = 'sans-serif';

export const ownFaceCame = (): void => void (family = 'BC, sans-serif');

/** As a canvas wants it; size in pixels. */
export const letters = (size: number): string => `600 ${size}px ${family}`;
