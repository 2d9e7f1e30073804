import { classNames } from '../class-names.ts';

type ProgressBarProps = {
  /** 0 to 100; anything outside is drawn at the end it passed. */
  percent: number;
  label: string;
  tone?: 'success' | 'accent';
  className?: string;
};

export function ProgressBar({ percent, label, tone = 'success', className }: ProgressBarProps) {
  const filled = Math.min(Math.max(percent, 0), 100);

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(filled)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-1.5 overflow-hidden rounded-pill bg-line-2', className)}
    >
      <div
        className={classNames(
          'h-full w-full origin-left rounded-pill transition-[scale] duration-(--duration-slow) ease-out rtl:origin-right',
          tone === 'success' ? 'bg-success' : 'bg-accent',
        )}
        style={{ scale: `${filled}% 1` }}
      />
    </div>
  );
}
