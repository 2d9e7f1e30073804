import { Drawer as Primitive } from '@base-ui/react/drawer';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { ToastPlace } from '../feedback/toast-place.tsx';
import { DOUBLE_PRESS_MS } from '../second-press.ts';
import { useBackCloses } from './use-back-closes.ts';

export type ModalProps = {
  open: boolean;
  /** Asked for by Escape, Back, the scrim, the close button or a swipe; the owner of `open` decides. */
  onClose(): void;
  /** After the last frame: what was shown may be forgotten now. */
  onClosed?: (() => void) | undefined;
  /** Where the keyboard starts; the surface itself without it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

type ModalFrameProps = ModalProps & {
  swipe: 'down' | 'left' | 'right';
  /** A dialog in the middle of the screen has nowhere to be swiped to. */
  swipeOff?: boolean;
  viewport: string;
  popup: string;
  style?: CSSProperties;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
};

/**
 * What dialog, sheet and drawer share: scrim, focus trap, scroll lock, Escape, Back, focus restored, a place for toasts. One primitive for all
 * three, so that a phone turned on its side changes the shape and keeps what was typed.
 */
export function ModalFrame({
  open,
  onClose,
  onClosed,
  initialFocus,
  swipe,
  swipeOff = false,
  viewport,
  popup,
  style,
  role = 'dialog',
  children,
}: ModalFrameProps) {
  useBackCloses(open, onClose);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);

  // What a double press opened has its scrim under the second press, which was not meant for it.
  const isSecondPress = ({ reason, event }: Primitive.Root.ChangeEventDetails) =>
    reason === 'outside-press' && event.timeStamp - openedAt.current < DOUBLE_PRESS_MS;

  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next, details) => !next && !isSecondPress(details) && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      swipeDirection={swipe}
      disablePointerDismissal={role === 'alertdialog'}
    >
      <Primitive.Portal>
        <Primitive.Backdrop
          className={classNames(
            'fixed inset-0 z-(--z-scrim) bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity',
            'duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0',
          )}
        />
        <Primitive.Viewport
          data-base-ui-swipe-ignore={swipeOff ? '' : undefined}
          className={classNames('fixed inset-0 z-(--z-sheet) flex', viewport)}
        >
          <Primitive.Popup
            role={role}
            initialFocus={initialFocus}
            style={style}
            className={classNames(
              'relative flex animate-arrive flex-col overflow-hidden bg-raised text-ink shadow-(--elevation-sheet) outline-none',
              'transition-[transform,opacity] ease-out data-swiping:select-none data-ending-style:ease-in',
              'focus-visible:shadow-(--elevation-sheet) data-swiping:duration-0',
              popup,
            )}
          >
            {children}
            {open && <ToastPlace />}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
