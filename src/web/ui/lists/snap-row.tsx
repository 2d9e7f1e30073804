import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Children, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';

type SnapRowProps = {
  /** Names the row for screen readers. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The line above the row: title at the start, a link before the arrows. */
  head?: ReactNode;
  headEnd?: ReactNode;
  /** Widths of the cards: "[--card:164px] md:[--card:230px]". */
  className?: string;
  children: ReactNode;
};

const ARROW = { look: 'outline', size: 36, iconSize: 18, directional: true } as const;

/** As many as the widest screen shows at once. */
const AT_FIRST = 5;

/**
 * A row of cards that scrolls sideways by the browser itself: works before any script, with finger, wheel and keys.
 * The cards beyond the edge come when the row is seen: a page of twenty rows is half as long to read and to hydrate.
 */
export function SnapRow({ label, previousLabel, nextLabel, head, headEnd, className, children }: SnapRowProps) {
  const row = useRef<HTMLUListElement>(null);
  // Until it is measured it counts as longer than the screen, as most rows are: then nothing moves.
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const sight = new IntersectionObserver((entries) => {
      // A press that comes meanwhile is answered first.
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setSeen(true));
    });
    sight.observe(list);
    return () => sight.disconnect();
  }, []);

  // Measured with all its cards: the first ones alone may just fit.
  useEffect(() => {
    const list = row.current;
    if (!list || !isSeen) return;
    let isNew = false;
    let wasAtStart = true;
    const look = () => {
      // The browser follows the card that was first, also to the end of a new order: nobody has moved the row.
      if (isNew && wasAtStart) list.scrollLeft = 0;
      isNew = false;
      // Negative in right-to-left; only the distance from the start matters.
      const from = Math.abs(list.scrollLeft);
      const atStart = from < 2;
      wasAtStart = atStart;
      const atEnd = from + list.clientWidth > list.scrollWidth - 2;
      setEnds((ends) => (ends.atStart === atStart && ends.atEnd === atEnd ? ends : { atStart, atEnd }));
    };
    const size = new ResizeObserver(look);
    size.observe(list);
    // Measured anew after the browser has laid the new cards out by itself; asking at once would make it do so.
    const cards = new MutationObserver(() => {
      isNew = true;
      size.unobserve(list);
      size.observe(list);
    });
    cards.observe(list, { childList: true });
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      cards.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [isSeen]);

  function turn(pages: 1 | -1) {
    const list = row.current;
    if (!list) return;
    const along = getComputedStyle(list).direction === 'rtl' ? -pages : pages;
    list.scrollBy({ left: along * list.clientWidth * 0.8 });
  }

  const fits = ends.atStart && ends.atEnd;
  // The same ones as long as they are the same: arrows change more often than cards.
  const cards = useMemo(() => Children.toArray(children).slice(0, isSeen ? undefined : AT_FIRST), [children, isSeen]);

  return (
    <section aria-label={label} className="min-w-0">
      <div className="row-head">
        <div>{head}</div>
        <div className="flex shrink-0 items-center gap-4">
          {headEnd}
          <span className={classNames('row-arrows', fits && 'md:hidden')}>
            {isSeen && (
              <>
                <IconButton
                  icon={ArrowLeft}
                  label={previousLabel}
                  {...ARROW}
                  disabled={ends.atStart}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  icon={ArrowRight}
                  label={nextLabel}
                  {...ARROW}
                  disabled={ends.atEnd}
                  onClick={() => turn(1)}
                />
              </>
            )}
          </span>
        </div>
      </div>
      <ul
        ref={row}
        // Cards may hold nothing to focus; the arrow keys must reach the row all the same.
        tabIndex={fits ? undefined : 0}
        className={classNames('card-row', className)}
      >
        {cards}
      </ul>
    </section>
  );
}
