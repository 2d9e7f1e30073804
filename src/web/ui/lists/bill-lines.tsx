import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';

type ShownBillLine = {
  name: string;
  title: string;
  amount: ReactNode;
  /** It makes the total smaller. */
  isOff?: boolean;
  /** It sums up what stands above it. */
  isSum?: boolean;
  /** How it came about, in words; none: there is nothing to open. */
  why: readonly string[];
};

type BillLinesProps = {
  lines: readonly ShownBillLine[];
  /** Where there is room, the reasons stand open from the start. */
  isOpen?: boolean;
};

/**
 * Every amount opens into where it comes from. The row itself is the button: it already says what it is about and how
 * much it is, so that nobody has to listen to a second name on each of them.
 */
export function BillLines({ lines, isOpen = false }: BillLinesProps) {
  return (
    <div className="flex flex-col">
      {lines.map((line) =>
        line.why.length > 0 ? (
          <details key={line.name} data-line={line.name} open={isOpen} className="group">
            <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-2 text-ink-2 text-small hover:bg-hover md:min-h-8 [&::-webkit-details-marker]:hidden">
              <span className="flex min-w-0 items-center gap-1">
                <bdi>{line.title}</bdi>
                <Icon
                  of={ChevronDown}
                  size={14}
                  className="shrink-0 text-ink-3 transition-transform group-open:rotate-180 print:hidden"
                />
              </span>
              <Amount {...line} />
            </summary>
            <ul className="mb-2 flex flex-col gap-0.5 border-line border-s-2 ps-3 text-caption text-ink-3">
              {line.why.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </details>
        ) : (
          <p
            key={line.name}
            data-line={line.name}
            className={classNames(
              'flex min-h-8 items-center justify-between gap-3 text-small',
              line.isSum ? 'mt-2 border-line border-t pt-2 font-semibold' : 'text-ink-2',
            )}
          >
            <bdi>{line.title}</bdi>
            <Amount {...line} />
          </p>
        ),
      )}
    </div>
  );
}

const Amount = ({ amount, isOff = false }: ShownBillLine) => (
  <bdi className={classNames('shrink-0 tabular', isOff && 'font-semibold text-success-ink')}>{amount}</bdi>
);
