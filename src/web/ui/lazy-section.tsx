import { type ComponentType, memo, type ReactNode, Suspense } from 'react';
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
  return memo((props: Props) => (
    <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
      <Content {...props} />
    </Suspense>
  ));
}
