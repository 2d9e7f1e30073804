import type { Module } from '#contract/modules/modules.ts';
import { OtherWays } from './location/other-ways.tsx';
import { PlaceEntry } from './location/place-entry.tsx';
import { MODULE_GROUNDS } from './modules/module-grounds.ts';
import { Picture } from './ui/pictures/picture.tsx';

/** A module's page for somebody whose place is not known: what it is, and the way in. */
export default function ModuleWelcome({ module, title }: { module: Module; title: string }) {
  return (
    <section className="column grid gap-8 py-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-16">
      <div className="min-w-0 max-w-160">
        <h1 className="font-extrabold text-headline tracking-tight md:text-hero">{title}</h1>
        <p className="mt-3 mb-6 text-ink-2">{module.description || module.short_description}</p>
        <div id="place">
          <PlaceEntry />
        </div>
        <div className="mt-3">
          <OtherWays />
        </div>
      </div>
      <span className={`block size-45 rounded-sheet p-8 max-md:hidden ${MODULE_GROUNDS[module.module_type]}`}>
        <Picture id={module.icon} ratio="1x1" alt="" sizes="120px" widest={240} theme="light" />
      </span>
    </section>
  );
}
