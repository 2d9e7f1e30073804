import Star from 'lucide-react/icons/star';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { type StarFill, starFills } from './star-fill.ts';

type RatingStarsProps = { value: number; label: string; size?: number; className?: string };

/** Five stars in steps of a half; the label says the exact number. */
export function RatingStars({ value, label, size = 16, className }: RatingStarsProps) {
  return (
    <span role="img" aria-label={label} className={classNames('inline-flex gap-0.5', className)}>
      {starFills(value).map(({ star, fill }) => (
        <OneStar key={star} fill={fill} size={size} />
      ))}
    </span>
  );
}

function OneStar({ fill, size }: { fill: StarFill; size: number }) {
  return (
    <span className="relative inline-block" style={{ width: size, height: size }}>
      <Icon of={Star} size={size} filled className="absolute inset-0 text-line-2" />
      {fill !== 'empty' && (
        <span
          className={classNames('absolute inset-y-0 inset-s-0 overflow-hidden', fill === 'half' ? 'w-1/2' : 'w-full')}
        >
          <Icon of={Star} size={size} filled className="absolute inset-s-0 top-0 text-star" />
        </span>
      )}
    </span>
  );
}

type RatingProps = { value: string; count?: string | undefined; label: string; className?: string };

/** One star and the number, for cards and lists. Both texts come formatted. */
export function Rating({ value, count, label, className }: RatingProps) {
  return (
    <span role="img" aria-label={label} className={classNames('rating', className)}>
      <b>{value}</b>
      {count && <span>{`(${count})`}</span>}
    </span>
  );
}
