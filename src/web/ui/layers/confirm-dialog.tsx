import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { usePhone } from '../use-media-query.ts';
import { DIALOG_POPUP, DIALOG_VIEWPORT, dialogWidth } from './dialog.tsx';
import { ModalFrame, type ModalProps } from './modal.tsx';
import { Grabber, ModalBody, ModalDescription, ModalTitle } from './modal-parts.tsx';

type ConfirmDialogProps = ModalProps & {
  icon: Glyph;
  tone?: 'danger' | 'neutral';
  title: ReactNode;
  text?: ReactNode;
  /** The choice that changes nothing stands first and has the focus. */
  safe: string;
  /** Null: it cannot be done now, and the dialog only says why. */
  confirm: string | null;
  onConfirm(): void;
  progress?: string | null;
  /** What the first button does where it is more than closing. */
  onSafe?: () => void;
  /** Between the text and the buttons: what exactly is asked about. */
  children?: ReactNode;
};

export function ConfirmDialog({
  icon,
  tone = 'neutral',
  title,
  text,
  safe,
  confirm,
  onConfirm,
  progress,
  onSafe,
  children,
  ...modal
}: ConfirmDialogProps) {
  const phone = usePhone();
  const safeButton = useRef<HTMLButtonElement>(null);

  return (
    <ModalFrame
      {...modal}
      initialFocus={safeButton}
      role="alertdialog"
      swipe="down"
      swipeOff={!phone}
      viewport={DIALOG_VIEWPORT}
      popup={DIALOG_POPUP}
      style={dialogWidth(children ? 460 : 420)}
    >
      <Grabber className="md:hidden" />
      <ModalBody className="px-4 pt-8 pb-[calc(16px+env(safe-area-inset-bottom,0px))] md:p-8">
        <span
          className={classNames(
            'mb-4 grid size-12 place-items-center rounded-pill',
            tone === 'danger' ? 'bg-danger-soft text-danger-ink' : 'bg-accent-soft text-accent-ink',
          )}
        >
          <Icon of={icon} size={22} />
        </span>
        <ModalTitle>{title}</ModalTitle>
        {text && <ModalDescription className="mt-2">{text}</ModalDescription>}
        {children}
        <div className={classNames('mt-6 grid gap-3', confirm && 'grid-cols-2')}>
          <Button ref={safeButton} look="secondary" className="min-w-0 px-3!" onClick={onSafe ?? modal.onClose}>
            {safe}
          </Button>
          {confirm && (
            <Button
              look={tone === 'danger' ? 'danger' : 'primary'}
              className="min-w-0 px-3!"
              progress={progress}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </div>
      </ModalBody>
    </ModalFrame>
  );
}
