/**
 * Tells the server the browser's zone and the reader's language when nothing was chosen yet, so that times in
 * notices are local. Asked once for each login on a device, to spare the request: whoever has chosen, keeps it.
 */
import { api, isUnreached, ok } from '../api/client';
import { onLogOut } from '../api/session';
import { language } from '../text/language';
import { setSetting, setting } from '../ui/device/settings';
import { firstSettings } from './choices';

const KEY = 'zone-told';
onLogOut(() => Promise.resolve(setSetting(KEY, null)));

/** Answers whether something was told. Never fails: when the server is away, the next start tells it. */
export async function tellZone(user: string): Promise<boolean> {
  if (setting(KEY) === user) return false;
  try {
    const read = await ok(api.GET('/v1/me/notice-settings', {}));
    const body = firstSettings(read, Intl.DateTimeFormat().resolvedOptions().timeZone, language.value);
    if (body !== null) await ok(api.PUT('/v1/me/notice-settings', { body }));
    setSetting(KEY, user);
    return body !== null;
  } catch (failed) {
    // A zone that the server does not know is not asked about again.
    if (!isUnreached(failed)) setSetting(KEY, user);
    return false;
  }
}
