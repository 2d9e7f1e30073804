import Bike from 'lucide-react/icons/bike';
import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { storeDraft } from '#web/session/drafts/join-draft.ts';
import { useSession } from '#web/session/session.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { COURIER_REGISTRATION, STORE_REGISTRATION, takesCouriers } from '../join-links.ts';
import { useBenefits } from './joining-brings.tsx';

/** What the business says to whoever may want to sell here; empty texts and no picture where it says nothing. */
export type Invitation = { title: string; text: string; button: string; picture: string | null };

const STEPS = ['fill', 'plan', 'look', 'open'] as const;

/** The first screen: what joining brings, what it takes, and the way in. */
export default function StoreWelcome({ invitation }: { invitation: Invitation }) {
  const t = useTranslate();
  const config = useConfig();
  const theme = useSession(({ settings }) => settings.theme);
  const benefits = useBenefits();
  // Only the browser knows what was begun in it.
  const hasBegun = useHydrated() && storeDraft.get() !== null;

  return (
    <div className="column flex flex-col gap-10 py-6 md:gap-14 md:py-10">
      <section className="words-on-picture relative isolate grid overflow-hidden rounded-sheet bg-ground-sage md:min-h-90 md:grid-cols-2">
        <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-12">
          <h1 className="font-extrabold text-hero tracking-tight">{invitation.title || t('join.welcome.title')}</h1>
          <p className="max-w-110 text-ink-2">{invitation.text || t('join.welcome.text')}</p>
          <div className="mt-2 flex flex-col items-start gap-3">
            <LinkButton to={STORE_REGISTRATION} size={52}>
              {hasBegun ? t('join.welcome.continue') : invitation.button || t('join.welcome.begin')}
            </LinkButton>
            <span className="text-pretty text-ink-2 text-small">{t('join.welcome.time')}</span>
          </div>
        </div>
        {invitation.picture && (
          <div className="max-md:aspect-3/2 max-md:[mask-image:linear-gradient(to_bottom,transparent,#000_30%)] md:absolute md:inset-y-0 md:inset-e-0 md:-z-1 md:w-[58%] md:[mask-image:linear-gradient(to_right,transparent,#0004_12%,#000_32%)] md:rtl:[mask-image:linear-gradient(to_left,transparent,#000_8%)] wide:w-1/2">
            <Picture
              id={invitation.picture}
              ratio="4x3"
              alt=""
              sizes="(min-width: 768px) 620px, 100vw"
              theme={theme}
              early
              className="size-full! object-cover md:object-right"
            />
          </div>
        )}
      </section>

      <section aria-labelledby="brings">
        <h2 id="brings" className="mb-4 font-bold text-title tracking-tight">
          {t('join.brings')}
        </h2>
        <ul className="grid gap-(--space-card-gap) md:grid-cols-2 wide:auto-cols-fr wide:grid-flow-col">
          {benefits.map(({ icon, words }) => (
            <li key={words} className="flex items-start gap-3.5 rounded-card border border-line bg-surface p-5">
              <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-ink">
                <Icon of={icon} size={20} />
              </span>
              <p className="self-center font-semibold">{words}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="how">
        <h2 id="how" className="mb-4 font-bold text-title tracking-tight">
          {t('join.how')}
        </h2>
        <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2 wide:grid-cols-4">
          {STEPS.map((step, at) => (
            <li key={step} className="flex gap-3.5">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-pill bg-inverse font-bold text-on-inverse text-small"
              >
                {at + 1}
              </span>
              <div>
                <h3 className="font-bold text-body">{t(`join.how.${step}`)}</h3>
                <p className="mt-1 text-ink-2 text-small">{t(`join.how.${step}_text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>

      {takesCouriers({ config }) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken px-5 py-4">
          <Icon of={Bike} className="text-accent-ink" />
          {t('join.welcome.rather_ride')}
          <Link to={COURIER_REGISTRATION} className="hit-area font-semibold text-accent-ink hover:underline">
            {t('join.welcome.ride')}
          </Link>
        </p>
      )}
    </div>
  );
}
