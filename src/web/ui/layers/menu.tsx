import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { FloatingPanel } from './floating-panel.tsx';
import type { FloatingAlign } from './floating-place.ts';

type MenuTrigger = ReactElement<{ popoverTarget?: string; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>;

type MenuProps = { trigger: MenuTrigger; label: string; align?: FloatingAlign; children: ReactNode };

export const CloseMenuContext = createContext<() => void>(() => {});

/** A list of commands or choices behind a button. The arrow keys move, letters jump, Escape and Tab leave. */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();

  function follow(isOpen: boolean) {
    setOpen(isOpen);
    if (!isOpen) return;
    const items = itemsOf(panel.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  }

  function moduleZone(event: KeyboardEvent) {
    if (event.key === 'Tab') close();
    const next = nextItem(itemsOf(panel.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <FloatingPanel id={id} panel={panel} align={align} onToggle={follow}>
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={moduleZone}
          className="min-w-56 p-1.5 outline-none"
        >
          <CloseMenuContext value={close}>{children}</CloseMenuContext>
        </div>
      </FloatingPanel>
    </>
  );
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] =>
  menu ? [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')] : [];

function nextItem(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      if (key.length !== 1 || key === ' ') return undefined;
      return [...items.slice(at + 1), ...items].find((item) => startsWith(item, key));
  }
}

const startsWith = (item: HTMLElement, letter: string) =>
  item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()) ?? false;
