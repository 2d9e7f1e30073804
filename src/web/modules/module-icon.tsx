import type { Module } from '#contract/modules/modules.ts';
import { useSession } from '#web/session/session.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** The module's own picture; its name stands beside it or on the button around it. */
export function ModuleIcon({ module, size }: { module: Module; size: 24 | 30 }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <span className="block shrink-0" style={{ width: size, height: size }}>
      <Picture id={module.icon} ratio="1x1" alt="" sizes={`${size}px`} widest={96} theme={theme} early />
    </span>
  );
}
