/** To come. */
export const RoundStory = () => null;
