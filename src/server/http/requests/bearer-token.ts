/** `Bearer null` is what clients send that forgot they have no token: anonymous. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}
