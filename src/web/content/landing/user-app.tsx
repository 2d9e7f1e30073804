import { AppButtons } from '../app-buttons.tsx';
import { useLanding } from '../content.queries.ts';
import { PitchCard } from './pitch-card.tsx';

export function UserApp() {
  const { user_app_download_section: section } = useLanding();
  if (section.download_user_app_section_status === 0) return null;
  return (
    <section>
      <PitchCard
        ground="lilac"
        eyebrow={`${section.download_user_app_button_title} · ${section.download_user_app_button_sub_title}`}
        title={section.download_user_app_title}
        text={section.download_user_app_sub_title}
        picture={section.download_user_app_image}
      >
        <AppButtons links={section.download_user_app_links} look="inverse" />
      </PitchCard>
    </section>
  );
}
