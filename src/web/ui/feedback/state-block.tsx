import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What happened, or what would lie here, drawn: files of `public/pictures`, so that they cost no script. */
export type StatePicture =
  | 'bag'
  | 'bell'
  | 'broken'
  | 'car'
  | 'closed'
  | 'gift'
  | 'heart'
  | 'lost'
  | 'nothing'
  | 'offline'
  | 'parcel'
  | 'person'
  | 'place'
  | 'purse'
  | 'receipt'
  | 'sent'
  | 'star'
  | 'talk'
  | 'ticket';

type StateBlockProps = {
  tone?: 'empty' | 'error';
  picture?: StatePicture;
  title: ReactNode;
  /** `h1` where this is the whole page. */
  heading?: 'h1' | 'h2';
  text?: ReactNode;
  /** One way on: a button or a link. */
  action?: ReactNode;
  className?: string;
};

/** Nothing here, or it did not load. An error is announced; an empty place is not news. */
export function StateBlock({
  tone = 'empty',
  picture = tone === 'error' ? 'broken' : 'nothing',
  title,
  heading: Heading = 'h2',
  text,
  action,
  className,
}: StateBlockProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames('flex flex-col items-center px-4 py-8 text-center', className)}
    >
      <StateImage picture={picture} tone={tone} />
      <Heading className="mt-5 font-bold text-lead tracking-snug">{title}</Heading>
      {text && <p className="mt-2 max-w-72.5 text-balance text-ink-2 text-small">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

export const StateImage = ({ picture, tone = 'empty' }: { picture: StatePicture; tone?: 'empty' | 'error' }) => (
  <div
    className={classNames(
      'grid size-30 place-items-center overflow-hidden rounded-pill',
      tone === 'error' ? 'bg-danger-soft' : 'bg-ground-sand',
    )}
  >
    <img src={`/pictures/${picture}.svg`} alt="" width={104} height={104} className="size-26" />
  </div>
);
