/** Forces kept on this device, as texts; they belong to who is logged in. */
import { keep, recall } from '../../campaign/kept';

export interface Template {
  readonly name: string;
  readonly text: string;
}

const KEY = 'force-lists';
const MAX = 50;

export const templates = async (): Promise<readonly Template[]> =>
  (await recall<readonly Template[]>('drafts', KEY))?.data ?? [];

/** One of the same name is replaced. */
export async function keepTemplate(template: Template): Promise<boolean> {
  const others = (await templates()).filter(({ name }) => name !== template.name);
  return keep('drafts', KEY, [template, ...others].slice(0, MAX));
}

export async function dropTemplate(name: string): Promise<void> {
  await keep(
    'drafts',
    KEY,
    (await templates()).filter((one) => one.name !== name),
  );
}
