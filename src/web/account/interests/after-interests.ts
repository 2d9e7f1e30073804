/** Where somebody goes from the page of interests: the module they changed to, or the shop. */
export function afterInterests(query: URLSearchParams): string {
  const slug = query.get('to') ?? '';
  return /^[\w-]+$/.test(slug) ? `/${slug}` : '/home';
}
