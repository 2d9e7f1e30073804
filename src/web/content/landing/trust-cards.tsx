import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';

export function TrustCards() {
  const { trust_section: section } = useLanding();
  const cards = section.cards.filter(({ status }) => status === 1);
  if (section.trust_section_status === 0 || cards.length === 0) return null;
  return (
    <ul className="grid gap-x-(--space-card-gap) gap-y-8 grid-cols-2 min-[960px]:grid-cols-4">
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col items-start">
          <span className="size-13 overflow-hidden rounded-card">
            <LandingPicture id={card.image} ratio="1x1" sizes="52px" />
          </span>
          <h2 className="mt-4 font-bold text-lead tracking-snug">{card.title}</h2>
          <p className="mt-1 text-ink-2 text-small md:text-body">{card.sub_title}</p>
        </li>
      ))}
    </ul>
  );
}
