import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';
import { SectionHead } from './section-head.tsx';

export function Gallery() {
  const { gallery_section: section } = useLanding();
  const cards = section.cards.filter(({ status, image }) => status === 1 && image !== null);
  if (cards.length === 0) return null;
  return (
    <section>
      <SectionHead title={section.gallery_content_title} text={section.gallery_content_sub_title} />
      <ul className="grid grid-cols-2 gap-(--space-card-gap) wide:grid-cols-4">
        {cards.map(({ image }) => (
          <li key={image} className="overflow-hidden rounded-card">
            <LandingPicture
              id={image}
              ratio="4x3"
              sizes="(min-width: 1180px) 300px, (min-width: 768px) 360px, 50vw"
              className="aspect-4/3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
