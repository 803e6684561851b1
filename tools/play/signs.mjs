/** Few letters for what stands on a field and for its ground, each used once. */

const counted = (wanted) => {
  const used = new Map();
  const often = new Map();
  for (const sign of wanted) often.set(sign, (often.get(sign) ?? 0) + 1);
  return wanted.map((sign) => {
    if (often.get(sign) === 1) return sign;
    const number = (used.get(sign) ?? 0) + 1;
    used.set(sign, number);
    return `${sign.slice(0, Math.max(1, 3 - String(number).length))}${number}`;
  });
};

/** By id: `HUN`; where several would be called the same, `PI1`, `PI2`. */
export const signsOf = (tokens) => {
  const signs = counted(tokens.map(({ short }) => short.slice(0, 3)));
  return new Map(tokens.map(({ id }, at) => [id, signs[at]]));
};

/** Those of tokens whose name does not say which of them is meant. */
export const ambiguous = (tokens) => {
  const signs = signsOf(tokens);
  const isTwice = ({ id, name }) => tokens.some((one) => one.id !== id && one.name === name);
  return new Map(tokens.filter(isTwice).map(({ id }) => [id, signs.get(id)]));
};

/** By title: so many of its letters, the first that no other has. */
export const groundSigns = (areas, length) => {
  const signs = new Map();
  for (const title of [...new Set(areas.map((area) => area.title))].sort()) {
    const letters = title.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    const ends = [...letters].slice(length - 1).map((last) => `${letters.slice(0, length - 1)}${last}`);
    const free = ends.find((sign) => ![...signs.values()].includes(sign));
    signs.set(title, free ?? '?'.repeat(length));
  }
  return signs;
};

/** `he Heavy woods · li Light woods`; nothing on open ground. */
export const legendOf = (signs) => [...signs].map(([title, sign]) => `${sign} ${title}`).join(' · ');
