import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';

/** Pictures alone: the first one large on a phone, all side by side from there on. */
export function PromotionalBanners() {
  const { promotional_banner_section: section } = useLanding();
  const banners = section.promotion_banners_image;
  if (section.promotion_banner_section_status === 0 || banners.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-(--space-card-gap) md:grid-cols-3">
      {banners.map((id) => (
        <li key={id} className="overflow-hidden rounded-card max-md:first:col-span-2">
          <LandingPicture id={id} ratio="5x2" sizes="(min-width: 768px) 400px, 100vw" className="aspect-5/2" />
        </li>
      ))}
    </ul>
  );
}
