import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { HomeFrame } from '#web/home/home-frame.tsx';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { SectionFailed, SectionTitle } from '#web/listing/section.tsx';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { parcelCategoriesQuery, reasonsQuery, videoContentQuery } from '../parcel.queries.ts';
import { ParcelCategoryCard, ParcelCategorySkeleton } from '../parcel-category-card.tsx';
import { Hero } from './hero.tsx';
import { TrackBox } from './track-box.tsx';

export default function ParcelHome({ welcome }: { welcome?: ReactNode }) {
  return (
    <HomeFrame>
      {welcome ?? (
        <div className="flex flex-col gap-4">
          <Hero />
          <TrackBox />
        </div>
      )}
      <ParcelCategories />
      <Reasons />
      <HowItWorks />
    </HomeFrame>
  );
}

function ParcelCategories() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(parcelCategoriesQuery(useApi(), useScope()));
  const words = { title: t('parcel.what'), text: t('parcel.what_text') };
  if (!data && isError) return <SectionFailed {...words} onRetry={() => refetch()} />;

  return (
    <section aria-label={words.title} aria-busy={!data}>
      <div className="mb-4">
        <SectionTitle {...words} />
      </div>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-(--space-card-gap) min-[960px]:grid-cols-3">
        {data
          ? data.map((category) => (
              <li key={category.id}>
                <ParcelCategoryCard category={category} />
              </li>
            ))
          : placeholders(6).map((place) => (
              <li key={place}>
                <ParcelCategorySkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}

function Reasons() {
  const t = useTranslate();
  const theme = useSession(({ settings }) => settings.theme);
  const { data = [] } = useQuery(reasonsQuery(useApi(), useScope()));
  if (data.length === 0) return null;
  return (
    <section aria-label={t('parcel.why')}>
      <div className="mb-4">
        <SectionTitle title={t('parcel.why')} />
      </div>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-(--space-card-gap)">
        {data.map(({ id, title, short_description, image }) => (
          <li key={id} className="rounded-card bg-sunken p-5">
            {image && (
              <span className="mb-4 block size-18 overflow-hidden rounded-pill">
                <Picture id={image} ratio="1x1" alt="" sizes="72px" widest={160} theme={theme} />
              </span>
            )}
            <h3 className="font-bold text-lead">{title}</h3>
            <p className="mt-1 text-ink-2 text-small">{short_description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowItWorks() {
  const theme = useSession(({ settings }) => settings.theme);
  const { data } = useQuery(videoContentQuery(useApi(), useScope()));
  if (!data || data.section_title === '') return null;
  const value = (key: string) => data.banner_contents.find((content) => content.key === key)?.value ?? '';
  const steps = data.banner_contents.filter(({ key }) => key.endsWith('_title')).map(({ key }) => key.slice(0, -6));

  return (
    <section
      aria-label={data.section_title}
      className="grid items-center gap-6 rounded-sheet border border-line p-5 md:grid-cols-[minmax(0,1fr)_240px] md:gap-10 md:p-8"
    >
      <div>
        <SectionTitle title={data.section_title} />
        <ol className="mt-5 grid gap-5 wide:auto-cols-fr wide:grid-flow-col wide:gap-8">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 wide:flex-col wide:gap-3">
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-pill bg-accent-soft font-bold text-accent-ink text-small"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-body">{value(`${step}_title`)}</h3>
                <p className="text-ink-2 text-small">{value(`${step}_subtitle`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {data.banner_image && (
        <span className="block overflow-hidden rounded-card">
          {/* A banner shows its subject at its end: cut to a square there, it stands in the middle. */}
          <Picture
            id={data.banner_image}
            ratio="5x3"
            alt=""
            sizes="(min-width: 768px) 400px, 150vw"
            theme={theme}
            className="aspect-square object-cover object-right max-md:aspect-4/3"
          />
        </span>
      )}
    </section>
  );
}
