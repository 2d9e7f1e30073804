import { Menu as Primitive } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from './class-names.ts';
import { FLOATING } from './floating-look.ts';
import { type Glyph, Icon } from './icon.tsx';

type MenuProps = { trigger: ReactElement; align?: 'start' | 'center' | 'end'; children: ReactNode };

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal>
        <Primitive.Positioner sideOffset={8} collisionPadding={16} align={align} className="z-(--z-popover)">
          <Primitive.Popup
            className={classNames(FLOATING, 'max-h-(--available-height) min-w-56 overflow-y-auto p-1.5')}
          >
            {children}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const ROW =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 font-medium text-small outline-none data-highlighted:bg-hover data-disabled:text-ink-disabled focus-visible:shadow-none';

type MenuItemProps = {
  icon?: Glyph;
  tone?: 'danger';
  disabled?: boolean;
  children: ReactNode;
} & ({ to: To; onSelect?: never } | { onSelect(): void; to?: never });

export function MenuItem({ icon, tone, disabled = false, to, onSelect, children }: MenuItemProps) {
  const look = classNames(ROW, tone === 'danger' ? 'text-danger-ink' : 'text-ink');
  const face = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Primitive.LinkItem className={look} closeOnClick render={<Link to={to} />}>
        {face}
      </Primitive.LinkItem>
    );
  }
  return (
    <Primitive.Item className={look} disabled={disabled} onClick={onSelect}>
      {face}
    </Primitive.Item>
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
  return (
    <Primitive.RadioGroup aria-label={label} value={value} onValueChange={(next: Value) => onChange(next)}>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} value={option.value} closeOnClick className={ROW}>
          <span className="flex-1">{option.label}</span>
          <Primitive.RadioItemIndicator className="text-accent-ink">
            <Icon of={Check} size={18} />
          </Primitive.RadioItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
