import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { StackPinned } from './stack-pinned';

export const stackPinned: WarningText<StackPinned> = ({ hex, enemies }) =>
  `Feinde in ${listed(enemies, 'de')} könnten ${hex} angreifen: Dann entfällt dein Angriff von dort. Greif auch diese an, oder verzichte darauf.`;
