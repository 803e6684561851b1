/**
 * `@Limited('offers')`: what a command counts as, or a read that is dear; commands without count as
 * `commands`, reads without as nothing.
 */
import { SetMetadata } from '@nestjs/common';
import type { CommandKind } from '../../application/limits/kinds';

export const LIMITED = 'limited';

export const Limited = (kind: CommandKind): MethodDecorator => SetMetadata(LIMITED, kind);
