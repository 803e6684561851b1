/** The secret of the address, read once, and then taken out of the address bar and the history. */
import { useEffect, useState } from 'preact/hooks';
import { secretIn } from './secret';

const take = (name: string): string | null => {
  const secret = secretIn(location.hash, name);
  if (secret !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
};

export function useSecret(name: string): string | null {
  const [secret, setSecret] = useState(() => take(name));
  useEffect(() => {
    // Whoever pastes another link into the same tab changes only what is behind the `#`.
    const changed = (): void => setSecret((before) => take(name) ?? before);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [name]);
  return secret;
}
