import { useRouteLoaderData } from 'react-router';
import { addressIn } from '#domain/language/language-address.ts';
import { useI18n } from '#web/i18n/i18n.tsx';

/** The address shoppers use, as the server said it with the page. */
export function useOrigin(): string {
  const root = useRouteLoaderData('root') as { origin: string } | undefined;
  return root?.origin ?? '';
}

/** Where the pages of this page's language begin: "https://shop.example/es". */
export function useSite(): string {
  const { language } = useI18n();
  return useOrigin() + addressIn(language, '/').replace(/\/$/, '');
}
