/** Bytes of a file as text: UTF-8 where they are that, otherwise Windows-1252, in which old files are. */

const BOM = 0xfeff;
const CHUNK = 8192;

/** What Windows-1252 has at 0x80–0x9f; the five codes that it leaves open stand for themselves. */
const HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** Collects code units; a call per chunk, since one per character takes ten times as long. */
const collector = () => {
  const chunks: string[] = [];
  let units: number[] = [];
  const flush = (): void => {
    chunks.push(String.fromCharCode(...units));
    units = [];
  };
  return {
    add(unit: number): void {
      units.push(unit);
      if (units.length >= CHUNK) flush();
    },
    text(): string {
      flush();
      return chunks.join('');
    },
  };
};

/** First byte, bytes that follow, lowest value: shorter forms of a character than it needs are no UTF-8. */
const leadOf = (byte: number): readonly [bits: number, following: number, lowest: number] | null => {
  if (byte >= 0xc2 && byte <= 0xdf) return [byte & 0x1f, 1, 0x80];
  if (byte >= 0xe0 && byte <= 0xef) return [byte & 0x0f, 2, 0x800];
  return byte >= 0xf0 && byte <= 0xf4 ? [byte & 0x07, 3, 0x1_0000] : null;
};

/** Null where the bytes are no UTF-8. */
const utf8 = (bytes: Uint8Array): string | null => {
  const out = collector();
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) {
      out.add(byte);
      continue;
    }
    const lead = leadOf(byte);
    if (lead === null) return null;
    let [code] = lead;
    const [, following, lowest] = lead;
    for (let more = 0; more < following; more++) {
      index += 1;
      const next = bytes[index] ?? 0;
      if ((next & 0xc0) !== 0x80) return null;
      code = code * 64 + (next & 0x3f);
    }
    if (code < lowest || code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    if (code < 0x1_0000) out.add(code);
    else {
      out.add(0xd800 + ((code - 0x1_0000) >> 10));
      out.add(0xdc00 + ((code - 0x1_0000) & 0x3ff));
    }
  }
  return out.text();
};

const windows1252 = (bytes: Uint8Array): string => {
  const out = collector();
  for (const byte of bytes) out.add(byte >= 0x80 && byte <= 0x9f ? HIGH.charCodeAt(byte - 0x80) : byte);
  return out.text();
};

/**
 * Never fails; a byte order mark is left out. What was neither comes out as gibberish, and is refused by who
 * reads it.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const text = utf8(bytes) ?? windows1252(bytes);
  return text.charCodeAt(0) === BOM ? text.slice(1) : text;
};
