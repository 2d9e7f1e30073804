import Check from 'lucide-react/icons/check';
import { type ReactNode, use } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { CloseMenuContext } from './menu.tsx';

const ROW =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-control px-3 text-start font-medium text-small hover:bg-hover focus-visible:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] aria-disabled:text-ink-disabled';

type MenuItemProps = {
  icon?: Glyph;
  tone?: 'danger';
  children: ReactNode;
} & (
  | { to: To; state?: unknown; onSelect?: never; disabled?: never }
  | { onSelect(): void; to?: never; state?: never; disabled?: boolean }
);

export function MenuItem({ icon, tone, disabled = false, to, state, onSelect, children }: MenuItemProps) {
  const close = use(CloseMenuContext);
  const look = classNames(ROW, tone === 'danger' ? 'text-danger-ink' : 'text-ink');
  const face = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} state={state} role="menuitem" tabIndex={-1} onClick={close} className={look}>
        {face}
      </Link>
    );
  }

  function select() {
    if (disabled) return;
    close();
    onSelect?.();
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={select}
      className={look}
    >
      {face}
    </button>
  );
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: NoInfer<Value>; label: string }[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
};

/** One of several inside a menu, e.g. the order of a list. */
export function MenuChoice<Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) {
  const close = use(CloseMenuContext);

  return (
    <fieldset aria-label={label} className="min-w-0">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          onClick={() => {
            close();
            onChange(option.value);
          }}
          className={classNames(ROW, 'text-ink')}
        >
          <span className="flex-1">{option.label}</span>
          {option.value === value && <Icon of={Check} size={18} className="text-accent-ink" />}
        </button>
      ))}
    </fieldset>
  );
}

export function MenuSeparator() {
  return <hr className="mx-3 my-1.5 border-line" />;
}
