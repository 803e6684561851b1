/** The course of a campaign as an audience was told of it. */
import type { CampaignId } from '../../kernel';
import type { Audience } from '../../rules';
import { feedName, type Feeds } from '../campaigns/feeds/feeds';
import { COURSE_EVENTS, courseOf, type Course } from './course';

export const courseTold = async (feeds: Feeds, campaign: CampaignId, audience: Audience): Promise<Course> =>
  courseOf(await feeds.readTypes(campaign, feedName(audience), COURSE_EVENTS));
