/** To come. */
export const Seats = () => null;
