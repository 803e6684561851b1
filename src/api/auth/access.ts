/** Who may call an operation at all: everybody who is logged in, unless a decorator says otherwise. */
import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export type Access = 'login' | 'optional' | 'public';
export const ACCESS = 'access';
/** Marks public operations for the OpenAPI document. */
const ACCESS_EXTENSION = 'x-access';

const mark = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, access), ApiExtension(ACCESS_EXTENSION, access));

/** Needs no login, and looks at none. */
export const Public = (): MethodDecorator & ClassDecorator => mark('public');
/** Knows who is logged in, if anybody is. */
export const OptionalLogin = (): MethodDecorator & ClassDecorator => mark('optional');
