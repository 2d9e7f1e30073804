import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** `to`: from the root, without the language that an address may begin with. */
type ListLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to another page, for lists: the router's own reads where it stands and resolves its address against the routes
 * above it, which for a page of cards is more work than to draw them.
 */
export function ListLink({ to, onClick, ...rest }: ListLinkProps) {
  const { basename, navigator } = use(NavigationContext);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigator.push(to);
  }
  return <a {...rest} href={(basename === '/' ? '' : basename) + to} onClick={follow} />;
}

/** Not one that opens a new tab or window, or saves. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
