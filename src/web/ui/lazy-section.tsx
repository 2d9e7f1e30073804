import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { waitForSection } from './hydration.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';

/**
 * A section of a page whose script is a file of its own. The server draws it whole; in the browser React hydrates it as
 * a boundary of its own, after the page around it. Give it props that keep their identity: thanks to `memo` the parent
 * can then render again while the server's HTML still stands here, instead of replacing it with the fallback.
 */
export function lazySection<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const Content = lazyWithRetry(load) as unknown as ComponentType<Props>;

  function LazySection(props: Props) {
    const hydrated = useRef(() => {});
    useLayoutEffect(() => {
      hydrated.current = waitForSection();
      return hydrated.current;
    }, []);

    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Content {...props} />
        <AfterHydration hydrated={hydrated} />
      </Suspense>
    );
  }
  return memo(LazySection);
}

/** Stands behind the content, so that its effect runs when that is hydrated. */
function AfterHydration({ hydrated }: { hydrated: RefObject<() => void> }) {
  useEffect(() => hydrated.current(), [hydrated]);
  return null;
}
