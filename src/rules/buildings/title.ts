/** A building type's name as a heading: with a capital letter. */
import type { Both } from '../../kernel';

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

export const titleOf = ({ en, de }: Both<string>): Both<string> => ({ en: capital(en), de: capital(de) });
