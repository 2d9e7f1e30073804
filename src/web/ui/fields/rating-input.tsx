import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { Icon } from '../pictures/icon.tsx';

type RatingInputProps = {
  label: string;
  /** The name of each star, e.g. "3 stars". */
  starLabel(stars: number): string;
  value: number;
  onChange(stars: number): void;
};

export function RatingInput({ label, starLabel, value, onChange }: RatingInputProps) {
  const name = useId();

  return (
    <fieldset className="inline-flex min-w-0">
      <legend className="sr-only">{label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-11 place-items-center rounded-control has-focus-visible:shadow-(--focus-ring)"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={starLabel(stars)}
            className="sr-only"
          />
          <Icon
            of={Star}
            size={28}
            filled={stars <= value}
            className={stars <= value ? 'text-star' : 'text-line-control'}
          />
        </label>
      ))}
    </fieldset>
  );
}
