import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { StackPinned } from './stack-pinned';

export const stackPinned: WarningText<StackPinned> = ({ hex, enemies }) =>
  `Enemies in ${listed(enemies, 'en')} could attack ${hex}: then your attack from there is dropped. Attack them as well, or do without it.`;
