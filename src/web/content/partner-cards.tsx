import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useLanding } from './content.queries.ts';
import { PitchCard } from './pitch-card.tsx';

/** For those who want to sell or deliver: each stands alone when the other is switched off. */
export function PartnerCards() {
  const { seller_app_download_section: seller, deliveryman_app_download_section: courier } = useLanding();
  if (seller.seller_app_section_status === 0 && courier.deliveryman_app_section_status === 0) return null;
  return (
    <section className="grid gap-(--space-card-gap) md:auto-cols-fr md:grid-flow-col">
      {seller.seller_app_section_status === 1 && <SellerCard />}
      {courier.deliveryman_app_section_status === 1 && <CourierCard />}
    </section>
  );
}

function SellerCard() {
  const t = useTranslate();
  const { toggle_store_registration } = useConfig();
  const { seller_app_download_section: section, user_app_download_section: apps } = useLanding();
  const links = apps.download_business_app_links;
  return (
    <PitchCard
      half
      ground="butter"
      title={section.seller_app_title}
      text={section.seller_app_sub_title}
      picture={section.seller_app_image}
    >
      {toggle_store_registration && (
        <LinkButton to="/store-registration?active=active" look="inverse">
          {section.seller_app_button_title}
        </LinkButton>
      )}
      <BusinessAppLinks
        play={links.seller_playstore_url_status === 1 && links.seller_playstore_url}
        playText={t('app.seller_play')}
        apple={links.seller_appstore_url_status === 1 && links.seller_appstore_url}
        appleText={t('app.seller_apple')}
      />
    </PitchCard>
  );
}

function CourierCard() {
  const t = useTranslate();
  const { toggle_dm_registration } = useConfig();
  const { deliveryman_app_download_section: section, user_app_download_section: apps } = useLanding();
  const links = apps.download_business_app_links;
  return (
    <PitchCard
      half
      ground="sky"
      title={section.deliveryman_app_title}
      text={section.deliveryman_app_sub_title}
      picture={section.deliveryman_app_image}
    >
      {toggle_dm_registration && (
        <LinkButton to="/deliveryman-registration" look="inverse">
          {section.deliveryman_app_button_title}
        </LinkButton>
      )}
      <BusinessAppLinks
        play={links.dm_playstore_url_status === 1 && links.dm_playstore_url}
        playText={t('app.courier_play')}
        apple={links.dm_appstore_url_status === 1 && links.dm_appstore_url}
        appleText={t('app.courier_apple')}
      />
    </PitchCard>
  );
}

type BusinessAppLinksProps = { play: string | false; playText: string; apple: string | false; appleText: string };

function BusinessAppLinks({ play, playText, apple, appleText }: BusinessAppLinksProps) {
  return (
    <span className="flex basis-full flex-col items-start">
      {[
        { href: play, text: playText },
        { href: apple, text: appleText },
      ].map(
        ({ href, text }) =>
          href && (
            <a
              key={text}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="hit-area py-1 font-semibold text-ink-2 text-small underline-offset-4 hover:underline"
            >
              {text}
            </a>
          ),
      )}
    </span>
  );
}
