import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import { Link, useHref, useNavigate } from 'react-router';

type Links = { base: string; go(to: string): void };

const LinksContext = createContext<Links | null>(null);

/** What all links of a page have in common, found out once. */
export function ListLinks({ children }: { children: ReactNode }) {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const links = useMemo(() => ({ base, go: (to: string) => void navigate(to) }), [base, navigate]);
  return <LinksContext value={links}>{children}</LinksContext>;
}

/** `to`: from the root, without the language that an address may begin with. */
type ListLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to another page, for lists: the router's own reads where it stands and resolves its address against the routes
 * above it, which for a page of cards is more work than to draw them.
 */
export function ListLink({ to, onClick, children, ...rest }: ListLinkProps) {
  const links = use(LinksContext);
  if (!links)
    return (
      <Link to={to} discover="none" onClick={onClick} {...rest}>
        {children}
      </Link>
    );

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    links?.go(to);
  }
  return (
    <a {...rest} href={links.base + to} onClick={follow}>
      {children}
    </a>
  );
}

/** Not one that opens a new tab or window, or saves. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
