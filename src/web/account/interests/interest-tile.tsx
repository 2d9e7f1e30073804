import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { Category } from '#contract/catalog/category-shape.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

type InterestTileProps = { category: Category; checked: boolean; onChange(checked: boolean): void };

export function InterestTile({ category, checked, onChange }: InterestTileProps) {
  const id = useId();
  const theme = useSession(({ settings }) => settings.theme);

  return (
    <label htmlFor={id} className="flex cursor-pointer flex-col items-center gap-2 text-center">
      <span
        className={classNames(
          'relative aspect-square w-full overflow-hidden rounded-sheet bg-sunken ring-accent has-focus-visible:shadow-(--focus-ring)',
          checked && 'ring-3',
        )}
      >
        <input
          id={id}
          type="checkbox"
          value={category.id}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="sr-only"
        />
        <Picture
          id={category.image}
          ratio="1x1"
          alt=""
          sizes="(min-width: 768px) 160px, 30vw"
          widest={320}
          theme={theme}
        />
        <span
          className={classNames(
            'absolute inset-e-2 top-2 grid size-6 place-items-center rounded-pill bg-accent text-on-accent transition-transform duration-(--duration-fast)',
            !checked && 'scale-0',
          )}
        >
          <Icon of={Check} size={14} />
        </span>
      </span>
      <span className="line-clamp-2 break-words font-semibold text-caption wide:text-small">{category.name}</span>
    </label>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'];

export function InterestSkeleton() {
  return (
    <div aria-busy="true" className="column max-w-220! py-8 md:py-14 wide:max-w-300!">
      <Skeleton className="h-9 w-60" />
      <div className="mt-14 grid grid-cols-4 gap-x-3 gap-y-4 md:grid-cols-8 md:gap-x-4 md:gap-y-6">
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-square rounded-sheet" />
        ))}
      </div>
    </div>
  );
}
