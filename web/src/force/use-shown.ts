/** What is open over a screen, kept in the address: back closes it, and a link opens it. */
import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

export interface Shown {
  readonly value: string | null;
  open(value: string): void;
  close(): void;
}

export function useShown(name: string): Shown {
  const { path, query, route } = useLocation();
  const pushed = useRef(false);
  const value = query[name] ?? null;
  const addressWith = (next: string | null): string => {
    const { [name]: _, ...others } = query;
    const text = new URLSearchParams({ ...others, ...(next === null ? {} : { [name]: next }) }).toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    value,
    open: (next) => {
      pushed.current = value === null;
      route(addressWith(next), value !== null);
    },
    close: () => {
      if (value === null) return;
      if (pushed.current) history.back();
      else route(addressWith(null), true);
      pushed.current = false;
    },
  };
}
