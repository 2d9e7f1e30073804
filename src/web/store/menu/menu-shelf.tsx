import type { ReactNode } from 'react';
import type { MenuCardData } from '../../catalog/cards.ts';
import { MENU_GRID } from '../../listing/cards/card-skeletons.tsx';
import { MenuCard } from '../../listing/cards/menu-card.tsx';
import { anchorOf } from './menu-section.ts';

type MenuShelfProps = {
  id: number | 'popular';
  name: string;
  items: readonly MenuCardData[];
  lookOnly: boolean;
  /** The way to the rest of a long shelf. */
  more?: ReactNode;
};

/** One section of the menu under its title, which the rail leads to. */
export function MenuShelf({ id, name, items, lookOnly, more }: MenuShelfProps) {
  const anchor = anchorOf(id);
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="scroll-mt-28 md:scroll-mt-44 min-[900px]:scroll-mt-24"
    >
      <h2
        id={`${anchor}-title`}
        tabIndex={-1}
        className="mb-1 font-bold text-lead tracking-tight outline-none focus-visible:shadow-none md:mb-3 md:text-title"
      >
        <bdi>{name}</bdi>
      </h2>
      <ul className={MENU_GRID}>
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <MenuCard item={item} lookOnly={lookOnly} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
