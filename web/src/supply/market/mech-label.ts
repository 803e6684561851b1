/**
 * A mech's name, with its pilot where several of its force are called the same. Of mine; a game master has
 * those of all.
 */
import type { Live } from '../../campaign/live';

export function mechLabel(live: Live, id: string): string | null {
  const mechs = live.wholeMechs.value;
  const mech = mechs.find((one) => one.id === id);
  if (mech === undefined) return null;
  const isOnly = mechs.filter(({ name, force }) => name === mech.name && force === mech.force).length === 1;
  const pilot = isOnly ? undefined : live.view.value?.pilots.find((one) => one.id === mech.pilot)?.name;
  return pilot === undefined ? mech.name : `${mech.name} (${pilot})`;
}
