import type { Line } from '../say';
import { Wer, hat } from '../words/de';
import type { WreckScrappedTold } from './wreck-scrapped';

export const wreckScrapped: Line<WreckScrappedTold> = ({ force, name, hex, quantity }, say) =>
  quantity === 0
    ? `${Wer(say, force)} ${hat(say, force)} ${name} in ${hex} verschrottet; Brauchbares blieb nicht übrig.`
    : `${Wer(say, force)} ${hat(say, force)} ${name} in ${hex} verschrottet und ${say.number(quantity)} t Schrott erhalten.`;
