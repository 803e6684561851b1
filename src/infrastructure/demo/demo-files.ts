/**
 * The demo's files in DATA_DIR, both mode 0600: the logins of one that was begun, and demo.json. Each appears
 * whole or not at all.
 */
import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToDataOwner } from '../disk/data-owner';
import type { Demo, DemoLogin } from '../../application/demo/ports';

const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

export class DemoFiles {
  /** Where the server's owner finds the logins. */
  readonly path: string;
  readonly #begun: string;

  constructor(private readonly dataDir: string) {
    this.path = join(dataDir, 'demo.json');
    this.#begun = join(dataDir, 'demo.begun.json');
  }

  /** Null: none was begun, or the file is not one of ours. */
  async begun(): Promise<readonly DemoLogin[] | null> {
    if (!(await exists(this.#begun))) return null;
    const read: unknown = JSON.parse(await readFile(this.#begun, 'utf8'));
    return Array.isArray(read) ? (read as DemoLogin[]) : null;
  }

  /** What was written whole; null: there is no such file. */
  async read(): Promise<Demo | null> {
    return (await exists(this.path)) ? (JSON.parse(await readFile(this.path, 'utf8')) as Demo) : null;
  }

  begin(logins: readonly DemoLogin[]): Promise<void> {
    return this.#write(this.#begun, logins);
  }

  async finish(demo: Demo): Promise<void> {
    await this.#write(this.path, { ...demo, docs: `${demo.url}/docs` });
    await rm(this.#begun, { force: true });
  }

  async #write(path: string, content: unknown): Promise<void> {
    await mkdir(this.dataDir, { recursive: true });
    const draft = `${path}.${process.pid}.part`;
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
      // Synced before it gets its name, so that the name never stands for half a file.
      await file.sync();
    } finally {
      await file.close();
    }
    giveToDataOwner(this.dataDir, draft);
    await rename(draft, path);
  }
}
