import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useLanding } from '../content.queries.ts';
import { LandingPicture } from './landing-picture.tsx';
import { SectionHead } from './section-head.tsx';

/** Where we go, and what is offered there. */
export function ServedZones() {
  const { available_zone_section: section } = useLanding();
  if (section.available_zone_status === 0) return null;
  return (
    <section className="grid items-center gap-x-10 gap-y-6 md:grid-cols-2 wide:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
      <div className="min-w-0">
        <SectionHead title={section.available_zone_title} text={section.available_zone_short_description} />
        <ul className="grid gap-3 wide:grid-cols-2">
          {section.available_zone_list.map((zone) => (
            <li key={zone.id} className="flex gap-3 rounded-card border border-line bg-surface p-4">
              <Icon of={MapPin} size={20} className="mt-0.5 text-accent-ink" />
              <div className="min-w-0">
                <h3 className="font-semibold">{zone.display_name}</h3>
                <p className="mt-1 text-ink-3 text-small">{zone.modules.join('\u00a0· ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-hidden rounded-sheet">
        <LandingPicture
          id={section.available_zone_image}
          ratio="4x3"
          sizes="(min-width: 1181px) 460px, (min-width: 768px) 50vw, 94vw"
          className="aspect-4/3"
        />
      </div>
    </section>
  );
}
