/** A mech's name, with its pilot where several of mine are called the same. */
import type { Live } from '../campaign/live';

export function mechLabel(live: Live, id: string): string | null {
  const mechs = live.myMechs.value;
  const mech = mechs.find((one) => one.id === id);
  if (mech === undefined) return null;
  const isOnly = mechs.filter(({ name }) => name === mech.name).length === 1;
  const pilot = isOnly ? undefined : live.view.value?.pilots.find((one) => one.id === mech.pilot)?.name;
  return pilot === undefined ? mech.name : `${mech.name} (${pilot})`;
}
