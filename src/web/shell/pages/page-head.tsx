import { useRouteLoaderData } from 'react-router';
import { LANGUAGES } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/i18n.tsx';

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's own address without its origin; queries that do not change what it is left out. */
  path: string;
  /** A picture for those who share the page: an address on this origin, or a whole one. */
  image?: string | null | undefined;
  /** For pages that are of no use to a stranger who comes from a search. */
  noindex?: boolean;
};

/**
 * What search engines and people who share a link see of a page. The address without a language follows the cookie or
 * the browser's preference, so what is canonical is the address of the language that the page is in.
 */
export function PageHead({ title, description, path, image, noindex = false }: PageHeadProps) {
  const { business_name } = useConfig();
  const { language } = useI18n();
  const root = useRouteLoaderData('root') as { origin: string } | undefined;
  const origin = root?.origin ?? '';
  const address = origin + addressIn(language, path);
  const fullTitle = title.includes(business_name) ? title : `${title} · ${business_name}`;
  const picture = image && new URL(image, origin || 'http://localhost').href;

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {!noindex &&
        LANGUAGES.map(({ key }) => (
          <link key={key} rel="alternate" hrefLang={key} href={origin + addressIn(key, path)} />
        ))}
      {!noindex && <link rel="alternate" hrefLang="x-default" href={origin + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business_name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
