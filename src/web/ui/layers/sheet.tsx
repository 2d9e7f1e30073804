import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ModalFrame, type ModalProps } from './modal.tsx';
import { Grabber, ModalBody, ModalFoot, ModalHead } from './modal-parts.tsx';

type SheetProps = ModalProps & {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** From the bottom edge at every width; a drag down closes it. */
export function Sheet({ title, description, closeLabel, foot, className, children, ...modal }: SheetProps) {
  return (
    <ModalFrame
      {...modal}
      swipe="down"
      viewport="items-end justify-center"
      popup={classNames(
        'max-h-[calc(100dvh-44px)] w-full max-w-160 rounded-t-sheet duration-(--duration-slow)',
        'transform-[translateY(var(--drawer-swipe-movement-y,0px))]',
        'data-ending-style:transform-[translateY(100%)] data-starting-style:transform-[translateY(100%)]',
      )}
    >
      <Grabber />
      <ModalHead title={title} description={description} closeLabel={closeLabel} className="px-4 pt-6 pb-4 md:px-6" />
      <ModalBody className={classNames('px-4 pb-6 md:px-6', className)}>{children}</ModalBody>
      {foot && <ModalFoot>{foot}</ModalFoot>}
    </ModalFrame>
  );
}
