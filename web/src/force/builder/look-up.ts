/** Looks up what a list names, a few at a time: the design that is meant, or those that may be. */
import type { ListedMech } from './force-list';
import { searchMechs, type MechSummary } from './known-mechs';
import { meant } from './match';

export interface Found {
  readonly mech: ListedMech;
  readonly design: MechSummary | null;
  readonly choices: readonly MechSummary[];
}

const AT_ONCE = 4;
const MAX_CHOICES = 20;

async function lookUpOne(campaign: string, { text, model }: ListedMech): Promise<Omit<Found, 'mech'>> {
  // Programs name chassis in other ways; the model, and then the first word, still lead to what it may be.
  const tries = [...new Set([text, model ?? text, text.split(' ')[0] ?? text])];
  for (const q of tries) {
    const { items } = await searchMechs(campaign, { q }, null, MAX_CHOICES);
    if (items.length === 0) continue;
    return { design: meant(text, items) ?? (q === model ? meant(model, items) : null), choices: items };
  }
  return { design: null, choices: [] };
}

export async function lookUp(
  campaign: string,
  mechs: readonly ListedMech[],
  onDone: (done: number) => void,
): Promise<readonly Found[]> {
  const texts = [...new Map(mechs.map((mech) => [mech.text, mech])).values()];
  const answers = new Map<string, Omit<Found, 'mech'>>();
  const waiting = [...texts];
  const work = async (): Promise<void> => {
    for (let mech = waiting.shift(); mech !== undefined; mech = waiting.shift()) {
      answers.set(mech.text, await lookUpOne(campaign, mech));
      onDone(answers.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return mechs.map((mech) => ({ mech, ...(answers.get(mech.text) ?? { design: null, choices: [] }) }));
}
