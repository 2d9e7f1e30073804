import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';
import { SectionHead } from './section-head.tsx';

/** Stores that sell with us. */
export function PopularClients() {
  const { popular_client_section: section } = useLanding();
  if (section.popular_client_section_status === 0 || section.cards.length === 0) return null;
  return (
    <section>
      <SectionHead title={section.popular_client_title} text={section.popular_client_sub_title} />
      <ul className="grid grid-cols-2 gap-x-(--space-card-gap) gap-y-4 md:grid-cols-3 wide:grid-cols-6">
        {section.cards.map(({ image, name }) => (
          <li key={image} className="flex min-w-0 items-center gap-3">
            <span className="size-12 shrink-0 overflow-hidden rounded-thumb">
              <LandingPicture id={image} ratio="1x1" sizes="48px" />
            </span>
            <bdi className="min-w-0 font-semibold text-small">{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
