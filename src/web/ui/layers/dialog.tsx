import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { usePhone } from '../use-media-query.ts';
import { ModalFrame, type ModalProps } from './modal.tsx';
import { Grabber, ModalBody, ModalClose, ModalFoot, ModalHead, ModalTitle } from './modal-parts.tsx';

type DialogProps = ModalProps & {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** In px, from 768 up; below that every dialog is a sheet over the full width. */
  width?: number;
  /** `bare`: the content brings its own layout; title and close button float over it. */
  layout?: 'framed' | 'bare';
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

export const DIALOG_VIEWPORT = 'items-end justify-center md:items-center md:p-8';

export const DIALOG_POPUP = classNames(
  'max-h-[calc(100dvh-44px)] w-full rounded-t-sheet md:max-h-full md:w-(--dialog-width) md:max-w-full md:rounded-sheet',
  'duration-(--duration-slow) md:duration-(--duration-base)',
  'max-md:transform-[translateY(var(--drawer-swipe-movement-y,0px))]',
  'max-md:data-ending-style:transform-[translateY(100%)] max-md:data-starting-style:transform-[translateY(100%)]',
  'md:data-ending-style:transform-[scale(0.98)] md:data-starting-style:transform-[scale(0.98)]',
  'md:data-ending-style:opacity-0 md:data-starting-style:opacity-0',
);

/** The pictures beside the words of a wide dialog: on a tablet these need the room more. */
export const DIALOG_PICTURES = 'shrink-0 md:w-1/3 md:max-[1000px]:p-5 md:max-[1000px]:pe-0 min-[1000px]:w-108';

export const dialogWidth = (px: number): CSSProperties => ({ '--dialog-width': `${px}px` }) as CSSProperties;

export function Dialog({
  title,
  description,
  closeLabel,
  width = 560,
  layout = 'framed',
  foot,
  className,
  children,
  ...modal
}: DialogProps) {
  const phone = usePhone();

  return (
    <ModalFrame
      {...modal}
      swipe="down"
      swipeOff={!phone}
      viewport={DIALOG_VIEWPORT}
      popup={DIALOG_POPUP}
      style={dialogWidth(width)}
    >
      <Grabber className="md:hidden" />
      {layout === 'framed' ? (
        <>
          <ModalHead
            title={title}
            description={description}
            closeLabel={closeLabel}
            className="px-4 pt-6 pb-4 md:px-8 md:pt-7"
          />
          <ModalBody className={classNames('px-4 pb-6 md:px-8 md:pb-8', className)}>{children}</ModalBody>
        </>
      ) : (
        <>
          <ModalTitle className="sr-only">{title}</ModalTitle>
          <ModalBody className={className}>{children}</ModalBody>
          <div className="absolute inset-e-4 top-4 z-1">
            <ModalClose label={closeLabel} look="glass" />
          </div>
        </>
      )}
      {foot && <ModalFoot className="md:px-8">{foot}</ModalFoot>}
    </ModalFrame>
  );
}
