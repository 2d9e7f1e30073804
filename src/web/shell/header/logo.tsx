import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useHome } from './use-home.ts';

/** `name`: how its name is set; where there is no room, the mark stands for it. */
export function Logo({ className, name }: { className?: string; name?: string }) {
  const { business_name, logo } = useConfig();
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <Link
      to={useHome()}
      className={classNames(
        'flex h-11 shrink-0 items-center gap-2.5 rounded-control font-extrabold text-title tracking-tight',
        className,
      )}
    >
      <span className="block size-8 overflow-hidden rounded-thumb">
        {logo ? (
          <Picture id={logo} ratio="1x1" alt="" sizes="32px" widest={96} theme={theme} early />
        ) : (
          <img src="/icon.svg" alt="" width={32} height={32} />
        )}
      </span>
      <span className={name}>{business_name}</span>
    </Link>
  );
}
