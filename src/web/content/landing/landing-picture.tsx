import type { Ratio } from '#contract/media/media.ts';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

type LandingPictureProps = {
  /** A section's picture; a section may have none. */
  id: string | null;
  ratio: Ratio;
  sizes: string;
  alt?: string;
  priority?: boolean;
  className?: string;
};

/** By day or by night, as the shopper chose. */
export function LandingPicture({ id, alt = '', ...rest }: LandingPictureProps) {
  const theme = useSession(({ settings }) => settings.theme);
  return id && <Picture id={id} alt={alt} theme={theme} {...rest} />;
}
