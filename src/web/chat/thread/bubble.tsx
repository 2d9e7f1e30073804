import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type BubbleProps = {
  isOwn: boolean;
  text: string | null;
  /** What goes before the words. */
  pictures?: ReactNode;
  /** Time and mark, under the last of what one side said in a row. */
  foot?: ReactNode;
};

/** What somebody said: their own at the end of the line, the other side's at its start. */
export const Bubble = ({ isOwn, text, pictures, foot }: BubbleProps) => (
  <li className={classNames('flex flex-col gap-1.5', isOwn ? 'items-end' : 'items-start')}>
    {pictures}
    {text && (
      <p
        dir="auto"
        className={classNames(
          'max-w-[min(286px,85%)] whitespace-pre-wrap break-words rounded-[18px] px-3.75 py-2.5 text-start text-body leading-5.5 md:max-w-[min(400px,85%)] md:text-small',
          isOwn ? 'rounded-ee-xs bg-accent text-on-accent' : 'rounded-es-xs border border-line bg-surface text-ink',
        )}
      >
        {text}
      </p>
    )}
    {foot && (
      <p className="flex flex-wrap items-center gap-x-1.5 px-0.5 text-caption text-ink-3 tabular empty:hidden">
        {foot}
      </p>
    )}
  </li>
);

/** Up to three in a row, square as the rules of uploads want them. */
export const PictureStrip = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-wrap gap-1.5">{children}</ul>
);
