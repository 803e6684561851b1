/**
 * One-time and refresh tokens: 256 random bits that the client keeps, of which the database holds the hash
 * only.
 */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
