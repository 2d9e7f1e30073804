import Quote from 'lucide-react/icons/quote';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';
import { SectionHead } from './section-head.tsx';

export function Testimonials() {
  const { testimonial_section: section } = useLanding();
  const voices = section.testimonial_list.filter(({ status }) => status === 1);
  if (section.testimonial_section_status === 0 || voices.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={section.testimonial_title}
        text={section.testimonial_sub_title}
        action={
          <LinkButton to={{ hash: '#place' }} look="soft">
            {section.testimonial_button_title}
          </LinkButton>
        }
      />
      <ul className="grid gap-(--space-card-gap) md:grid-cols-2 min-[960px]:grid-cols-3">
        {voices.map((voice) => (
          <li key={voice.id}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-6">
              <Icon of={Quote} size={24} directional className="text-accent-ink" />
              <blockquote className="mt-3 mb-6 text-lead">{voice.review}</blockquote>
              <figcaption className="mt-auto flex items-center gap-3">
                <span className="size-12 shrink-0 overflow-hidden rounded-pill">
                  <LandingPicture id={voice.reviewer_image} ratio="1x1" sizes="48px" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-small">{voice.name}</span>
                  <span className="block text-ink-3 text-small">{voice.designation}</span>
                </span>
                <span className="ms-auto size-9 shrink-0 overflow-hidden rounded-control">
                  <LandingPicture id={voice.company_image} ratio="1x1" sizes="36px" />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
