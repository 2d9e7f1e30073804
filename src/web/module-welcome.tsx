import { useQuery } from '@tanstack/react-query';
import type { Module } from '#contract/modules/modules.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { useApi } from './api/api.tsx';
import { bannersQuery } from './catalog/catalog.queries.ts';
import { useScope } from './catalog/scope.ts';
import { Scene } from './home/banners/banner-slide.tsx';
import { KIND_PAGES } from './kind-pages.tsx';
import { OtherWays } from './location/other-ways.tsx';
import { PlaceEntry } from './location/place-entry.tsx';
import { MODULE_GROUNDS } from './modules/module-grounds.ts';
import { useSession } from './session/session.tsx';
import { Picture } from './ui/pictures/picture.tsx';

/** A module's page for somebody whose place is not known: what it is, the way in, and what it sells in the town. */
export default function ModuleWelcome({ module, title }: { module: Module; title: string }) {
  const { Home } = KIND_PAGES[MODULE_PROFILES[module.module_type].kind];
  return <Home welcome={<Welcome module={module} title={title} />} />;
}

/** Where there is no room beside the picture's subject, the form lies over its lower edge; on a phone the words stand above it. */
function Welcome({ module, title }: { module: Module; title: string }) {
  const t = useTranslate();
  return (
    // Above the rows below: the suggestions of the form lie over them.
    <section className="relative z-2 min-[960px]:flex min-[960px]:min-h-105 min-[960px]:items-center">
      <div className="min-[960px]:relative min-[960px]:z-1 min-[960px]:w-[54%] min-[960px]:max-w-160 min-[960px]:py-10 min-[960px]:ps-12">
        <div className="max-[960px]:relative max-[960px]:z-1 max-[960px]:h-80 max-md:p-5 md:max-[960px]:max-w-[54%] md:max-[960px]:p-8">
          <h1 className="font-extrabold text-headline leading-[1.15] tracking-tight md:text-hero wide:text-display wide:leading-[1.05] rtl:leading-[1.3]">
            {title}
          </h1>
          <p className="mt-2 text-ink-2 text-small max-md:line-clamp-3 md:mt-4 md:max-w-125 md:text-lead">
            {module.description || module.short_description}
          </p>
        </div>
        <div id="place" className="relative z-1 scroll-mt-24 max-[960px]:-mt-12 min-[960px]:mt-6">
          <div className="min-[360px]:max-md:px-3 md:max-[960px]:px-8">
            <PlaceEntry />
          </div>
          <div className="mt-3 md:max-[960px]:px-8">
            <OtherWays />
          </div>
          <p className="mt-2 px-3 text-ink-2 text-small max-[960px]:hidden">{t('place.shows_more')}</p>
        </div>
      </div>
      <div
        className={`words-on-picture absolute inset-x-0 top-0 overflow-hidden rounded-sheet max-[960px]:h-80 min-[960px]:inset-0 ${MODULE_GROUNDS[module.module_type]}`}
      >
        <ModuleScene module={module} />
      </div>
    </section>
  );
}

/** The picture of the module's first banner, in the cut that leaves the words their room; without banners its icon. */
function ModuleScene({ module }: { module: Module }) {
  const theme = useSession(({ settings }) => settings.theme);
  const { data } = useQuery(bannersQuery(useApi(), useScope()));
  const image = data?.banners[0]?.image;
  if (!image)
    return (
      <span className="absolute inset-e-6 bottom-14 block size-30 md:inset-e-16 md:inset-y-0 md:my-auto md:size-48 min-[960px]:size-60">
        <Picture id={module.icon} ratio="1x1" alt="" sizes="240px" widest={480} theme="light" />
      </span>
    );
  return (
    <>
      <Picture
        id={image}
        ratio="2x3"
        alt=""
        sizes="94vw"
        widest={960}
        theme={theme}
        className="absolute inset-0 h-full object-[50%_54%] md:hidden"
      />
      <span className="max-md:hidden">
        <Scene id={image} ratio="5x2" sizes="(min-width: 1304px) 1240px, 94vw" widest={1600} place="object-[50%_70%]" />
      </span>
    </>
  );
}
