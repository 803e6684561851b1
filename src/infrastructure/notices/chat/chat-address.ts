/** The address of a chat room as it lies in `notice_endpoints.address`: sealed, since whoever has it can post. */
import { CHAT_FORMATS, type Chat } from '../../../application/notices/chat/model';
import type { Vault } from '../../../application/ports/vault';

export type ChatAddress = Pick<Chat, 'format' | 'url'>;

export const sealAddress = (vault: Vault, { format, url }: ChatAddress): string =>
  Buffer.from(vault.seal(Buffer.from(JSON.stringify({ format, url })))).toString('base64');

/** Null: not sealed under this key, or nothing that this version understands. */
export const openAddress = (vault: Vault, address: string): ChatAddress | null => {
  try {
    const opened = JSON.parse(String(Buffer.from(vault.open(Buffer.from(address, 'base64'))))) as ChatAddress;
    return CHAT_FORMATS.includes(opened.format) && typeof opened.url === 'string' ? opened : null;
  } catch {
    return null;
  }
};
