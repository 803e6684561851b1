/**
 * The demo campaign that an empty server offers: a game master, two players with forces, and round 1 begun.
 * Every step looks first whether it was done already, so that a server that was killed in between goes on
 * where it stood, with the same logins.
 */
import type { DemoLogin } from './ports';
import { type DemoMeans, make } from './set-up-demo';

const PEOPLE = [
  { role: 'gm', displayName: 'Referee', email: 'referee@demo.example' },
  { role: 'player', displayName: 'Anna', email: 'anna@demo.example' },
  { role: 'player', displayName: 'Ben', email: 'ben@demo.example' },
] as const;

/**
 * Answers true when it made or finished a demo, false when the database has accounts of its own. Throws when
 * it cannot.
 */
export const createDemo = (means: DemoMeans): Promise<boolean> => {
  const { ports } = means;
  return ports.exclusively(async () => {
    const begun = await ports.begun();
    const first = begun?.[0];
    const isOurs = first !== undefined && (await ports.userOf(first.email)) !== null;
    if (!isOurs && (await ports.hasUsers())) return false;
    const logins =
      begun !== null && isOurs
        ? begun
        : PEOPLE.map((person): DemoLogin => ({ ...person, password: ports.password() }));
    if (!isOurs) await ports.begin(logins);
    await ports.finish(await make(means, logins));
    return true;
  });
};
