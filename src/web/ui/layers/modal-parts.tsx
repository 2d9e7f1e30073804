import { Drawer as Primitive } from '@base-ui/react/drawer';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton, type IconButtonLook } from '../controls/icon-button.tsx';

export function ModalTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Primitive.Title className={classNames('font-bold text-title tracking-tight', className)}>
      {children}
    </Primitive.Title>
  );
}

export function ModalDescription({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Primitive.Description className={classNames('text-pretty text-ink-2', className)}>
      {children}
    </Primitive.Description>
  );
}

export function ModalClose({ label, look = 'sunken' }: { label: string; look?: IconButtonLook }) {
  return <Primitive.Close render={<IconButton icon={X} label={label} look={look} size={40} />} />;
}

type ModalHeadProps = {
  title: ReactNode;
  /** Beside the title, in smaller letters: a count. */
  aside?: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  className?: string;
};

export function ModalHead({ title, aside, description, closeLabel, className }: ModalHeadProps) {
  return (
    <header className={classNames('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0 pt-1.5">
        <ModalTitle className="inline">{title}</ModalTitle>
        {aside && <span className="ms-2 text-body text-ink-3">{aside}</span>}
        {description && <ModalDescription className="mt-1 text-small">{description}</ModalDescription>}
      </div>
      <ModalClose label={closeLabel} />
    </header>
  );
}

/** Scrolls; the head and the foot stay. Text in it can be selected with the mouse without dragging the sheet. */
export function ModalBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Primitive.Content className={classNames('min-h-0 flex-1 overflow-y-auto overscroll-contain', className)}>
      {children}
    </Primitive.Content>
  );
}

export function ModalFoot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <footer
      className={classNames(
        // Below the place for toasts.
        'order-2 shrink-0 border-line border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom,0px))] md:py-5',
        className ?? 'md:px-6',
      )}
    >
      {children}
    </footer>
  );
}

/** Says "pull me down"; the close button says it to everyone else. */
export function Grabber({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-x-0 top-2 z-1 mx-auto h-1 w-10 rounded-pill bg-line-2',
        className,
      )}
    />
  );
}
