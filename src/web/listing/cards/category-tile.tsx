import type { CategoryTileData } from '#web/catalog/cards.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ListLink } from '#web/ui/controls/list-link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** A circle on a desktop, a square with round corners on a phone, the name below; with a note a box with all of it in a row. */
export function CategoryTile({ category, to, note }: { category: CategoryTileData; to: string; note?: string }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <ListLink to={to} className={classNames('category-tile', note && 'category-box')}>
      <span className="category-tile-picture">
        <Picture
          id={category.image}
          ratio="1x1"
          alt=""
          sizes="(min-width: 768px) 104px, 25vw"
          widest={240}
          theme={theme}
          className="picture-zoom"
        />
      </span>
      {/* There is space for two lines and the note, so that rows do not move when the font comes. */}
      <span className={note ? 'w-full min-w-0 md:min-h-15' : 'category-name'}>
        <span className="line-clamp-2 block break-words font-semibold text-caption md:text-small">{category.name}</span>
        {note && <span className="block text-caption text-ink-3">{note}</span>}
      </span>
    </ListLink>
  );
}
