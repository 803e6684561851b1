/** To come. */
export const Reset = () => null;
