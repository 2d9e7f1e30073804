import { useLanding } from '../content.queries.ts';
import { PitchCard } from './pitch-card.tsx';

export function Highlight() {
  const { highlight_section: section } = useLanding();
  if (section.highlight_section_status === 0) return null;
  return (
    <section>
      <PitchCard
        ground="rose"
        title={section.highlight_title}
        text={section.highlight_sub_title}
        picture={section.highlight_image}
      />
    </section>
  );
}
