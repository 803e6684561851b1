/** Reads single settings from an environment, collecting every problem instead of stopping at the first. */
import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

export class Reader {
  readonly problems: string[] = [];
  /** All that was asked for. */
  readonly names = new Set<string>();

  constructor(private readonly environment: Environment) {}

  private raw(name: string): string | null {
    this.names.add(name);
    const value = this.environment[name]?.trim() ?? '';
    return value === '' ? null : value;
  }

  /**
   * The value itself may be a secret, so a problem names the variable and what it must be, never what it was.
   */
  private refuse<T>(name: string, mustBe: string, fallback: T): T {
    this.problems.push(`${name} must be ${mustBe}`);
    return fallback;
  }

  text(name: string, fallback: string): string {
    return this.raw(name) ?? fallback;
  }

  /** A secret of at least `min` characters, or null when not set. */
  secret(name: string, min: number): string | null {
    const value = this.raw(name);
    return value === null || value.length >= min
      ? value
      : this.refuse(name, `at least ${min} characters long`, null);
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.raw(name);
    if (value === null) return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max
      ? number
      : this.refuse(name, `a whole number from ${min} to ${max}`, fallback);
  }

  /** A port to listen on, or null when not set. */
  port(name: string): number | null {
    return this.raw(name) === null ? null : this.integer(name, 0, 1, 65_535);
  }

  choice<T extends string>(name: string, fallback: T, choices: readonly T[]): T {
    const value = this.raw(name);
    if (value === null) return fallback;
    return (
      choices.find((choice) => choice === value) ??
      this.refuse(name, `one of ${choices.join(', ')}`, fallback)
    );
  }

  flag(name: string, fallback: boolean): boolean {
    return this.choice(name, fallback ? 'true' : 'false', ['true', 'false']) === 'true';
  }

  url<T extends string | null>(name: string, fallback: T, protocols: readonly string[]): string | T {
    const value = this.raw(name);
    if (value === null) return fallback;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    return this.refuse(
      name,
      `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      fallback,
    );
  }

  /** `true`, `false`, a number of proxies, or a comma-separated list of addresses and networks. */
  proxy(name: string, fallback: boolean): boolean | number | string {
    const value = this.raw(name);
    if (value === null) return fallback;
    if (value === 'true' || value === 'false') return value === 'true';
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const entries = value.split(',').map((entry) => entry.trim());
    return entries.every(isAddressOrNetwork)
      ? entries.join(',')
      : this.refuse(
          name,
          'true, false, a number of proxies, or addresses and networks separated by commas',
          fallback,
        );
  }
}

function isAddressOrNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
