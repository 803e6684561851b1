/** offer-made (DEP-5): another force offers an exchange. */
import { defineNotice } from '../definition';

export interface OfferData {
  readonly offer: string;
  /** Name of the force that offers. */
  readonly from: string;
}

export const offerMade = defineNotice<'offer-made', OfferData>({
  kind: 'offer-made',
  urgency: 'soon',
  calledBy: {
    'offer-made': ({ offer, from, to: toForce }, to, { forces }) =>
      to.kind === 'force' && to.force === toForce
        ? { cause: offer, data: { offer, from: forces.find(({ id }) => id === from)?.name ?? '' } }
        : null,
  },
  stillTrue: ({ offer }, { status, offers }) => status === 'running' && offers.some((one) => one === offer),
  path: (_data, home) => `${home}/supply`,
});
