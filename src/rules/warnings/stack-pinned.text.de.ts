import { listed } from '../texts/text';
import type { WarningText } from './definition';
import type { StackPinned } from './stack-pinned';

export const stackPinned: WarningText<StackPinned> = ({ hex, enemies }) =>
  `Feinde in ${listed(enemies, 'de')} könnten ${hex} angreifen: Dann entfällt Ihr Angriff von dort. Greifen Sie auch diese an, oder verzichten Sie darauf.`;
