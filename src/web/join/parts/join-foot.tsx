import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { useOwnPart } from '#web/ui/own-part.ts';

type JoinFootProps = {
  /** At the start: how far one is, or what was chosen and what it costs. */
  children: ReactNode;
  action: string;
  progress: string | null;
  onPress(): void;
  back: string;
};

/** Fixed at the lower edge: one button that goes on. It can always be pressed, and leads to what is missing. */
export function JoinFoot({ children, action, progress, onPress, back }: JoinFootProps) {
  const t = useTranslate();
  useOwnPart('bar');
  return (
    <div
      data-bottom-bar
      className="safe-bottom fixed inset-x-0 bottom-0 z-(--z-header) border-line border-t bg-surface"
    >
      <div className="column flex flex-col gap-2 py-2.5 md:min-h-19 md:flex-row md:items-center md:gap-3">
        <div className="min-w-0 flex-1 text-ink-2 text-small">{children}</div>
        <LinkButton to={back} look="secondary" size={52} className="max-md:hidden">
          {t('join.back')}
        </LinkButton>
        <Button size={52} progress={progress} onClick={onPress} className="max-md:w-full">
          {action}
        </Button>
      </div>
    </div>
  );
}
