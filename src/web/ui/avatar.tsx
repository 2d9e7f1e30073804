import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Icon } from './icon.tsx';

/** A person's picture in a circle; a figure where there is none, or it did not come. */
export function Avatar({ src, size = 40 }: { src: string | null; size?: 40 | 56 }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      style={{ width: size, height: size }}
      className="grid shrink-0 place-items-center overflow-hidden rounded-pill bg-ground-lilac text-ink"
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <Icon of={User} size={size / 2} />
      )}
    </span>
  );
}
