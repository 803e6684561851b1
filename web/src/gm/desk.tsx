/** To come. */
export const Desk = () => null;
