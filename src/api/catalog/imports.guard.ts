/**
 * Lets those pass who may import designs: game masters of any campaign. Runs before bodies and queries are
 * looked at.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ImportDesigns } from '../../application/catalog/import-designs';
import type { AuthenticatedRequest } from '../auth/current-user';
import { orThrow } from '../http/problems/problem';

@Injectable()
export class ImportsGuard implements CanActivate {
  constructor(private readonly imports: ImportDesigns) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>().user;
    orThrow(await this.imports.mayImport(user));
    return true;
  }
}
