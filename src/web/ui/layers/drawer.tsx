import { useDirection } from '@base-ui/react/direction-provider';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ModalFrame, type ModalProps } from './modal.tsx';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts.tsx';

type DrawerProps = ModalProps & {
  title: ReactNode;
  aside?: ReactNode;
  closeLabel: string;
  width?: 420 | 523;
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** On a phone lying on its side a foot would leave its list no room: there all of it scrolls. */
const LOW = {
  popup: '[@media(height<30rem)]:overflow-y-auto',
  body: '[@media(height<30rem)]:flex-none [@media(height<30rem)]:overflow-visible',
};

/** From the end of the line of reading: the right, or the left where one reads from the right. */
export function Drawer({ title, aside, closeLabel, width = 420, foot, className, children, ...modal }: DrawerProps) {
  const direction = useDirection();

  return (
    <ModalFrame
      {...modal}
      swipe={direction === 'rtl' ? 'left' : 'right'}
      viewport="justify-end"
      style={{ '--drawer-width': `${width}px` } as CSSProperties}
      popup={classNames(
        'h-full w-full max-w-(--drawer-width) md:rounded-s-sheet',
        foot ? LOW.popup : '',
        '[--drawer-away:100%] rtl:[--drawer-away:-100%]',
        'transform-[translateX(var(--drawer-swipe-movement-x,0px))] duration-(--duration-slow)',
        'data-ending-style:transform-[translateX(var(--drawer-away))]',
        'data-starting-style:transform-[translateX(var(--drawer-away))]',
      )}
    >
      <ModalHead title={title} aside={aside} closeLabel={closeLabel} className="px-4 pt-5 pb-4 md:px-6" />
      <ModalBody className={classNames('px-4 pb-6 md:px-6', foot ? LOW.body : '', className)}>{children}</ModalBody>
      {foot && <ModalFoot>{foot}</ModalFoot>}
    </ModalFrame>
  );
}
