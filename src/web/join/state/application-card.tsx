import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import PartyPopper from 'lucide-react/icons/party-popper';
import type { ApplicationState } from '#contract/join/state.ts';
import type { ApplicationStatus } from '#domain/join/application.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { useStorePath } from '#web/modules/module-kind.tsx';
import { useModules } from '#web/modules/modules.queries.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { COURIER_REGISTRATION, STORE_REGISTRATION } from '../join-links.ts';
import { PayApplication } from './pay-application.tsx';

const FACES: Record<ApplicationStatus, { icon: Glyph; look: string }> = {
  awaiting_payment: { icon: CreditCard, look: 'bg-warn-soft text-warn-ink' },
  pending: { icon: Clock, look: 'bg-success-soft text-success-ink' },
  approved: { icon: PartyPopper, look: 'bg-success-soft text-success-ink' },
  rejected: { icon: Ban, look: 'bg-danger-soft text-danger-ink' },
  expired: { icon: Ban, look: 'bg-sunken text-ink-2' },
};

type ApplicationCardProps = {
  state: ApplicationState;
  applicationKey: string;
  /** The gateway says that it was paid; we do not know it yet. */
  isConfirming: boolean;
};

/** Where it stands, what happens next, and what can be done about it now. */
export function ApplicationCard({ state, applicationKey, isConfirming }: ApplicationCardProps) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const { kind, application_status: status, reason } = state;
  const storeLink = useStoreLink(state);
  const face = FACES[status];
  const isOver = status === 'rejected' || status === 'expired';

  return (
    <div className="column max-w-180! py-6 md:py-12">
      <section className="rounded-sheet border border-line bg-surface p-6 md:p-10">
        <span className={classNames('grid size-16 place-items-center rounded-pill', face.look)}>
          <Icon of={face.icon} size={28} />
        </span>
        <h1 className="mt-5 font-extrabold text-headline tracking-tight">
          {t(isConfirming ? 'join.state.confirming' : `join.state.${status}`)}
        </h1>
        <p className="mt-2 text-ink-2">
          {t(isConfirming ? 'join.state.confirming_text' : `join.state.${status}_${kind}`)}
        </p>
        {reason && (
          <blockquote className="mt-4 rounded-card bg-sunken px-4 py-3">
            <p className="font-semibold text-caption text-ink-2">{t('join.state.reason')}</p>
            <p dir="auto" className="whitespace-pre-line">
              {reason}
            </p>
          </blockquote>
        )}
        <ol className="mt-6 flex flex-col gap-3">
          <Mark isDone words={t('join.state.sent', { date: dateTime(state.created_at) })} />
          {status === 'pending' && <Mark words={t('join.state.looking')} />}
          {status === 'pending' && <Mark words={t(`join.state.then_${kind}`)} />}
          {state.decided_at && <Mark isDone words={t('join.state.decided', { date: dateTime(state.decided_at) })} />}
        </ol>
        {status === 'awaiting_payment' && !isConfirming && state.module_id !== null && (
          <PayApplication applicationKey={applicationKey} module_id={state.module_id} package_id={state.package_id} />
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {storeLink && <LinkButton to={storeLink}>{t('join.state.to_store')}</LinkButton>}
          {isOver && (
            <LinkButton to={kind === 'store' ? STORE_REGISTRATION : COURIER_REGISTRATION}>
              {t('join.state.again')}
            </LinkButton>
          )}
          <LinkButton to="/help-and-support" look="secondary">
            {t('join.ask')}
          </LinkButton>
        </div>
        {status === 'pending' && <p className="mt-6 text-caption text-ink-3">{t('join.state.keep_link')}</p>}
      </section>
    </div>
  );
}

/** Stores and providers have pages of their own. Where it stands that page finds out itself. */
function useStoreLink({ store, module_id }: ApplicationState): string | null {
  const storePath = useStorePath();
  const module = useModules().find(({ id }) => id === module_id);
  if (!store || module_id === null) return null;
  const nowhere = { zone_id: 0, lat: 0, lng: 0 };
  const path = storePath({ ...store, ...nowhere, module_id, module_type: module?.module_type ?? '' });
  return `${path.replace(/\?.*/, '')}?module_id=${module_id}`;
}

/** One thing that happened, or that is still to come. */
function Mark({ words, isDone = false }: { words: string; isDone?: boolean }) {
  return (
    <li className={classNames('flex items-center gap-3 text-small', isDone ? 'font-semibold' : 'text-ink-2')}>
      <Icon of={isDone ? CircleCheck : Clock} size={18} className={isDone ? 'text-success-ink' : 'text-ink-3'} />
      {words}
    </li>
  );
}
