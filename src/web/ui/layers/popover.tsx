import { cloneElement, type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { usePhone } from '../use-media-query.ts';
import { FloatingPanel } from './floating-panel.tsx';
import type { FloatingAlign } from './floating-place.ts';

const Sheet = lazyWithRetry(async () => ({ default: (await import('./sheet.tsx')).Sheet }));

type Pressable = ReactElement<{
  onClick?: () => void;
  popoverTarget?: string;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}>;

type PopoverProps = {
  trigger: Pressable;
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  align?: FloatingAlign;
  width?: number;
  className?: string;
  makesRoom?: boolean;
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
  makesRoom,
  children,
}: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => (phone ? setOpen(false) : panel.current?.hidePopover());
  const content = typeof children === 'function' ? children(close) : children;
  const says = { 'aria-haspopup': 'dialog', 'aria-expanded': open } as const;

  if (phone) {
    const show = () => {
      setWasOpened(true);
      setOpen(true);
    };
    return (
      <>
        {cloneElement(trigger, { ...says, onClick: show })}
        <Suspense fallback={null}>
          {wasOpened && (
            <Sheet open={open} onClose={close} title={title} closeLabel={closeLabel}>
              {content}
            </Sheet>
          )}
        </Suspense>
      </>
    );
  }

  return (
    <>
      {cloneElement(trigger, { ...says, popoverTarget: id })}
      <FloatingPanel id={id} panel={panel} align={align} width={width} makesRoom={makesRoom} onToggle={setOpen}>
        <div role="dialog" aria-label={title} className={classNames('p-5', className)}>
          {!titleHidden && <p className="mb-3 font-bold text-lead tracking-snug">{title}</p>}
          {content}
        </div>
      </FloatingPanel>
    </>
  );
}
