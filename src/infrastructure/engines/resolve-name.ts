/**
 * The addresses of the names in webhooks' URLs, which strangers have given: asked of name servers without a
 * thread of this process's few.
 */
import { lookup, Resolver } from 'node:dns/promises';

/** Two tries, the second of them longer: less than a post may take. */
const TRY_MS = 2_000;
const TRIES = 2;

const LOCAL = /^(?:.+\.)?localhost\.?$/i;

/**
 * All addresses of a name on the internet, IPv4 first; none where there is none, or nobody answers. The
 * system's own way (`lookup`) waits in a thread, of which there are four for files and passwords, too: a few
 * names with a mute name server would hold up every login. `servers`: those of the system when there are
 * none.
 */
export const resolvePublicName = async (
  name: string,
  servers: readonly string[] = [],
  tryMs = TRY_MS,
): Promise<readonly string[]> => {
  if (LOCAL.test(name)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: tryMs, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

/** Also names of an operator's own network, such as those in a hosts file. */
export const resolveAnyName = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
