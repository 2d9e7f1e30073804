import { unavailableProfilePage } from '../pages/unavailable-pages.ts';
import { UnavailableView } from '../pages/unavailable-view.tsx';

export default function UnavailableProfilePage({ page }: { page: string }) {
  const content = unavailableProfilePage(page);
  return content && <UnavailableView title={content.title} holds={content.holds} inFrame />;
}
