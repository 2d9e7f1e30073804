import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react';
import { classNames } from '../class-names.ts';
import { tabAfter } from '../layers/tab-after.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

const LOOKS = {
  line: {
    list: 'gap-6 border-line border-b',
    tab: 'relative h-12 text-ink-2 hover:text-ink aria-selected:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-pill aria-selected:after:bg-accent',
  },
  pill: {
    list: 'gap-1.5',
    tab: 'h-11 rounded-pill px-4 text-ink-2 md:h-9 hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-accent-ink',
  },
  box: {
    list: 'gap-1 rounded-thumb bg-sunken p-1',
    tab: 'h-11 min-w-0 flex-1 justify-center rounded-control px-2 text-ink-2 hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-(--elevation-card) dark:aria-selected:bg-press',
  },
} as const;

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: NoInfer<Value>; label: ReactNode; icon?: Glyph }[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
  look?: keyof typeof LOOKS;
  className?: string;
  /** The TabPanels. */
  children?: ReactNode;
};

const TabsContext = createContext({ id: '', value: '' });

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  className,
  children,
}: TabsProps<Value>) {
  const id = useId();

  /** From the tab that has the focus: the page may not have followed the last key yet. */
  function moveFocus(event: KeyboardEvent<HTMLElement>, from: Value) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfter(
      tabs.map((tab) => tab.value),
      from,
      event.key,
      rtl,
    );
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={classNames('flex overflow-x-auto [scrollbar-width:none]', LOOKS[look].list)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={children ? `${id}-${tab.value}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => moveFocus(event, tab.value)}
            className={classNames(
              'inline-flex shrink-0 items-center gap-2 whitespace-nowrap font-semibold text-small',
              'focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)]',
              LOOKS[look].tab,
            )}
          >
            {tab.icon && <Icon of={tab.icon} size={18} />}
            {tab.label}
          </button>
        ))}
      </div>
      <TabsContext value={{ id, value }}>{children}</TabsContext>
    </div>
  );
}

type TabPanelProps = {
  value: string;
  /** In the page also while another tab is chosen: for what must be found without script. */
  keepMounted?: boolean;
  className?: string;
  children: ReactNode;
};

/** Rendered only while its tab is chosen; the empty place stays, so that the tab has something to point at. */
export function TabPanel({ value, keepMounted = false, className, children }: TabPanelProps) {
  const tabs = use(TabsContext);
  const isShown = tabs.value === value;

  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-${value}-panel`}
      aria-labelledby={`${tabs.id}-${value}`}
      hidden={!isShown}
      className={classNames('pt-4', className)}
    >
      {(isShown || keepMounted) && children}
    </div>
  );
}
