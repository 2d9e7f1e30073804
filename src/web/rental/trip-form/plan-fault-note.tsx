import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { PlanFault } from './use-plan-draft.ts';

/** Why this trip cannot be searched for. */
export function PlanFaultNote({ fault }: { fault: PlanFault | null }) {
  const t = useTranslate();
  return (
    <div role="alert">
      {fault && (
        <p className="flex items-start gap-1.5 px-3.5 pt-1 pb-1.5 font-medium text-caption text-danger-ink">
          <Icon of={CircleAlert} size={14} className="mt-px" />
          {t(`trip_search.error.${fault}`)}
        </p>
      )}
    </div>
  );
}
