import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy.ts';
import { wake } from './kept-press.ts';

const words = () => import('./item-words.tsx');

const sleeping = (part: () => Promise<ComponentType>, meanwhile: ReactNode = null) => {
  const Part = lazyPart(async () => {
    const Awake = await part();
    return {
      default: () => (
        <div data-asleep className="contents" ref={wake}>
          <Awake />
        </div>
      ),
    };
  });
  return (
    <Suspense fallback={meanwhile}>
      <Part />
    </Suspense>
  );
};

/**
 * In the HTML from the start, awake a little later than the page. Made once: a new element would make React draw anew
 * what it has not woken up yet.
 */
export const sleepingParts = {
  path: sleeping(async () => (await words()).PathPart),
  badge: sleeping(async () => (await words()).BadgePart),
  title: sleeping(async () => (await words()).TitlePart, <div className="min-h-25" />),
  heart: sleeping(async () => (await words()).HeartPart, <span className="size-11" />),
  facts: sleeping(async () => (await words()).FactsPart, <div className="min-h-15" />),
  sum: sleeping(async () => (await words()).SumPart, <div className="min-h-6.5" />),
  more: sleeping(async () => (await words()).MorePart),
  dish: sleeping(async () => (await import('./selection/dish-part.tsx')).DishPart),
};
