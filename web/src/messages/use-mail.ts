/**
 * Keeps the messages of a campaign up to date: when the stream tells of one, when the server is reached
 * again, and before the start now and then.
 */
import { useEffect } from 'preact/hooks';
import type { Live } from '../campaign/live';

export const useMail = (live: Live): void => {
  const campaign = live.campaign.value;
  const me = campaign === null ? null : campaign.role === 'gm' ? 'gm' : campaign.myForce;
  useEffect(() => {
    live.mail.me.value = me;
  }, [live, me]);
  // Before the start there is no stream.
  const asked = campaign?.status === 'setup' ? live.version.value : 0;
  useEffect(() => {
    if (campaign !== null && !live.gone.value) void live.mail.load().catch(() => undefined);
  }, [live, campaign === null, live.messageNotices.value, live.online.value, asked]);
};
