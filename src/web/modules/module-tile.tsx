import Check from 'lucide-react/icons/check';
import type { Ref } from 'react';
import type { Module } from '#contract/modules/modules.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { MODULE_GROUNDS } from './module-grounds.ts';

type ModuleTileProps = { module: Module; selected: boolean; onChoose(): void; focusRef?: Ref<HTMLButtonElement> };

export function ModuleTile({ module, selected, onChoose, focusRef }: ModuleTileProps) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <button
      ref={focusRef}
      type="button"
      aria-pressed={selected}
      onClick={onChoose}
      className={classNames(
        'relative flex w-full flex-col items-center rounded-card border bg-surface p-1.5 pb-3 text-center xs:p-2 xs:pb-3.5',
        'hover:border-line-2 hover:shadow-(--elevation-card) active:scale-[0.98]',
        selected ? 'border-accent ring-1 ring-accent hover:border-accent' : 'border-line',
      )}
    >
      <span
        className={classNames(
          'relative block h-20 w-full overflow-hidden rounded-thumb xs:h-29',
          'before:absolute before:inset-0 before:bg-[radial-gradient(85%_85%_at_12%_8%,var(--picture-light),transparent)]',
          MODULE_GROUNDS[module.module_type],
        )}
      >
        <Picture
          id={module.icon}
          ratio="1x1"
          alt=""
          sizes="116px"
          widest={240}
          theme={theme}
          className="relative mx-auto size-20! object-contain p-3 xs:size-29! xs:p-5"
        />
      </span>
      <span className="mt-2 max-w-full break-words font-semibold text-caption xs:mt-3 xs:text-body">
        {module.module_name}
      </span>
      <span className="mt-0.5 line-clamp-2 text-caption text-ink-3 max-xs:sr-only">{module.short_description}</span>
      {selected && (
        <span className="absolute inset-e-4 top-4 grid size-6 place-items-center rounded-pill bg-accent text-on-accent">
          <Icon of={Check} size={14} />
        </span>
      )}
    </button>
  );
}

export function ModuleTileSkeleton() {
  return (
    <div data-skeleton className="rounded-card border border-line p-1.5 pb-3 xs:p-2 xs:pb-3.5">
      <Skeleton className="h-20 rounded-thumb xs:h-29" />
      <Skeleton className="mx-auto mt-4 h-4 w-16" />
      <Skeleton className="mx-auto mt-2 h-3 w-24 max-xs:hidden" />
    </div>
  );
}
