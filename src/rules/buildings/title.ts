/** A building type's name as a heading: with a capital letter. */
import { type Both, capital } from '../../kernel';

export const titleOf = ({ en, de }: Both<string>): Both<string> => ({ en: capital(en), de: capital(de) });
