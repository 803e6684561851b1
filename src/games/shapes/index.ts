/** The shapes of matches, with words as data. What clients get of them is `Spoken<…>`. */
export * from './field';
export * from './offers';
export * from './set-up';
export * from './spoken';
export * from './told';
export * from './words';
