import ArrowRight from 'lucide-react/icons/arrow-right';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

type End = { title: string; text?: string | undefined; icon?: Glyph | undefined };

/** What it is, and what it becomes. */
export function FromTo({ from, to, className = 'mt-4' }: { from: End; to: End; className?: string }) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-3', className)}>
      <Box end={from} />
      <Icon of={ArrowRight} size={18} className="self-center text-ink-3 rtl:rotate-180" />
      <Box end={to} isNew />
    </div>
  );
}

function Box({ end: { title, text, icon }, isNew = false }: { end: End; isNew?: boolean }) {
  return (
    <div
      className={classNames(
        'flex min-w-0 items-center gap-3 rounded-card border px-3.5 py-2.5',
        isNew ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line-2',
      )}
    >
      {icon && <Icon of={icon} size={18} className="shrink-0" />}
      <p className="min-w-0 leading-5">
        <bdi className={classNames('line-clamp-2 font-semibold text-small', isNew && 'text-ink')}>{title}</bdi>
        {text && (
          <span className="block truncate text-caption text-ink-2">
            <bdi>{text}</bdi>
          </span>
        )}
      </p>
    </div>
  );
}
