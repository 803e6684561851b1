/** Where clients reach this server; no slash at the end. A class, so that it can be injected by type. */
export class PublicUrl {
  constructor(readonly value: string) {}
}
