/** The document's title, which says what screen it is to tabs and screen readers. */
import { useEffect } from 'preact/hooks';

export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title;
  }, [title]);
