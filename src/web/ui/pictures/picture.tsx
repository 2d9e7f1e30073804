import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useCallback, useState } from 'react';
import type { Ratio, Width } from '#contract/media/media.ts';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import { pictureSources } from './picture-sources.ts';

export type PictureProps = {
  id: string;
  ratio: Ratio;
  /** What it shows; empty when the words beside it say it already. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute: "(min-width: 768px) 230px, 164px". */
  sizes: string;
  widest?: Width;
  /** `system` lets the browser choose; a shopper who chose a theme gets that one. */
  theme?: 'light' | 'dark' | 'system';
  /** The one picture the first screen waits for. */
  priority?: boolean;
  /** On the first screen, but nothing waits for it: asked for at once, after everything else. */
  early?: boolean;
  fallback?: ReactNode;
  className?: string;
};

export function Picture({
  id,
  ratio,
  alt,
  sizes,
  widest = 960,
  theme = 'system',
  priority = false,
  early = false,
  fallback,
  className,
}: PictureProps) {
  const [brokenId, setBrokenId] = useState<string | null>(null);
  // A server-rendered picture may fail before React listens; then only its size tells.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenId(id);
    },
    [id],
  );

  if (brokenId === id) return fallback ?? <MissingPicture alt={alt} className={className} />;

  const own = pictureSources(id, ratio, widest, theme === 'dark' ? 'dark' : 'light');
  const image = (
    <img
      ref={checkEarlyFailure}
      {...own}
      sizes={own.srcSet && sizes}
      alt={alt}
      loading={priority || early ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : early ? 'low' : undefined}
      onError={() => setBrokenId(id)}
      className={classNames('picture', className)}
    />
  );
  if (theme !== 'system' && !priority) return image;

  const dark = theme === 'system' && pictureSources(id, ratio, widest, 'dark');
  // Also around a picture that comes first: outside of a `picture`, React names such a one in the head as a preload, too.
  // A preload is chosen by width alone, the picture also by what the browser has already, and one of the two is in vain.
  return (
    <picture className="contents">
      {dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.srcSet ?? dark.src} sizes={dark.srcSet && sizes} />
      )}
      {image}
    </picture>
  );
}

function MissingPicture({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={alt}
      aria-hidden={alt === '' || undefined}
      className={classNames('grid size-full place-items-center bg-ground-sand text-ink-3', className)}
    >
      <Icon of={ImageOff} size={24} />
    </span>
  );
}
