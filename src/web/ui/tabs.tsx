import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Glyph, Icon } from './icon.tsx';

const LOOKS = {
  line: {
    list: 'gap-6 border-line border-b',
    tab: 'relative h-12 text-ink-2 data-active:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-pill data-active:after:bg-accent',
  },
  pill: {
    list: 'gap-1.5',
    tab: 'hit-area h-10 rounded-pill px-4 text-ink-2 hover:bg-hover data-active:bg-accent-soft data-active:text-accent-ink',
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

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  className,
  children,
}: TabsProps<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <Primitive.List
        aria-label={label}
        activateOnFocus
        className={classNames('flex overflow-x-auto [scrollbar-width:none]', LOOKS[look].list)}
      >
        {tabs.map((tab) => (
          <Primitive.Tab
            key={tab.value}
            value={tab.value}
            className={classNames(
              'inline-flex shrink-0 items-center gap-2 whitespace-nowrap font-semibold text-small -outline-offset-2',
              'focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)]',
              LOOKS[look].tab,
            )}
          >
            {tab.icon && <Icon of={tab.icon} size={18} />}
            {tab.label}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <Primitive.Panel value={value} className={classNames('pt-4 outline-none', className)}>
      {children}
    </Primitive.Panel>
  );
}
