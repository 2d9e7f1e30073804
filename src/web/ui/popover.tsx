import { Popover as Primitive } from '@base-ui/react/popover';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { FLOATING } from './floating-look.ts';
import { Sheet } from './sheet.tsx';
import { usePhone } from './use-media-query.ts';

type Pressable = ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog'; 'aria-expanded'?: boolean }>;

type PopoverProps = {
  trigger: Pressable;
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  align?: 'start' | 'center' | 'end';
  width?: number;
  className?: string;
  /** Gets `close`, for content that ends with a choice. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** Floats beside its trigger; below 768 it is a sheet. */
export function Popover({
  trigger,
  title,
  titleHidden = false,
  closeLabel,
  align = 'start',
  width = 360,
  className,
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const phone = usePhone();
  const close = () => setOpen(false);
  const content = typeof children === 'function' ? children(close) : children;

  if (phone) {
    return (
      <>
        {cloneElement(trigger, { onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        <Sheet open={open} onClose={close} title={title} closeLabel={closeLabel}>
          {content}
        </Sheet>
      </>
    );
  }

  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal>
        <Primitive.Positioner sideOffset={8} collisionPadding={16} align={align} className="z-(--z-popover)">
          <Primitive.Popup
            style={{ width }}
            className={classNames(
              FLOATING,
              'max-h-(--available-height) max-w-(--available-width) overflow-y-auto p-5',
              className,
            )}
          >
            <Primitive.Title className={titleHidden ? 'sr-only' : 'mb-3 font-bold text-lead tracking-snug'}>
              {title}
            </Primitive.Title>
            {content}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
