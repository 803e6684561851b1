/** What may be changed of an offer: a question for each of its asks, whatever the system is. */

/** The order with another value at a JSON pointer. */
export const changed = (order, pointer, value) => {
  const [step, ...rest] = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const inner = rest.length === 0 ? value : changed(order[step] ?? {}, `/${rest.join('/')}`, value);
  if (!Array.isArray(order)) return { ...order, [step]: inner };
  return order.map((one, at) => (String(at) === step ? inner : one));
};

const choicesOf = ({ from, places }) => places ?? from ?? [];

const lineOf = ({ label, value, odds, costs }, words) =>
  [
    label ?? String(value),
    odds === null || odds === undefined ? null : words.percent(odds),
    ...(costs ?? []).map(({ title, value: amount }) => `${title ?? ''} ${amount ?? ''}`.trim()),
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** `say` prints, `hear` reads a line, `words` are those of the program. Answers the value; undefined: as it is. */
export async function askFor({ title, bounds }, { say, hear, words }) {
  const choices = choicesOf(bounds);
  const one = ['one-of', 'place', 'facing'].includes(bounds.kind) && choices.length > 0;
  const some = ['some-of', 'rank'].includes(bounds.kind);
  if (one || some) {
    choices.forEach((choice, at) => say(`  ${at + 1}. ${lineOf(choice, words)}`));
    const heard = await hear(one ? words.oneOf(title) : words.someOf(title));
    const picked = heard
      .split(',')
      .map((part) => choices[Number(part.trim()) - 1]?.value)
      .filter((value) => value !== undefined);
    return picked.length === 0 ? undefined : one ? picked[0] : picked;
  }
  say(`  ${JSON.stringify(bounds)}`);
  const heard = await hear(words.json(title));
  try {
    return heard.trim() === '' ? undefined : JSON.parse(heard);
  } catch {
    say(`  ${words.noJson}`);
    return undefined;
  }
}
