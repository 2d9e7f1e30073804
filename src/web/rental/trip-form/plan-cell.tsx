import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/layers/popover.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

type PlanCellProps = {
  icon: Glyph;
  label: string;
  value: string | null;
  placeholder?: string | undefined;
  isWrong?: boolean;
  /** Opens below itself instead of floating: inside of a sheet. */
  inline?: boolean;
  width?: number;
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
};

/** One field of a trip: what it is and what was chosen, and behind it the ways to choose. */
export function PlanCell({ inline = false, ...props }: PlanCellProps) {
  return inline ? <InlineCell {...props} /> : <FloatingCell {...props} />;
}

function FloatingCell({ children, width = 400, ...cell }: Omit<PlanCellProps, 'inline'>) {
  const t = useTranslate();
  return (
    // One element with what it opens: lines between cells are drawn by their place in the row.
    <div className="min-w-0">
      <Popover trigger={<CellButton {...cell} />} title={cell.label} closeLabel={t('app.close')} width={width}>
        {children}
      </Popover>
    </div>
  );
}

function InlineCell({ children, width: _, ...cell }: Omit<PlanCellProps, 'inline'>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-control border border-line-control">
      <CellButton
        {...cell}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} className="border-line border-t p-3.5">
          {children(() => setIsOpen(false))}
        </div>
      )}
    </div>
  );
}

type CellButtonProps = Omit<ComponentProps<'button'>, 'children' | 'value'> &
  Pick<PlanCellProps, 'icon' | 'label' | 'value' | 'placeholder' | 'isWrong'>;

function CellButton({ icon, label, value, placeholder, isWrong = false, className, ...rest }: CellButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'flex min-h-14 w-full min-w-0 items-center gap-3 rounded-control px-3.5 text-start hover:bg-hover active:bg-press',
        className,
      )}
    >
      <Icon of={icon} className={isWrong ? 'text-danger-ink' : 'text-ink-3'} />
      <span className="min-w-0 flex-1">
        <span className={classNames('block truncate text-caption', isWrong ? 'text-danger-ink' : 'text-ink-2')}>
          {label}
        </span>
        <span className={classNames('block truncate font-semibold text-small', value === null && 'text-ink-3')}>
          <bdi>{value ?? placeholder}</bdi>
        </span>
      </span>
    </button>
  );
}
