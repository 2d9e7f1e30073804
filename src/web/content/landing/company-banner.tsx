import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { useLanding } from '../content.queries.ts';
import { PitchCard } from './pitch-card.tsx';

/** The page's one banner carries what the company says of itself. */
export function CompanyBanner() {
  const { banner_section: banner, company_intro_section: company } = useLanding();
  if (banner.banner_section_status === 0) return null;
  return (
    <section>
      <PitchCard
        ground="sage"
        eyebrow={company.company_sub_title}
        title={company.company_title}
        text={company.company_description}
        picture={banner.banner_image}
      >
        {company.company_button_url !== '' && (
          <LinkButton to={company.company_button_url} look="inverse">
            {company.company_button_name}
          </LinkButton>
        )}
      </PitchCard>
    </section>
  );
}
