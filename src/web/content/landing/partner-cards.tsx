import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { COURIER_REGISTRATION, STORE_REGISTRATION, takesCouriers, takesStores } from '#web/join/join-links.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { useLanding } from '../content.queries.ts';
import { PitchCard } from './pitch-card.tsx';

type AppLink = { href: string; text: string };

/** For those who want to sell or deliver: each stands alone when the other is switched off. */
export function PartnerCards() {
  const t = useTranslate();
  const landing = useLanding();
  const config = useConfig();
  const { seller_app_download_section: seller, deliveryman_app_download_section: courier } = landing;
  const links = landing.user_app_download_section.download_business_app_links;
  const sellerApps = [
    ...appLink(links.seller_playstore_url_status, links.seller_playstore_url, t('app.seller_play')),
    ...appLink(links.seller_appstore_url_status, links.seller_appstore_url, t('app.seller_apple')),
  ];
  const courierApps = [
    ...appLink(links.dm_playstore_url_status, links.dm_playstore_url, t('app.courier_play')),
    ...appLink(links.dm_appstore_url_status, links.dm_appstore_url, t('app.courier_apple')),
  ];
  const offersSelling = seller.seller_app_section_status === 1;
  const offersRiding = courier.deliveryman_app_section_status === 1;
  if (!offersSelling && !offersRiding) return null;

  return (
    <section className="grid gap-(--space-card-gap) md:auto-cols-fr md:grid-flow-col">
      {offersSelling && (
        <PitchCard
          half
          ground="butter"
          title={seller.seller_app_title}
          text={seller.seller_app_sub_title}
          picture={seller.seller_app_image}
        >
          {takesStores({ config }) && (
            <LinkButton to={STORE_REGISTRATION} look="inverse">
              {seller.seller_app_button_title}
            </LinkButton>
          )}
          <AppLinks apps={sellerApps} />
        </PitchCard>
      )}
      {offersRiding && (
        <PitchCard
          half
          ground="sky"
          title={courier.deliveryman_app_title}
          text={courier.deliveryman_app_sub_title}
          picture={courier.deliveryman_app_image}
        >
          {takesCouriers({ config }) && (
            <LinkButton to={COURIER_REGISTRATION} look="inverse">
              {courier.deliveryman_app_button_title}
            </LinkButton>
          )}
          <AppLinks apps={courierApps} />
        </PitchCard>
      )}
    </section>
  );
}

const appLink = (status: 0 | 1, href: string, text: string): AppLink[] => (status === 1 ? [{ href, text }] : []);

function AppLinks({ apps }: { apps: readonly AppLink[] }) {
  return (
    <span className="flex basis-full flex-col items-start">
      {apps.map(({ href, text }) => (
        <a
          key={text}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="hit-area py-1 font-semibold text-ink-2 text-small underline-offset-4 hover:underline"
        >
          {text}
        </a>
      ))}
    </span>
  );
}
