/** The campaign's screen that was left last, for screens outside of campaigns to lead back to. */
import { signal } from '@preact/signals';

export const cameFrom = signal<{ readonly name: string; readonly href: string } | null>(null);
