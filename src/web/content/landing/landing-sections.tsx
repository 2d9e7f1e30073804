import { classNames } from '#web/ui/class-names.ts';
import { useIsFirstVisit } from '#web/ui/lists/use-is-first-visit.ts';
import { CompanyBanner } from './company-banner.tsx';
import { Faq } from './faq.tsx';
import { Gallery } from './gallery.tsx';
import { Highlight } from './highlight.tsx';
import { ModuleBand } from './module-band.tsx';
import { PartnerCards } from './partner-cards.tsx';
import { PopularClients } from './popular-clients.tsx';
import { PromotionalBanners } from './promotional-banners.tsx';
import { ServedZones } from './served-zones.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustCards } from './trust-cards.tsx';
import { UserApp } from './user-app.tsx';

/** What comes below the first screen: in the HTML from the start, its script fetched afterwards. */
export default function LandingSections() {
  return (
    <>
      <ModuleBand />
      <div
        className={classNames('column flex flex-col gap-14 py-14 md:gap-20 md:py-16', useIsFirstVisit() && 'far-parts')}
      >
        <TrustCards />
        <ServedZones />
        <PromotionalBanners />
        <UserApp />
        <PopularClients />
        <PartnerCards />
        <CompanyBanner />
        <Testimonials />
        <Gallery />
        <Highlight />
        <Faq />
      </div>
    </>
  );
}
