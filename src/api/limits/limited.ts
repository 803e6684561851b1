/** `@Limited('offers')`: what a command counts as; those without count as `commands`. */
import { SetMetadata } from '@nestjs/common';
import type { CommandKind } from '../../application/limits/kinds';

export const LIMITED = 'limited';

export const Limited = (kind: CommandKind): MethodDecorator => SetMetadata(LIMITED, kind);
