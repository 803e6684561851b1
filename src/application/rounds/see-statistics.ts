/** Seeing the figures of all rounds. */
import type { Audience } from '../../rules';
import { feedName, type Feeds } from '../campaigns/feeds/feeds';
import type { Access } from '../campaigns/reader';
import { courseTold } from './course-told';
import { standing } from './entries';
import { statistics, type Statistics } from './statistics';

export class SeeStatistics {
  constructor(private readonly store: Feeds) {}

  async run(access: Access, audience: Audience): Promise<Statistics> {
    const { state, catalog } = access.campaign;
    const course = await courseTold(this.store, access.id, audience);
    const entries = await this.store.readTypes(access.id, feedName(audience), [
      'round-ended',
      'campaign-finished',
    ]);
    return statistics(state, catalog, audience, standing(state, course, entries));
  }
}
