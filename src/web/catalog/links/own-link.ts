/** A place of this shop; an address elsewhere is not followed from a banner. */
export const ownLink = (link: string | null | undefined): string | undefined =>
  link?.startsWith('/') && !link.startsWith('//') ? link : undefined;
