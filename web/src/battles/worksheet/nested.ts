/** Answers by pointer (`/units/7/fate`) as the object that the API takes. */
type Value = string | number | null;
interface Nested {
  [name: string]: Value | Nested;
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

export function nested(answers: Readonly<Record<string, Value>>): Nested {
  const whole: Nested = {};
  for (const [pointer, value] of Object.entries(answers)) {
    const parts = pointer.split('/').slice(1).map(unescaped);
    let at = whole;
    for (const part of parts.slice(0, -1)) {
      const inner = at[part];
      at = at[part] = typeof inner === 'object' && inner !== null ? inner : {};
    }
    const last = parts.at(-1);
    if (last !== undefined) at[last] = value;
  }
  return whole;
}
